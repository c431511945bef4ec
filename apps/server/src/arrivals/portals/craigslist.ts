import type { MailedLead, PortalMail } from "./portal.ts";
import { phoneIn } from "./reading.ts";

const footer = /^\s*-*\s*(original craigslist post:|about craigslist mail:)/im;

/** Reads a mail of Craigslist's relay: the renter's words, above a footer that quotes the post. */
export function readCraigslist(mail: PortalMail): MailedLead {
  const end = footer.exec(mail.text)?.index ?? mail.text.length;
  const message = mail.text.slice(0, end).replace(/[\s-]+$/, "");
  return {
    source: "CRAIGSLIST",
    kind: "question",
    name: mail.fromName,
    email: mail.from,
    phone: phoneIn(message),
    message: message || null,
    movesIn: null,
    selfReported: [],
    about: `${mail.subject ?? ""}\n${mail.wholeText}`,
  };
}
