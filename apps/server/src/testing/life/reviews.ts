import type { ApplicationView, AttestationsView, BundleView } from "@porchlight/contract/applications.ts";
import type { BundleMove } from "@porchlight/domain/applications/lifecycle.ts";
import { oneOf, type ReviewDeed } from "./acts.ts";
import { type Life, type OwnerAct, type SimulatedHome, statusOf } from "./simulated-home.ts";

const read = <Reply>({ product }: Life, { owner }: SimulatedHome, path: string) =>
  product.api<Reply>("GET", `/investor-application/${path}`, { token: owner.token });

const bundles = async (life: Life, place: SimulatedHome): Promise<BundleView[]> =>
  (await read<{ bundles: BundleView[] }>(life, place, "application-bundles")).body.bundles.filter(
    ({ property }) => property.id === place.home.id,
  );

const decides =
  (move: BundleMove): OwnerAct =>
  async (place, which, send, life) => {
    const found = oneOf(
      (await bundles(life, place)).filter(({ moves }) => moves.includes(move)),
      which,
    );
    return found ? send(`/investor-application/${found.id}/${move}`, {}) : null;
  };

/** What an owner does with the applications for a home; `leads` finds those of the home. */
export const reviews = (
  leads: (life: Life, place: SimulatedHome) => Promise<{ id: string }[]>,
): Record<ReviewDeed, OwnerAct> => ({
  async "sends-application"(place, which, _send, life) {
    const lead = oneOf(await leads(life, place), which);
    if (!lead) return null;
    const stated = await read<AttestationsView>(life, place, `property/${place.home.id}/attestations`);
    if (stated.status >= 300) return statusOf(stated);
    const { attestationGroupId, attestations } = stated.body;
    const attestationResponses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
    const body = { inquiryId: lead.id, attestation: { attestationGroupId, attestationResponses } };
    const { token } = place.owner;
    const path = `/investor-application/${place.home.id}`;
    const sent = await life.product.api<BundleView>("POST", path, { token, body });
    if (sent.status < 300) {
      const email = sent.body.primaryApplicant.user.email!;
      place.households.push([{ number: which, email, account: null }]);
    }
    return statusOf(sent);
  },
  "sends-application-again": decides("resend"),
  "accepts-application": decides("accept"),
  "declines-application": decides("decline"),
  async "opens-report"(place, which, _send, life) {
    const bundle = oneOf(
      (await bundles(life, place)).filter(({ submittedAt }) => submittedAt !== null),
      which,
    );
    if (!bundle) return null;
    const { body } = await read<ApplicationView[]>(life, place, `application-bundle/${bundle.id}/applications`);
    const ready = body.flatMap(({ id, reports }) =>
      reports.filter(({ state }) => state === "READY").map(({ product }) => `${id}/report?productType=${product}`),
    );
    const found = oneOf(ready, which);
    return found ? statusOf(await read(life, place, found)) : null;
  },
});
