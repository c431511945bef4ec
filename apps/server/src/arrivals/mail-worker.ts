import { answerTasks } from "../platform/bounded-thread.ts";
import { withinBounds } from "./mail-bounds.ts";
import { parseMail } from "./parse-mail.ts";
import type { MailToRead } from "./read-mail.ts";

answerTasks(async ({ content, envelopeFrom }: MailToRead) => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return parseMail(withinBounds(bytes), envelopeFrom);
});
