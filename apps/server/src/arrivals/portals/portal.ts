import type { ArrivedMail } from "../parse-mail.ts";
import type { PortalLead } from "../portal-lead.ts";

export type PortalMail = Pick<ArrivedMail, "from" | "fromName" | "replyTo" | "subject" | "text" | "wholeText">;

/** A lead read from a portal's mail, and the words in which the mail says which home it is about. */
export type MailedLead = PortalLead & { about: string };

export type Portal = {
  /** Whose mail it is; every other sender is no portal, however alike it looks. */
  sender: RegExp;
  /** Whether the sender address belongs to one renter, so that later mails from it continue the conversation. */
  isRelay: boolean;
  /** Returns the lead of a mail, or null when it is none: it is forwarded to the owner. */
  read(mail: PortalMail): MailedLead | null;
};
