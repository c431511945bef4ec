import type { ArrivedMail } from "../parse-mail.ts";
import type { PortalLead } from "../portal-lead.ts";

export type PortalMail = Pick<ArrivedMail, "from" | "fromName" | "replyTo" | "subject" | "text" | "wholeText">;

/** A lead read from a portal's mail, and the words in which the mail says which home it is about. */
export type MailedLead = PortalLead & { about: string };

export type Portal = {
  /** Whose mail it is; every other sender is no portal, however alike it looks. */
  sender: RegExp;
  /** The sender stands for one renter: what comes from it later goes on in the same conversation. */
  isRelay: boolean;
  /** Null for what is no lead: it is passed on to the owner. */
  read(mail: PortalMail): MailedLead | null;
};
