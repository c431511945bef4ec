import type { ApplicationView } from "@porchlight/contract/applications.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { productsOf } from "@porchlight/domain/screening/products.ts";
import type { ScreeningRow } from "./queries.ts";
import { readableUntil } from "./view.ts";

type Seen = Pick<ApplicationView, "reports" | "screening">;

/** Statuses of which reports are still to come, or are there. */
const toCome: ReadonlySet<ScreeningStatus> = new Set([
  ...["OPEN", "AGE_CONFIRMED", "CONSENTED", "FEE_SETTLED", "EXAM", "IDENTIFIED", "ORDERED", "DELIVERED"],
] as ScreeningStatus[]);

/**
 * Returns the reports on a person who has submitted, by role, and why there are none. A person without a screening at
 * all went on without one.
 */
export function reportsSeen(
  screening: ScreeningRow | null,
  { type, submittedAt }: { type: ApplicationType; submittedAt: Temporal.Instant },
  { now, isCriminalLater }: { now: Temporal.Instant; isCriminalLater: boolean },
): Seen {
  const status = screening?.status ?? "SKIPPED";
  const expiresAt = screening && readableUntil(screening, submittedAt);
  const delivered = screening?.summary?.products ?? null;
  const isExpired = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0;
  const reports = productsOf[type].map((product) => {
    const row = { product, expiresAt: expiresAt?.toString() ?? null };
    if (!delivered) return { ...row, state: isWaiting(status) ? ("WAITING" as const) : ("NONE" as const) };
    if (!delivered.includes(product)) return { ...row, expiresAt: null, state: "NONE" as const };
    if (isExpired) return { ...row, state: "EXPIRED" as const };
    return { ...row, state: product === "CRIMINAL" && isCriminalLater ? ("WAITING" as const) : ("READY" as const) };
  });
  return { reports, screening: toCome.has(status) ? null : status };
}

const isWaiting = (status: ScreeningStatus): boolean => toCome.has(status) || status === "MANUAL_CHECK";

/** Returns what an owner sees of a person who is not screened, or has not submitted. */
export const noReports: Seen = { reports: [], screening: null };
