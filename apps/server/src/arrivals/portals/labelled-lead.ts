import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";
import { labelledLines } from "./labelled-lines.ts";
import type { MailedLead, PortalMail } from "./portal.ts";
import { dayIn, emailIn, phoneIn } from "./reading.ts";

/** What a portal calls a thing; the first of the names that a mail has counts. */
const names = {
  name: ["name", "full name", "renter name"],
  firstName: ["first name"],
  lastName: ["last name"],
  email: ["email", "email address", "e-mail"],
  phone: ["phone", "phone number"],
  message: ["comments", "comment", "message"],
  movesIn: ["move date", "move in", "move-in date", "move in date"],
  address: ["property address", "listing address", "property", "property information"],
  wanted: ["beds/baths"],
} as const;

const labels = new Set<string>([...Object.values(names).flat(), "mlsid #"]);
const long = new Set<string>(names.message);

/**
 * A mail of labelled lines, as most portals send it. A mail that names nobody to answer is no lead we can take.
 * An address of the renter's own comes before the one that answers go to.
 */
export function labelledLead(mail: PortalMail, source: InquirySource): MailedLead | null {
  const lines = labelledLines(mail.wholeText, labels, long);
  const told = (what: keyof typeof names): string | null =>
    names[what].map((name) => lines.get(name)).find(Boolean) ?? null;
  const subject = mail.subject ?? "";
  const email = emailIn(told("email") ?? "") ?? emailIn(subject) ?? (mail.replyTo === mail.from ? null : mail.replyTo);
  const phone = phoneIn(told("phone") ?? "") ?? phoneIn(subject) ?? phoneIn(mail.wholeText);
  if (!email && !phone) return null;
  const fullName = [told("firstName"), told("lastName")].filter(Boolean).join(" ");
  const wanted = told("wanted");
  return {
    source,
    kind: "question",
    name: (told("name") ?? fullName) || nameIn(subject),
    email,
    phone,
    message: told("message"),
    movesIn: dayIn(told("movesIn") ?? ""),
    selfReported: wanted ? [`Beds and baths wanted: ${wanted}`] : [],
    about: `${told("address") ?? ""}\n${subject}`,
  };
}

/** "New realtor.com lead - Ann Lee", "New Lead from Ann Lee", "New inquiry: Ann Lee 614 … ann@…"; "from Homes.com" names nobody. */
const nameIn = (subject: string): string | null =>
  /(?: lead - |lead from |inquiry: )([\p{L}'-]+(?: [\p{L}'-]+){0,3})(?!\p{L}|\.\p{L})/iu.exec(subject)?.[1] ?? null;
