import { anyOf } from "../text/any-of.ts";

const illness = anyOf(
  String.raw`sick; ill; fever; flu; covid; pneumonia; throwing up; vomit\w*; hospitali\w+; surgery; e\.?r\.?`,
  String.raw`(?<!\b(?:work|works|working|jobs?|nurses?|trabaj\w+) )(?:(?:in|at|to) the|en el|al) hospital`,
  String.raw`enferm\w+; fiebre; calentura; gripe; cirugia; operaron`,
);
const loss = anyOf("passed away; died; funeral; fallecio; murio; velorio");
const accident = anyOf(
  "accident; car (?:broke|died|won'?t start); broke down; flat tire; family emergency",
  "accidente; chocaron; choque; se me (?:descompuso|poncho|averio); emergencia familiar",
);

/** Illness, an accident or a loss, in the words of a renter who cannot come because of it; `normal` text. */
export const mishap = new RegExp(String.raw`\b(?:${illness}|${loss}|${accident})\b`);
