import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openJsonLog } from "../platform/json-log.ts";
import type { ReadMail } from "./read-mail.ts";

/** A mail as it travelled. `to` are the recipients of the envelope, so blind copies count too. */
export interface Mail extends ReadMail {
  id: string;
  direction: "from-product" | "to-product";
  to: string[];
  /** The sender of the envelope; empty for a bounce. */
  envelopeFrom: string;
  receivedAt: string;
}

export interface Mailbag {
  /** Newest first. */
  all(): Mail[];
  get(id: string): Mail | undefined;
  raw(id: string): Buffer;
  keep(mail: Mail, raw: Buffer): void;
  clear(): void;
}

/** Every mail in both directions: what was read of it in one log, and each one's bytes in a file of its own. */
export function openMailbag(folder: string, onChange: () => void): Mailbag {
  const rawFolder = join(folder, "mail");
  const log = openJsonLog<Mail>(join(folder, "mail.jsonl"), (mail) => mail.id);
  const rawFile = (id: string) => join(rawFolder, `${id}.eml`);
  return {
    all: () => log.all().reverse(),
    get: log.get,
    raw: (id) => readFileSync(rawFile(id)),
    keep(mail, raw) {
      mkdirSync(rawFolder, { recursive: true });
      writeFileSync(rawFile(mail.id), raw);
      log.put(mail);
      onChange();
    },
    clear() {
      log.clear();
      rmSync(rawFolder, { recursive: true, force: true });
      onChange();
    },
  };
}
