import type { MailBlock } from "../platform/mail/layout-blocks.ts";

/** A notice to an owner: one line for a text, blocks for a mail, and a link. */
export type Notice = {
  subject: string;
  line: string;
  blocks: MailBlock[];
  path: string;
  button: string;
  /** Marked as important for the mailbox. */
  isUrgent?: boolean;
};
