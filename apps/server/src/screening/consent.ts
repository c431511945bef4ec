import { refuse } from "@porchlight/domain/refusals.ts";
import type { AttestationGroup, AttestationResponse } from "../partners/screening/request-calls.ts";
import type { Renter } from "../platform/http/serve.ts";
import { atBureau } from "./at-bureau.ts";
import { answersTo, isAffirmed, statementViews } from "./attested.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { screeningOf, unsubmittedSituation } from "./own-step.ts";
import { ensureRenterAtBureau } from "./request-at-bureau.ts";
import { inSitting } from "./sitting.ts";
import { loadScreening } from "./store.ts";
import { move } from "./transition.ts";

/** The address of the bureau's terms. */
export const termsUrlOf = ({ config }: ScreeningApp): string => config.screening?.termsUrl ?? config.termsUrl;

/**
 * Returns the statements that a person answers before reports are ordered.
 * Errors  as `unsubmittedSituation`; `screening.step-not-open` before the age is known, `screening.unavailable`,
 *         `application.incomplete` without a name or phone
 */
export async function statementsFor(app: ScreeningApp, actor: Renter, applicationId: string) {
  const statements = await groupFor(app, actor, applicationId);
  return {
    termsUrl: termsUrlOf(app),
    attestationGroupId: statements.attestationGroupId,
    attestations: statementViews(statements),
  };
}

/** The bureau asks by request and renter, which are created there when a person first comes this far. */
async function groupFor(app: ScreeningApp, actor: Renter, applicationId: string): Promise<AttestationGroup> {
  await unsubmittedSituation(app.db, actor, applicationId);
  const known = await loadScreening(app.db, applicationId);
  const created =
    known?.status === "AGE_CONFIRMED" && known.requestId !== null && known.bureauRenterId !== null
      ? known
      : await inSitting(app, actor, applicationId, ["AGE_CONFIRMED"], (sitting) => ensureRenterAtBureau(app, sitting));
  const of = { renterId: created.bureauRenterId!, requestId: created.requestId! };
  return atBureau(app, () => app.screening.renterAttestations(of));
}

/**
 * Keeps a person's consent with its time, the network address it came from, and the statements as they were shown.
 * Errors  as `statementsFor`; `screening.statements-changed` where others were shown, `application.attestation-needed`
 *         where one that has to be affirmed is not
 */
export async function consent(
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  given: { attestationGroupId: number; responses: AttestationResponse[]; from: string },
): Promise<void> {
  const statements = await groupFor(app, actor, applicationId);
  if (given.attestationGroupId !== statements.attestationGroupId) refuse("screening.statements-changed");
  if (!isAffirmed(statements, given.responses)) refuse("application.attestation-needed");
  await app.inTransaction(async (tx) => {
    const screening = await screeningOf(tx, app, await unsubmittedSituation(tx, actor, applicationId));
    await move(tx, app, screening, "consent", {
      consentedAt: app.clock.now(),
      consentedFrom: given.from,
      consent: { termsUrl: termsUrlOf(app), statements, responses: answersTo(statements, given.responses) },
    });
  });
}
