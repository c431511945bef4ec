import type { MailBlock } from "../platform/mail/layout-blocks.ts";

/** What the owner is told: one line for a text, blocks for a mail, and where to go. */
export type Notice = {
  subject: string;
  line: string;
  blocks: MailBlock[];
  path: string;
  button: string;
  /** Marked as important for the mailbox. */
  isUrgent?: boolean;
};
