import { dayAt, type HomeOfLaw, placeOf } from "@porchlight/domain/applications/home-fees.ts";
import { offerRuleOf } from "@porchlight/domain/applications/law/conditional-offer.ts";
import { lawFor, rowsAbout } from "@porchlight/domain/applications/law/law.ts";
import type { LawRow, LawValues } from "@porchlight/domain/applications/law/law-row.ts";
import { placeWords } from "@porchlight/domain/applications/law/place-words.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type ReportProduct, reportProducts } from "@porchlight/domain/screening/products.ts";
import type { ReportAge } from "@porchlight/domain/screening/report-age.ts";

/** The laws that hold at a home now. */
export const lawAt = (home: HomeOfLaw, now: Temporal.Instant): LawRow[] => lawFor(placeOf(home), dayAt(home, now));

/** How many days old a report that a person brings may be that has to be taken, with no fee then; null where none has to. */
export function ownReportMaxAge(laws: readonly LawRow[]): number | null {
  const ages = rowsAbout(laws, "own-report").flatMap(({ value }) =>
    value.kind === "must-be-taken" ? [value.maxAgeDays] : [],
  );
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** Whether a report that a person brings has to be taken. */
export const takesOwnReport = (laws: readonly LawRow[]): boolean => ownReportMaxAge(laws) !== null;

/** How old a report may be at a home that a person brings. */
export const reportAgeAt = (home: HomeOfLaw, now: Temporal.Instant): ReportAge => ({
  today: dayAt(home, now),
  maxAgeDays: ownReportMaxAge(lawAt(home, now)),
});

/** Whether a person has to be told that no report of theirs is taken, where the law leaves that to the owner. */
export const saysNoOwnReport = (laws: readonly LawRow[]): boolean =>
  !takesOwnReport(laws) && rowsAbout(laws, "own-report").some(({ value }) => value.kind === "landlord-chooses");

/** What laws say about when a fee goes back. */
export const refundLawsIn = (laws: readonly LawRow[]): LawValues["fee-refund"][] =>
  rowsAbout(laws, "fee-refund").map(({ value }) => value);

/** Whether a fee may be taken only while the home is to let. */
export const needsAvailableHome = (laws: readonly LawRow[]): boolean =>
  rowsAbout(laws, "fee-condition").some(({ value }) => value.kind === "home-available");

/** Whether a criminal report may not be read yet, since it may follow only a conditional offer. */
export const isCriminalWithheld = (
  { home, offeredAt }: { home: HomeOfLaw; offeredAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean => offeredAt === null && offerRuleOf(lawAt(home, now)) !== null;

/** Errors  `application.offer-first`, which names the place */
export function refuseBeforeOffer(home: HomeOfLaw, now: Temporal.Instant): never {
  const rule = offerRuleOf(lawAt(home, now));
  return refuse("application.offer-first", { place: placeWords(rule?.row.place ?? placeOf(home)) });
}

/** Returns the reports that a person is owed a copy of. */
export function copiesOwed(laws: readonly LawRow[]): ReportProduct[] {
  const rows = rowsAbout(laws, "report-copy");
  if (rows.some(({ value }) => value.reports === "all")) return [...reportProducts];
  return rows.length > 0 ? ["CREDIT"] : [];
}
