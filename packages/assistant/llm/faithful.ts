import { findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import { tellingWords } from "./glue.ts";

/** Letters, digits, and the marks that sentences are made of. What else a reply has, it must have from the draft. */
const plainCharacters = /[\p{L}\p{N}\s.,!?'’"():;¿¡-]/u;
/** Words are compared without accents, but "año" is not "ano". */
const accentedIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}]*(?=[^\p{ASCII}])\p{L}+/gu) ?? [];
const listLine = /^\d+[.)] .+$/gm;

const mayGrow = { text: 20, other: 160 };

/**
 * Asks: why a reply is not the draft in other words, or null where it is. A reply may differ in words that tell nothing;
 * all others are the draft's own, none more, none less, in their order. So no number, time, date, price, rule, name,
 * address or link is new, gone or swapped, and no "not" is lost.
 *
 * Source  docs/decisions/0033-a-language-model.md
 */
export function unfaithful(draft: string, reply: string, isText: boolean): string | null {
  if (reply.trim() === "") return "empty";
  if (reply.length > draft.length + (isText ? mayGrow.text : mayGrow.other)) return "longer";
  const foreign = [...reply].find((character) => !plainCharacters.test(character) && !draft.includes(character));
  if (foreign) return `character ${foreign}`;
  const [told, tells] = [tellingWords(draft), tellingWords(reply)];
  const different = told.findIndex((word, place) => word !== tells[place]);
  if (different >= 0) return `lost or moved: ${told[different]}`;
  if (tells.length > told.length) return `new: ${tells[told.length]}`;
  const written = new Set(accentedIn(reply));
  const misspelt = accentedIn(draft).find((word) => !written.has(word) && tellingWords(word).length > 0);
  if (misspelt) return `accents: ${misspelt}`;
  const lines = reply.split("\n");
  const lostLine = draft.match(listLine)?.find((line) => !lines.includes(line));
  if (lostLine) return "list";
  const known = new Set(findUnfair(draft).map(({ phrase }) => phrase));
  return findUnfair(reply).some(({ phrase }) => !known.has(phrase)) ? "fair housing" : null;
}
