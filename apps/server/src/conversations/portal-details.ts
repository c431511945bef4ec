import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { saveRenter } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { insertMessage, recordConsent } from "./store.ts";

/** `movesIn` is YYYY-MM-DD; `selfReported` are lines that the owner reads and nothing is decided by. */
export type PortalDetails = { movesIn: string | null; selfReported: string[] };

type PortalMessage = { externalId: string; from: { name: string | null; email: string | null; phone: string | null } };

/**
 * Records the contact details and facts a renter left on a platform; a number there is consent to texts, unless it has
 * an extension. A lead that joins a known renter proves nothing: a contact that is not theirs yet is for the owner to
 * read alone.
 */
export async function recordPortalDetails(
  tx: Tx,
  app: App,
  { inquiry, renter }: LockedLead,
  { externalId, from }: PortalMessage,
  { movesIn, selfReported }: PortalDetails,
): Promise<void> {
  const at = app.clock.now();
  const { companyId, id: inquiryId } = inquiry;
  const phone = from.phone && usPhone(from.phone);
  if (phone && phone === renter.phone) recordConsent(tx, { companyId, phone, source: "portal", at });
  renter.name ??= from.name;
  if (movesIn) renter.facts = { ...renter.facts, moveIn: renter.facts.moveIn ?? { from: movesIn, to: movesIn } };
  await saveRenter(tx, renter, at);
  const isOther = (left: string | null, known: string | null) => left && left.toLowerCase() !== known?.toLowerCase();
  const lines = [
    ...(isOther(from.email, renter.email) ? [`Email: ${from.email}`] : []),
    ...(isOther(phone || from.phone, renter.phone) ? [`Phone: ${from.phone}`] : []),
    ...selfReported,
  ];
  if (lines.length === 0) return;
  await insertMessage(tx, app, {
    companyId,
    inquiryId,
    sender: "system",
    channel: "PLATFORM",
    content: `On the platform they said of themselves: ${withoutPrivateNumbers(lines.join("; "))}.`,
    facts: [],
    externalId: `self-reported:${externalId}`,
    at,
  });
}
