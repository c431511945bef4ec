import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import {
  companyWrittenTo,
  insertQuarantineNotice,
  type QuarantinedMail,
  quarantineArrival,
} from "./quarantine-store.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";

const maxQuoteLength = 2000;

/** Queues a quarantined mail for the owner's notice, which is sent at most once an hour. */
export function queueQuarantineNotice(
  tx: Tx,
  app: App,
  { id }: Arrival,
  companyId: string,
  held: QuarantinedMail,
): void {
  const shown = held.why === "forged" ? { ...held, text: held.text.slice(0, maxQuoteLength).toWellFormed() } : held;
  insertQuarantineNotice(tx, id, companyId, shown, app.clock.now());
}

/** Keeps a mail that cannot be read as it came, and leaves word for the owner of the address it was written to. */
export async function quarantineUnreadable(tx: Tx, app: App, arrival: Arrival, note: string): Promise<ArrivalOutcome> {
  const companyId = arrival.channel === "EMAIL" ? await companyWrittenTo(tx, app, arrival) : null;
  if (companyId) queueQuarantineNotice(tx, app, arrival, companyId, { why: "unread", from: arrival.sender });
  return { status: "quarantined", note };
}

/** Quarantines an arrival that failed too often, and leaves word for the owner of the address it was written to. */
export async function quarantineFailed(tx: Tx, app: App, arrival: Arrival, note: string | null): Promise<void> {
  await quarantineUnreadable(tx, app, arrival, note ?? "");
  await quarantineArrival(tx, arrival, note);
}
