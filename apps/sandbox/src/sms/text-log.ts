import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { openJsonLog } from "../platform/json-log.ts";

export type TextStatus = "queued" | "sent" | "delivered" | "undelivered" | "received";

export interface Text {
  sid: string;
  /** `carrier` is what Twilio itself answers to STOP and START; the product never sees it. */
  direction: "from-product" | "to-product" | "carrier";
  from: string;
  to: string;
  body: string;
  status: TextStatus;
  errorCode: number | null;
  mediaUrls: string[];
  sentAt: string;
  updatedAt: string;
}

interface OptOut {
  number: string;
  optedOut: boolean;
}

export interface TextLog {
  /** Newest first. */
  all(): Text[];
  get(sid: string): Text | undefined;
  keep(text: Text): void;
  hasOptedOut(number: string): boolean;
  setOptedOut(number: string, optedOut: boolean): void;
  clear(): void;
}

/** Every text in both directions, and the numbers that texted STOP. */
export function openTextLog(folder: string, onChange: () => void): TextLog {
  const log = openJsonLog<Text>(join(folder, "texts.jsonl"), (text) => text.sid);
  const optOuts = openJsonLog<OptOut>(join(folder, "opt-outs.jsonl"), ({ number }) => number);
  return {
    all: () => log.all().reverse(),
    get: log.get,
    keep(text) {
      log.put(text);
      onChange();
    },
    hasOptedOut: (number) => optOuts.get(number)?.optedOut === true,
    setOptedOut: (number, optedOut) => optOuts.put({ number, optedOut }),
    clear() {
      log.clear();
      optOuts.clear();
      onChange();
    },
  };
}

/** A message identifier in the form that Twilio gives. */
export const newMessageSid = (): string => `SM${randomBytes(16).toString("hex")}`;
