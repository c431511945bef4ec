import { randomUUID } from "node:crypto";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { openSituation, screeningOf } from "./own-step.ts";
import type { Situation } from "./queries.ts";
import { endSitting, lockScreening, type PersonScreening, saveScreening } from "./store.ts";

/** Longer than all calls of a sitting may take together. */
const longest = Temporal.Duration.from({ minutes: 5 });

/** A step that calls a partner for one person, with no transaction open; nobody else calls for them meanwhile. */
export type Sitting = {
  id: string;
  situation: Situation & { attestation: NonNullable<Situation["attestation"]> };
  screening: PersonScreening;
};

/** Whether a sitting is under way. */
export const isSitting = ({ sitting, sittingUntil }: PersonScreening, now: Temporal.Instant): boolean =>
  sitting !== null && sittingUntil !== null && Temporal.Instant.compare(sittingUntil, now) > 0;

/**
 * Does something with a partner for one person in one of some statuses.
 * Errors  as `openSituation`; `screening.step-not-open` in another status and while another sitting is under way
 */
export async function inSitting<Result>(
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  statuses: readonly ScreeningStatus[],
  work: (sitting: Sitting) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID();
  const claimed = await app.inTransaction(async (tx) => {
    const situation = await openSituation(tx, actor, applicationId);
    const screening = await screeningOf(tx, app, situation);
    const now = app.clock.now();
    if (isSitting(screening, now) || !statuses.includes(screening.status)) refuse("screening.step-not-open");
    const held = { ...screening, sitting: id, sittingUntil: now.add(longest) };
    await saveScreening(tx, held, now);
    return { id, situation, screening: held };
  });
  try {
    return await work(claimed);
  } finally {
    await app.inTransaction((tx) => endSitting(tx, applicationId, id));
  }
}

/** Changes what the sitting is about, as long as it is under way. Errors  `screening.step-not-open` */
export const changeInSitting = <Result>(
  app: ScreeningApp,
  { id, situation }: Pick<Sitting, "id" | "situation">,
  change: (tx: Tx, screening: PersonScreening) => Promise<Result>,
): Promise<Result> =>
  app.inTransaction(async (tx) => {
    const screening = await lockScreening(tx, situation.applicationId);
    if (screening?.sitting !== id) return refuse("screening.step-not-open");
    return change(tx, screening);
  });

/** Saves facts in a sitting and returns the screening as it then is. */
export const saveInSitting = (
  app: ScreeningApp,
  sitting: Pick<Sitting, "id" | "situation">,
  change: Partial<PersonScreening>,
): Promise<PersonScreening> =>
  changeInSitting(app, sitting, async (tx, screening) => {
    const changed = { ...screening, ...change };
    await saveScreening(tx, changed, app.clock.now());
    return changed;
  });
