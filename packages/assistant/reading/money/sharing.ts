import { anyOf } from "../text/any-of.ts";

/** "And the deposit, between the three of us?", but not "between a 6 and a 12 month lease". */
export const sharing =
  /\b(?:(?:entre|between)(?!.*\d[ -](?:months?|mese?s?|years?)\b)|split|ways|divided?|each of us|cada (?:uno|quien))\b/;

const leave = anyOf(
  "(?:can|could|may) (?:i|we|he|she|they|my|each); (?:okay|fine|alright|allowed)(?= (?:if|to|for|that)\\b|\\W*$)",
  "se puede; puedo; podemos; podriamos",
);
const amount = "how much|what|math|cuanto";
/** "Can we split the rent in two payments": leave to pay apart or in parts, of which what it comes to for each says nothing. */
export const payingApart = new RegExp(
  String.raw`^(?!.*\b(?:${amount})\b)(?=.*\b${leave}).*\b(?:split|pays?|send|divide|pagar\w*|dividir\w*|mandar)\b`,
);
