import type { Keyword } from "../../heard/signals.ts";

/**
 * Words that a whole message may consist of and that carry a fixed meaning on a phone.
 * Source: docs/decisions/0003-messaging-and-consent.md.
 */
const keywords: Record<string, Keyword["means"]> = {
  stop: "stop",
  stopall: "stop",
  "stop all": "stop",
  "please stop": "stop",
  "stop please": "stop",
  "stop it": "stop",
  "por favor pare": "stop",
  unsubscribe: "stop",
  cancel: "stop",
  end: "stop",
  quit: "stop",
  revoke: "stop",
  optout: "stop",
  "opt out": "stop",
  "opt-out": "stop",
  "remove me": "stop",
  alto: "stop",
  parar: "stop",
  baja: "stop",
  help: "help",
  info: "help",
  ayuda: "help",
  start: "start",
  unstop: "start",
  "opt in": "start",
  reanudar: "start",
};

/** CANCEL alone opts a phone out; in a chat or mail it means the showing. */
const forTexts: readonly string[] = ["cancel", "end", "info"];

/** The keyword that a message consists of; null where it says anything else. */
export function keywordIn(text: string): Keyword | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/[.!"'“”]+/g, "")
    .trim();
  const means = Object.hasOwn(keywords, bare) ? keywords[bare] : undefined;
  return means ? { means, isForTexts: forTexts.includes(bare) } : null;
}
