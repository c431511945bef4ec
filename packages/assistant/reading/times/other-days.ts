import { anyOf } from "../text/any-of.ts";

/** "Is Friday the only day", "¿no hay otro día?": other days than those that are open are asked for; of a normal text. */
export const asksForOtherDays = new RegExp(
  String.raw`\b${anyOf(
    "(?:another|(?<!the )other|different) (?:week)?days?",
    "only (?:open |available )?(?:(?:week)?days?|options?|choices?|showings?)",
    "otr[oa]s? (?:dias?|fechas?); (?:unico|solo|nada mas)(?: \\w+){0,2} dia",
  )}\b`,
);
