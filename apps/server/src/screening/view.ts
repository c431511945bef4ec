import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { feeAt, isFeeReturnedIfNotChosen } from "@porchlight/domain/applications/home-fees.ts";
import { reportsReadableUntil } from "@porchlight/domain/applications/timing.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { productsOf } from "@porchlight/domain/screening/products.ts";
import { creditFileOf, deliveredProducts } from "@porchlight/domain/screening/summary.ts";
import type { App } from "../app.ts";
import { type Payment, paymentsOf } from "../payments/store.ts";
import type { Renter } from "../platform/http/serve.ts";
import { feeBarOf } from "./fee-bars.ts";
import { hasScreening, type ScreeningApp } from "./has-screening.ts";
import {
  copiesOwed,
  isCriminalWithheld,
  lawAt,
  ownReportMaxAge,
  saysNoOwnReport,
  takesOwnReport,
} from "./law-at-home.ts";
import { feeSituationOf, ownSituation, type Situation } from "./queries.ts";
import { loadScreening, type PersonScreening } from "./store.ts";

/** Returns the screening of a person as they see it. Errors  `not-found` for anybody else's, and where nobody is screened */
export const viewOfScreening = async (
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
): Promise<RenterScreeningView> => (await screeningSeenBy(app, actor, applicationId)) ?? refuse("not-found");

/** The same, or null. */
export async function screeningSeenBy(
  app: App,
  actor: Renter,
  applicationId: string,
): Promise<RenterScreeningView | null> {
  const situation = hasScreening(app) ? await ownSituation(app.db, actor.userId, applicationId) : null;
  if (!situation?.attestation) return null;
  const [screening, payments, feeSituation] = await Promise.all([
    loadScreening(app.db, applicationId),
    paymentsOf(app.db, applicationId),
    feeSituationOf(app.db, applicationId),
  ]);
  const { home, type } = situation;
  const now = app.clock.now();
  const laws = lawAt(home, now);
  const fee = feeAt(home, type, screening?.status === "OWN_REPORT", now);
  return {
    status: screening?.status ?? "OPEN",
    products: screening?.products ?? [...productsOf[type]],
    fee: {
      cents: fee.cents,
      baseCents: fee.base,
      reason: fee.reason?.code ?? null,
      source: fee.reason?.row.source ?? null,
      isSourceFirm: fee.reason?.row.confidence === "C",
      isLawKnown: fee.isKnown,
      takesOwnReport: takesOwnReport(laws),
      saysNoOwnReport: saysNoOwnReport(laws),
      isReturnedIfNotChosen: isFeeReturnedIfNotChosen(home, now),
      bar: fee.cents > 0 ? feeBarOf(home, feeSituation, now) : null,
    },
    payment: paymentView(payments),
    ...timesOf(screening, situation),
    ownCopies: copiesOf(screening, situation, copiesOwed(laws), now),
    creditFile: creditFileOf(screening?.summary),
    reportAgency: screening?.reportAgency ?? null,
    reportMadeOn: screening?.reportMadeOn ?? null,
    reportMaxAgeDays: ownReportMaxAge(laws),
    leavesOutCriminal: takesOwnReport(laws) && isCriminalWithheld(situation, now),
  };
}

const states = { OPEN: "OPEN", EXPIRED: "NONE", PAID: "PAID", REFUND_DUE: "REFUND_DUE", REFUNDED: "REFUNDED" } as const;

/** What a person paid, or is about to; of several attempts the last that was paid, else the last. */
function paymentView(payments: readonly Payment[]): RenterScreeningView["payment"] {
  const paid = payments.find(({ paidAt }) => paidAt !== null);
  const open = payments.find(({ status }) => status === "OPEN");
  const one = paid && paid.status === "PAID" ? paid : (open ?? paid ?? null);
  return {
    state: one ? states[one.status] : "NONE",
    cents: one?.cents ?? null,
    paidAt: one?.paidAt?.toString() ?? null,
    refundedAt: one?.refundedAt?.toString() ?? null,
    receiptUrl: one?.receiptUrl ?? null,
  };
}

const timesOf = (screening: PersonScreening | null, { submittedAt }: Situation) => ({
  consentedAt: screening?.consentedAt?.toString() ?? null,
  orderedAt: screening?.orderedAt?.toString() ?? null,
  deliveredAt: screening?.deliveredAt?.toString() ?? null,
  expiresAt: (screening && readableUntil(screening, submittedAt)?.toString()) ?? null,
});

/** Returns until when reports may be read: the bureau's day, or 30 days after the person submitted, whichever is earlier. */
export function readableUntil(
  { expiresAt }: Pick<PersonScreening, "expiresAt">,
  submittedAt: Temporal.Instant | null,
): Temporal.Instant | null {
  const ours = submittedAt && reportsReadableUntil(submittedAt);
  if (expiresAt === null || ours === null) return expiresAt;
  return Temporal.Instant.compare(expiresAt, ours) < 0 ? expiresAt : ours;
}

/** The reports that a person may read a copy of now. */
function copiesOf(
  screening: PersonScreening | null,
  { submittedAt }: Situation,
  owed: RenterScreeningView["ownCopies"],
  now: Temporal.Instant,
): RenterScreeningView["ownCopies"] {
  const until = screening && readableUntil(screening, submittedAt);
  const summary = screening?.summary;
  if (!summary || !until || Temporal.Instant.compare(until, now) <= 0) return [];
  return deliveredProducts(summary).filter((product) => owed.includes(product));
}
