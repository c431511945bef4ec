import type { Line } from "../../talk.ts";
import { namesWhoDoes } from "../contact/given-names.ts";
import { cosigner, family, inSpanish, cosigning as signingAlong } from "../people/relatives.ts";
import { saysItStaysAway } from "../pets/not-pets.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { keeping } from "../text/kept.ts";
import { normal } from "../text/normal.ts";
import { asFigures } from "./amounts-in-words.ts";
import { isAnothersAlone, joint } from "./earners.ts";

/*
 * What is told of somebody who only signs along counts for nothing.
 */

/** "She wouldn't live here, just sign" */
const standsBy = anyOf(
  String.raw`\b(?:${signingAlong}); \bguarantee the lease`,
  String.raw`\b(?:just|only) (?:to |be |going to )?sign(?:s|ing)?\b(?! (?:up|in|the lease)); \bsolo (?:va a )?firma(?:r|ria|ndo)?\b`,
  String.raw`\b(?:would|will|wo|is|does)(?:n['’]?t| not) (?:be |actually |going to |even )*liv(?:e|ing) (?:here|there|with (?:me|us))\b`,
  String.raw`\bno (?:v(?:a|oy) a vivir|vivir[ií]a|vive|vivir[aáeé]) (?:ah[ií]|all[ií]|aqu[ií]|con(?:migo| nosotros)\b)`,
);
const cosigning = new RegExp(standsBy, "i");
/** Of lines that are read again with every message after them. */
const speaksOfCosigning = keeping((line) => cosigning.test(line));
/** Words between "I" and "co-sign" by which another one signs: "I asked him to co-sign". */
const otherSigner =
  "(?:my|his|her|our|an?|the|he|she|they|you|it|some\\w*|any\\w*|have(?! to\\b)|get|with|for|who|want|him|them|ask\\w*|told|tell|do|mom|mother|dad|father|parents)";
/** "I make 6,000 and would be": what the writer says of themselves before. */
const bySelf = "(?:(?!(?:s?he|they|who|my|his|her)\\b)[\\w$,]+ ){0,7}";
const says = "(?:soy|(?:puedo )?ser(?:e|é|[ií]a)?)";
/** "I can co-sign", "yo sería su aval": said by who writes for the one that will live there. */
const writerCosigns = new RegExp(
  String.raw`\b${anyOf(
    `(?:i|we|i['’](?:ll|d)|we['’](?:ll|d))(?: (?!${otherSigner}\\b)\\w+){0,5} co-? ?sign(?:ing)?(?![\\w-])`,
    `(?:from me as|i['’](?:d|ll)(?: \\w+)? (?:be|act as)|i (?:${bySelf}(?:can|could|will|would|am going to)(?: \\w+)? (?:be|act as)|am)) (?:the|an?|his|her|their) (?:${cosigner}); (?:for|from) me to co-? ?sign`,
    `yo (?:[a-zé]+ ){0,2}(?:de|como|su|el) (?:${cosigner}); l[oa]s? (?:respaldo|avalo); yo (?:que |le )?firmo`,
    "i (?:would|will|wo|do|am)(?:n['’]?t| not) (?:be |going to |actually )*liv(?:e|ing) (?:here|there|with (?:him|her|them))",
    "(?<!if )i(?:['’](?:d|ll|m))? (?:\\w+ ){0,7}guarantee (?:it|the (?:lease|rent)|him|her|them); no (?:voy a vivir|vivir[eé]) (?:ah[ií]|all[ií]|con)",
    `${says} (?:el|la) (?:${cosigner}) de (?:mi|ella|el|él|los|las); (?<=(?:^|[,.;¿] ?|\\by |\\byo ))${says} (?:su|el|la) (?:${cosigner})`,
  )}`,
  "i",
);
/** What the co-signer makes is not the renter's. */
const ofWriter = new RegExp(
  String.raw`^(?!.*\b(?:she|he|they|daughter|son|her|his|ella|gana)\b).*\b(?:${anyOf(
    "(?:i (?:make|earn|get|receive|bring (?:home|in)|gross|clear|have an?|live on|am (?:retired|on))|my (?:own )?(?:income|salary|pay|pension|credit|score)|mine is|with a pension)",
    "(?:(?:yo )?(?:gano|recibo|cobro|soy jubilad[oa]|ando en|tengo(?= \\d{3}\\b))|mi (?:propio )?(?:ingreso|sueldo|pension|credito|puntaje))",
  )}\b.*\d|\d.*\b(?:my own|mine)\b)`,
);
/** "Would be her co-signer" says nothing of who earns. */
const whoseSigner = new RegExp(`\\b(?:his|her|their|for (?:him|her|them)) (?:${cosigner})`);
/** Somebody of the household tells of the household, co-signer or not. */
const livesThere = new RegExp(
  String.raw`\b(?:my|our|an?|mi|una?) ${anyOf(
    "wife; husband; hubby; spouse; partner; boyfriend; girlfriend; fiancee?; room(?:mat|i)e; espos[oa]; pareja; compa[nñ]er[oa]",
    `(?:${family}|${inSpanish}|friend|amig[oa]) (?:(?!not?\\b)\\w+ )?(?:move|live|viv|mud)\\w*`,
  )}\b`,
);
const linesBack = 4;
const part = /, | (?:and|y|but|pero) (?=(?:my|i|she|he|mi|yo|ella|el) )|\. /;
/** "I make 7,200, score 780" */
const figureAlone = /^(?:and )?(?:an? )?(?:credit|score|fico|income|credito|puntaje|ingreso)\b/;
/** A clause without what its writer tells of their own money beside something else; none where it tells nothing else. */
function withoutWriter(clause: Clause): Clause[] {
  const parts = clause.text.split(part);
  let isOfWriter = false;
  const others = parts.filter((each) => {
    isOfWriter = ofWriter.test(asFigures(each).replace(whoseSigner, " ")) || (isOfWriter && figureAlone.test(each));
    return !isOfWriter;
  });
  if (others.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return others.length === 0 ? [] : [{ ...rest, text: others.join(", ") }];
}

/** The clauses without what is told of somebody who is only to co-sign: "my dad makes 9k a month". */
export function withoutCosigner(clauses: readonly Clause[], text: string, history: readonly Line[]): Clause[] {
  const lines = [...history.slice(-linesBack).flatMap((line) => (line.from === "renter" ? [line.text] : [])), text];
  if (!lines.some(speaksOfCosigning)) return [...clauses];
  if (lines.some((line) => writerCosigns.test(line))) return clauses.flatMap(withoutWriter);
  // "Could a roommate join? She makes 2,000" tells of her, whoever signs along.
  let isOfLodger = false;
  return clauses.flatMap((clause) => {
    const isOfSigner = cosigning.test(clause.text);
    const beside = isOfSigner ? besideSigner(clause, lines) : null;
    if (beside) return [beside];
    isOfLodger = !isOfSigner && (isOfLodger || livesThere.test(clause.text));
    return isOfLodger ? [clause] : withoutAnother(clause);
  });
}

/** "His dad would cosign, and Rob makes 3,900": a clause of another earner, called by name, without who signs; null of any other. */
function besideSigner(clause: Clause, lines: readonly string[]): Clause | null {
  const parts = clause.text.split(joint);
  const earners = parts.flatMap((each) => earnerNamed.exec(each.trim())?.[1] ?? []).filter(namesWhoDoes);
  const signing = lines.flatMap((line) => normal(line).split(joint)).filter((each) => cosigning.test(each));
  if (earners.length === 0 || earners.some((name) => signing.some((each) => each.includes(name)))) return null;
  const { money: _, ...rest } = clause;
  return { ...rest, text: parts.filter((each) => /\d/.test(each) || !cosigning.test(each)).join(",") };
}
const earnerNamed = /^(?:(?:and|but|y|pero) )?([a-z]{2,}) (?:works|makes|earns|gets|brings|gana|trabaja|recibe)\b.*\d/;

/** A clause without what it tells of somebody who co-signs: "my son's 8,000 co-signs and I make 2,300" leaves the 2,300. */
function withoutAnother(clause: Clause): Clause[] {
  if (saysItStaysAway(clause.text)) return [clause];
  const parts = clause.text.split(joint);
  let isOfAnother = false;
  const own = parts.filter((each) => {
    const named = each.replace(besideWriter, "");
    isOfAnother = !livesThere.test(each) && ((isOfAnother && !oneself.test(named)) || isAnothersAlone(named));
    return !isOfAnother;
  });
  if (own.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return own.length === 0 ? [] : [{ ...rest, text: own.join(", ") }];
}
/** What comes behind what another earns and names nobody is said of that: "my aunt is paid every two weeks, 1,900". */
const oneself = /\b(?:i|we|my|me|mine|our|ours|us|yo|mi|mio|gano|tengo|ganamos|nuestr[oa])\b/;
/** Words that name the writer, as no one who earns. */
const besideWriter = /\b(?:for|with) (?:me|us)\b|\b(?:conmigo|por mi)\b|^yo,? (?=(?:my|i|we|so|the)\b)/g;
