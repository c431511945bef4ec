import { isDecided } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { productsOf } from "@porchlight/domain/screening/products.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { ownSituation, type Situation } from "./queries.ts";
import { beginScreening, type PersonScreening } from "./store.ts";

/**
 * Returns a person's own situation in which a step of their screening may be taken.
 * Errors  `not-found` for anybody else's and for a household that is not screened, `application.withdrawn`,
 *         `application.home-gone`, `application.read-only` once it is decided
 */
export async function openSituation(
  on: App["db"] | Tx,
  actor: Renter,
  applicationId: string,
): Promise<Situation & { attestation: NonNullable<Situation["attestation"]> }> {
  const situation = (await ownSituation(on, actor.userId, applicationId)) ?? refuse("not-found");
  const { attestation } = situation;
  if (!attestation) return refuse("not-found");
  if (situation.isWithdrawn) refuse("application.withdrawn");
  if (situation.home.isGone) refuse("application.home-gone");
  if (isDecided(situation.bundleStatus)) refuse("application.read-only");
  return { ...situation, attestation };
}

/** As `openSituation`, for a person who has not submitted. Errors  `application.read-only`, too */
export async function unsubmittedSituation(
  on: App["db"] | Tx,
  actor: Renter,
  applicationId: string,
): ReturnType<typeof openSituation> {
  const situation = await openSituation(on, actor, applicationId);
  if (situation.status === "SUBMITTED") refuse("application.read-only");
  return situation;
}

/** Locks the screening of a person, which begins with its first step. */
export const screeningOf = (tx: Tx, app: App, situation: Situation): Promise<PersonScreening> =>
  beginScreening(tx, { ...situation, products: [...productsOf[situation.type]] }, app.clock.now());
