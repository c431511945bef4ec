import { labelledLead } from "./labelled-lead.ts";
import type { MailedLead, PortalMail } from "./portal.ts";

const contactLine = /^\s*\*{0,2}(name|e-?mail( address)?|phone( number)?)\*{0,2}\s*:.*$/gim;

/** Reads a mail of Avail's relay: the renter's words, beside lines of who they are. An address of their own is for the owner to read. */
export function readAvail(mail: PortalMail): MailedLead {
  const told = labelledLead(mail, "OTHER");
  const message = mail.text.replaceAll(contactLine, "").trim();
  return {
    source: "OTHER",
    kind: "question",
    name: told?.name?.split("\n")[0] ?? mail.fromName,
    email: mail.from,
    phone: told?.phone ?? null,
    message: message || null,
    movesIn: told?.movesIn ?? null,
    selfReported: told?.email && told.email !== mail.from ? [`Email: ${told.email}`] : [],
    about: `${mail.subject ?? ""}\n${mail.wholeText}`,
  };
}
