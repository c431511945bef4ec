import { z } from "zod";
import type { Language } from "../heard.ts";
import type { Turn } from "../turn.ts";
import { asData, dataIsData, type Masked, masked, type Prompt, unmasked } from "./data.ts";
import { unfaithful } from "./faithful.ts";

export const rephrased = z.object({ reply: z.string().max(4000) });

const languages: Record<Language, string> = { en: "English", es: "Spanish" };

/** What is said with care about law, danger, money or leaving is said in exactly these words. */
const fixedIntents = new Set([
  ...["emergency", "accommodation_request", "fair_housing_probe", "request_private_info", "prompt_injection"],
  ...["scam_concern", "abusive", "opt_out", "wrong_number", "not_interested", "ask_identity"],
]);

/** Asks: whether a turn's words may be put otherwise at all. */
export const mayRephrase = ({ text, heard, orders, talk }: Turn): boolean =>
  text !== "" &&
  heard !== null &&
  !talk.trouble &&
  !heard.intents.some((intent) => fixedIntents.has(intent)) &&
  !orders.some(({ kind }) => kind === "opt-out" || kind === "opt-in" || kind === "lose-interest");

const instructions = (language: Language): string =>
  [
    `You make a short message to a renter read more smoothly, in ${languages[language]}.`,
    dataIsData,
    [
      "Keep every sentence's meaning, the order of everything said, and all its telling words, numbers, times, names and",
      "marks such as ⟦1⟧ exactly as they are.",
      'You may only add or drop words such as articles, "and", "also", "so", and a short courtesy such as "thanks for asking".',
      "Add no fact, no promise, no question. Keep numbered lines as they are.",
    ].join(" "),
    'Answer with JSON alone: {"reply": "…"}',
  ].join("\n");

export type Rephrasing = { prompt: Prompt; hidden: Masked["hidden"] };

/** Asks: a reply in smoother words. Numbers, contacts, links and what is named as secret are marked, so the model never sees them. */
export function rephrasing(draft: string, language: Language, secrets: readonly string[]): Rephrasing {
  const { text, hidden } = masked(draft, secrets, true);
  return { prompt: { instructions: instructions(language), data: asData({ message: text }) }, hidden };
}

/** The model's reply with what was marked put back, or why it cannot be sent. */
export function accepted(
  draft: string,
  reply: string,
  hidden: readonly string[],
  isText: boolean,
): { text: string } | { refused: string } {
  const text = unmasked(reply.trim(), hidden);
  if (text === null) return { refused: "marks" };
  const refused = unfaithful(draft, text, isText);
  return refused === null ? { text } : { refused };
}
