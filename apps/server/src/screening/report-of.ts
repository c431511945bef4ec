import { refuse } from "@porchlight/domain/refusals.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import { deliveredProducts } from "@porchlight/domain/screening/summary.ts";
import { reportDocument } from "../partners/screening/report/report-document.ts";
import { sanitizeReport } from "../partners/screening/report/sanitize.ts";
import type { ReportReader } from "../partners/screening/report-calls.ts";
import { atBureau } from "./at-bureau.ts";
import type { ScreeningApp } from "./has-screening.ts";
import type { Situation } from "./queries.ts";
import { insertReading, loadScreening } from "./store.ts";
import { readableUntil } from "./view.ts";

const roles = { landlord: "investor", renter: "renter" } as const satisfies Record<ReportReader, string>;

/**
 * Returns a report on a person as a document, read from the bureau now. Nothing of it is kept but who opened it.
 * Errors  `screening.report-not-ready` before its delivery, `not-found` where there is none of it or its person erased it,
 *         `screening.report-expired`, `screening.unavailable`
 */
export async function reportOf(
  app: ScreeningApp,
  situation: Situation,
  product: ReportProduct,
  by: { reader: ReportReader; userId: string },
): Promise<{ html: string; generatedAt: string; expiresAt: string; provider: string }> {
  const { applicationId, submittedAt } = situation;
  const screening = await loadScreening(app.db, applicationId);
  const { summary, deliveredAt, requestRenterId } = screening ?? {};
  if (!screening || !deliveredAt || !requestRenterId) return refuse("screening.report-not-ready");
  if (!summary) return refuse("not-found");
  if (!deliveredProducts(summary).includes(product)) refuse("not-found");
  const expiresAt = readableUntil(screening, submittedAt)!;
  if (Temporal.Instant.compare(expiresAt, app.clock.now()) <= 0) refuse("screening.report-expired");
  const { data } = await atBureau(app, () => app.screening.report(requestRenterId, product, by.reader));
  const html = reportDocument(product, sanitizeReport(product, data));
  const reading = { applicationId, product, userId: by.userId, role: roles[by.reader] };
  await app.inTransaction((tx) => insertReading(tx, reading, app.clock.now()));
  const times = { generatedAt: deliveredAt.toString(), expiresAt: expiresAt.toString() };
  return { html, ...times, provider: summary.provider };
}
