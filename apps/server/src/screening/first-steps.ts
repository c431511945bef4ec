import { dayAt } from "@porchlight/domain/applications/home-fees.ts";
import { futureDateMessage } from "@porchlight/domain/kernel/dates.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { ageMessage, ageOn, screenedAges } from "@porchlight/domain/screening/age.ts";
import { type SkipReason, skipEvents } from "@porchlight/domain/screening/lifecycle.ts";
import type { Renter } from "../platform/http/serve.ts";
import { atBureau } from "./at-bureau.ts";
import { bundleFor } from "./bundles.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { lawAt, takesOwnReport } from "./law-at-home.ts";
import { screeningOf, unsubmittedSituation } from "./own-step.ts";
import type { Situation } from "./queries.ts";
import { move } from "./transition.ts";

/**
 * Takes the first step of a person's screening: their age is checked, and the bundle that their state allows is chosen.
 * Nothing of the birth date is kept.
 * Errors  as `unsubmittedSituation`; `screening.underage`, `invalid-input`, `screening.unavailable`,
 *         `screening.step-not-open`
 */
export async function confirmAge(
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  birthDate: string,
): Promise<void> {
  const situation = await unsubmittedSituation(app.db, actor, applicationId);
  requireAge(birthDate, situation, app.clock.now());
  const bundle = await atBureau(app, () => bundleFor(app.screening, situation.type, situation.home.location.state));
  await app.inTransaction(async (tx) => {
    const screening = await screeningOf(tx, app, await unsubmittedSituation(tx, actor, applicationId));
    if (!bundle) await move(tx, app, screening, "restrict");
    else {
      const chosen = { bureauBundleId: bundle.bundleId, products: bundle.products };
      await move(tx, app, screening, "confirmAge", { ...chosen, ageConfirmedAt: app.clock.now() });
    }
  });
}

/** Errors  `screening.underage`, `invalid-input` for a date to come or on which nobody who lives was born */
export function requireAge(birthDate: string, { home }: Situation, now: Temporal.Instant): void {
  const age = ageOn(Temporal.PlainDate.from(birthDate), dayAt(home, now));
  if (age < 0) refuse("invalid-input", {}, { birthDate: futureDateMessage });
  if (age < screenedAges.min) refuse("screening.underage", {}, { birthDate: ageMessage });
  if (age > screenedAges.max) refuse("invalid-input", {}, { birthDate: ageMessage });
}

/**
 * Goes on without reports and fee; what was paid goes back.
 * Errors  as `unsubmittedSituation`; `screening.step-not-open`, also where no law has the owner take a report
 */
export const skipScreening = (
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  because: SkipReason,
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const situation = await unsubmittedSituation(tx, actor, applicationId);
    const now = app.clock.now();
    if (because === "OWN_REPORT" && !takesOwnReport(lawAt(situation.home, now))) refuse("screening.step-not-open");
    const screening = await screeningOf(tx, app, situation);
    if (screening.sitting !== null && screening.orderTriedAt !== null) refuse("screening.step-not-open");
    await move(tx, app, screening, skipEvents[because], { sitting: null, sittingUntil: null });
  });
