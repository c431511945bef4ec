import { demoOutcomes } from "@porchlight/scenarios/story-of-applications.ts";
import type { Step } from "@porchlight/scenarios/story-steps.ts";
import { paymentsOf } from "../payments/store.ts";
import type { Renter } from "../platform/http/serve.ts";
import { consent, statementsFor } from "../screening/consent.ts";
import { confirmAge } from "../screening/first-steps.ts";
import { hasScreening, type ScreeningApp } from "../screening/has-screening.ts";
import { proveIdentity } from "../screening/identity.ts";
import { attestationsFor } from "../screening/owner-attestations.ts";
import { checkPayment, startPayment } from "../screening/paying.ts";
import { actorOf, applicationOf, network } from "./applicants.ts";
import { sandboxStage } from "./sandbox-stage.ts";
import { renterOf, type StoryState } from "./story-state.ts";

/** A number that was never issued, so that no bureau knows it, and a birth date. */
const proof = { ssn: "666010203", birthDate: "1988-03-14" };
const stated = {
  address: { street: "2210 NE Broadway", unit: null, city: "Portland", state: "OR", zip: "97232" },
  employment: "Employed",
} as const;

/** Takes a person through their screening: age, consent, fee and identity. Without a bureau there is none. */
export async function passScreening(
  telling: StoryState,
  step: Extract<Step, { does: "passes-screening" }>,
): Promise<void> {
  const { app } = telling;
  const stage = sandboxStage(app);
  if (!hasScreening(app) || !stage) return;
  const { id } = await applicationOf(telling, step.renter);
  const actor = await actorOf(telling, step.renter);
  await stage.expectReports(renterOf(step.renter).email!, demoOutcomes[step.renter]!);
  await confirmAge(app, actor, id, proof.birthDate);
  await agree(app, actor, id);
  if ((await startPayment(app, actor, id)) !== null) {
    const open = (await paymentsOf(app.db, id)).find(({ status }) => status === "OPEN")!;
    await stage.pay(open.sessionId!);
    await checkPayment(app, actor, id);
  }
  await proveIdentity(app, actor, id, { stated, proof });
}

async function agree(app: ScreeningApp, actor: Renter, applicationId: string): Promise<void> {
  const { attestationGroupId, attestations } = await statementsFor(app, actor, applicationId);
  const responses = allAffirmed(attestations);
  await consent(app, actor, applicationId, { attestationGroupId, responses, from: network });
}

/** Returns the owner's answers to what the bureau asks before an application is sent; undefined without a bureau. */
export async function ownersAttestation({ app, owner }: StoryState, propertyId: string) {
  const { attestationGroupId, attestations } = await attestationsFor(app, owner, propertyId);
  return attestationGroupId === null
    ? undefined
    : { attestationGroupId, attestationResponses: allAffirmed(attestations) };
}

const allAffirmed = (attestations: readonly { attestationId: number }[]) =>
  attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
