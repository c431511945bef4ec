import { boundedWorker } from "../platform/bounded-worker.ts";
import type { ArrivedMail } from "./parse-mail.ts";

export type MailToRead = { content: Uint8Array<ArrayBuffer>; envelopeFrom: string };

const parse = boundedWorker<MailToRead, ArrivedMail>(new URL("./mail-worker.ts", import.meta.url), {
  memoryMb: 48,
  cpuMs: 2000,
  timeoutMs: 30_000,
  idleMs: 60_000,
});

/**
 * Parses a mail in a worker, since anyone may send one that takes minutes to parse.
 * Errors  `BoundsExceeded` when it costs too much
 */
export async function readMail(content: Buffer, envelopeFrom: string): Promise<ArrivedMail> {
  const bytes = new Uint8Array(content);
  const mail = await parse({ content: bytes, envelopeFrom }, [bytes.buffer]);
  return { ...mail, wordsHash: mail.wordsHash && Buffer.from(mail.wordsHash) };
}
