import { createHash } from "node:crypto";
import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";
import type { PortalLead } from "../portal-lead.ts";
import { selfReportedLines } from "./self-reported.ts";

type Fields = Readonly<Record<string, string>>;

/** The home of a lead, as the network identifies it. */
export type LeadsHome = { feedId: string | null; street: string; unit: string; city: string; zip: string };

const kinds: Record<string, PortalLead["kind"]> = {
  question: "question",
  tourrequest: "tour",
  applicationrequest: "application",
};

const some = (text: string | undefined): string | null => text || null;

/** A lead of the network's callback. A kind it did not have before is a question. */
export function leadIn(fields: Fields): PortalLead {
  const kind = kinds[(fields.leadType ?? "").toLowerCase()] ?? "question";
  const email = normalEmail(fields.email ?? "");
  return {
    source: "ZILLOW",
    kind: kind === "question" && fields.hasTourRequest === "true" ? "tour" : kind,
    name: some(fields.name?.replace(/\s+/g, " ").slice(0, 200)),
    email: isEmail(email) ? email : null,
    phone: some(fields.phone?.slice(0, 50)),
    message: some(fields.message) ?? some(fields.introduction),
    movesIn: dayIn(fields.movingDate ?? "") ?? dayIn(fields.moveInDate ?? ""),
    selfReported: selfReportedLines(fields),
  };
}

export const homeOfLead = (fields: Fields): LeadsHome => ({
  feedId: some(fields.listingId),
  street: fields.listingStreet ?? "",
  unit: fields.listingUnit ?? "",
  city: fields.listingCity ?? "",
  zip: fields.listingPostalCode ?? "",
});

/** Whether a lead has any content beyond the listing and address that the network always sends. */
export const hasContent = (fields: Fields): boolean => Boolean(fields.listingId || fields.email || fields.phone);

/** Returns an id of a lead's content and day: equal when it is delivered again on the same day. */
export function identityOfLead(fields: Fields, day: string): string {
  const { listingId, listingStreet, listingUnit, email, phone, leadType, message } = fields;
  const home = listingId || `${listingStreet ?? ""} ${listingUnit ?? ""}`;
  const parts = [home, email || phone, leadType, message, day].map((part) => (part ?? "").toLowerCase());
  return `zillow:${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}`;
}

/** yyyyMMdd or yyyy-MM-dd, where it is a day at all. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  if (!year) return null;
  try {
    return Temporal.PlainDate.from(`${year}-${month}-${day}`, { overflow: "reject" }).toString();
  } catch {
    return null;
  }
}
