import { serveTasks } from "../platform/bounded-thread.ts";
import { withinBounds } from "./mail-bounds.ts";
import { parseMail } from "./parse-mail.ts";
import type { MailToRead } from "./read-mail.ts";

serveTasks(async ({ content, envelopeFrom }: MailToRead) => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return parseMail(withinBounds(bytes), envelopeFrom);
});
