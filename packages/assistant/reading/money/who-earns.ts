import type { Line } from "../../talk.ts";
import { isOnlyGivenName } from "../contact/given-names.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { phrases } from "../text/phrases.ts";
import { wordIn } from "../text/word-sets.ts";

/*
 * Whose an amount is, by the words around it: the renter's own, that of somebody named by how they are related or by name,
 * or what all of them earn together.
 */

/** Who earns: "self", "all", or somebody by how they are related to the renter ("partner", "mother"), by name or as "he" or "she". */
export type Earner = string;

const isOfMan = wordIn(
  "he; his; him; husband; hubby; boyfriend; bf; dad; father; son; brother; bro; uncle; grandpa; nephew; man",
  "esposo; marido; novio; papa; hermano; hijo; abuelo; suegro; cunado; tio; primo; yerno",
);
const isOfWoman = wordIn(
  "she; her; hers; wife; girlfriend; gf; mom; mother; daughter; sister; sis; aunt; grandma; niece; lady; mujer",
  "ella; esposa; novia; mama; hermana; hija; abuela; suegra; cunada; tia; prima; nuera",
);

const kin = `(?:${partners}|${family}|${inSpanish}|mujer|amig[oa]|companer[oa]|compa)s?`;
/** Several words for the same person. */
const sameAs: Readonly<Record<Earner, readonly string[]>> = {
  partner: [
    "wife; husband; hubby; spouse; partner; boyfriend; girlfriend; fiance; fiancee; bf; gf; man; lady; mujer",
    "esposo; esposa; marido; novio; novia; pareja",
  ],
  roommate: [
    "roommate; roomie; friend; buddy; amigo; amiga; companero; companera; compa",
    "roommates; roomies; friends; amigos; amigas; companeros; companeras; compas",
  ],
  mother: ["mom; mother; mama"],
  father: ["dad; father; papa"],
  sister: ["sis"],
  brother: ["bro"],
};
const keys = new Map(
  Object.entries(sameAs).flatMap(([who, words]) => words.flatMap(phrases).map((word) => [word, who] as const)),
);
const keyOf = (word: string): Earner => keys.get(word) ?? word;

/** Those who share a household's income from the start, so that what "we" earn has theirs in it. */
export const sharesAll = (who: Earner): boolean => ["self", "partner", "roommate", "he", "she"].includes(who);

const relation = `(?:my|our|his|her|the|mi|mis|su|nuestr[oa]) (?:(?!job|pay|and|own)\\w+ )?(${kin})(?:'s|s')?(?![\\w-])`;
const verbs = "(?:makes|gets|earns|brings|clears|draws|pulls|gana|recibe|cobra|saca)";
const noName = anyOf(
  "i; we; you; they; it; that; this; which; who; what; all; also; only; just; really; usually; actually; he; she; and; still; one; job",
  "yo; se; me; nos; que; uno; lo; le; tambien; solo; ella; el; y; mi; pero; ahora; ahorita; hoy; ya; work; gig; side; business; pay; then; now; always",
);
const named = `(?!${noName}\\b)([a-z]{2,})(?= (?:also |only |just |actually |tambien )?(?:${verbs}|works|trabaja)\\b)`;
const all = anyOf(
  "we; (?<!with |let )us; our; ours; both; together; combined; household; altogether; ganamos; juntamos; juntos; juntas; entre los dos; los dos",
  "(?<!con )nosotros; entre todos; all of us",
);
const oneself = anyOf(
  "i(?! (?:think|believe|guess|know|mean|said|told|gave|put|wrote|mixed|forgot)\\b); (?<!with |for |to )me(?! (?:dijo|parece)\\b); mines?; myself; yo; mio; mia; mios; gano; recibo; cobro; saco",
);
const another = anyOf(
  "he; she; his; her; hers; him; ella; el(?= (?:gana|recibe|cobra|saca|hace)\\b| (?:como |unos )?\\$?$); suyo; de el",
);
const ownPossession = `(?:my|mi)(?= (?!(?:\\w+ )?${kin}\\b))`;
const relatedAndOneself = `${relation} (?:and|n|y|&|plus) (?:i|me|yo)\\b`;
const earnTogether = "(?:make|earn|bring|get|have|pull|clear|both|together|combined|ganamos|ganan)";
const oneselfAndRelated = `(?:me|i|yo) (?:and|n|y|&|plus) ${relation}(?: (?!${earnTogether})[a-z]+)? ${earnTogether}\\b`;
const couple = `(${`${relatedAndOneself}|${oneselfAndRelated}`.replaceAll(`(${kin})`, kin)})`;
const mention = new RegExp(
  `\\b(?:${couple}|${relation}|(${oneself}|${ownPossession})(?![\\w'])|(${another})(?!\\w|'(?!s\\b))|(${all})(?![\\w'])|${named})`,
  "g",
);

/** Somebody named in a text, and where: by relation, by a first name, or by a pronoun that other lines tell of. */
type Mention = { who: Earner; word: string; at: number; end: number; isRelated: boolean; isName?: true };

function mentionsIn(text: string): Mention[] {
  const mentions = matchesOf(text, mention).map((found): Mention => {
    const [words, both, related, own, other, everybody, name] = found;
    const word = both ?? related ?? own ?? other ?? everybody ?? name ?? "";
    const who = related ? keyOf(related) : own ? "self" : (both ?? everybody) ? "all" : word;
    return { who, word, at: found.index, end: found.index + words.length, isRelated: related !== undefined };
  });
  const isNew = (at: number): boolean => !mentions.some((each) => at >= each.at && at < each.end);
  const names = matchesOf(text, aWord).flatMap(({ 0: word, index: at }): Mention[] =>
    isOnlyGivenName(word) && isNew(at)
      ? [{ who: word, word, at, end: at + word.length, isRelated: false, isName: true }]
      : [],
  );
  return names.length === 0 ? mentions : [...mentions, ...names].toSorted((one, other) => one.at - other.at);
}
/** No place ("in Austin"), nobody addressed ("thanks Dana") and no name of who writes ("my name is Kyle"). */
const aWord = /(?<![\w']|\b(?:in|near|at|for|en|para|is|am|soy|llamo|hi|hey|hello|hola|thanks|gracias) )[a-z]{2,}/g;

/** The last relation of a text that a pronoun may stand for. */
function meantBy(isPronoun: (word: string) => boolean, text: string): Earner | null {
  const isFit = (word: string) => isPronoun(word) || !(isOfMan(word) || isOfWoman(word));
  return mentionsIn(text).findLast(({ word, isRelated }) => isRelated && isFit(word))?.who ?? null;
}

/** The relation by which a text introduces somebody of this name: "my roommate jess". */
const introducedAs = (name: string, text: string): Earner | null => {
  const found = new RegExp(`\\b(${kin}),? (?:is )?${name}\\b`).exec(text)?.[1];
  return found ? keyOf(found) : null;
};

const isHis = wordIn("el; suyo; de el");
/** Who a pronoun or a name is, by the lines that were written before. */
function resolved({ who, word, isRelated }: Mention, before: string): Earner {
  if (isRelated) return who;
  const pronoun = isOfMan(word) ? isOfMan : isOfWoman(word) ? isOfWoman : null;
  if (who === word && pronoun) return meantBy(pronoun, before) ?? (pronoun === isOfMan ? "he" : "she");
  if (isHis(word.trim())) return meantBy(isOfMan, before) ?? "he";
  return who === word ? (introducedAs(word, before) ?? who) : who;
}

/** Words between an amount and whoever is told next. */
const joint = /[,;=+](?!\d)|[,;] |(?<=\s|^)(?:and|y|but|pero|plus|mas|then|while|mientras|so|asi que)(?=\s|$)/;

/** The words of an amount's own part, before and after it. */
export const ownWords = (lead: string, tail: string, isAfterAnother: boolean): { lead: string; tail: string } => {
  const [ownTail = ""] = tail.split(joint);
  const end = lead.search(joint);
  return { lead: end < 0 || !isAfterAnother ? lead : lead.slice(end), tail: ownTail };
};

/** Who earns an amount by the words before it, else by those after it; null where none of them says it. */
export function earnerOf(lead: string, tail: string, before: string): Earner | null {
  // "Kyle, income 3,100" and "thanks for the reply Dana, I'd say 3,100" are of no Kyle and no Dana.
  const last = mentionsIn(lead).findLast(({ end, isName }) => !(isName && joint.test(lead.slice(end))));
  const [first] = mentionsIn(tail);
  // "We make 3,100 me and 2,300 my partner", "our checks are 1,300 mine and 1,050 his"
  if (last?.who === "all" && first?.at === 1 && first.who !== "all" && !goesOnEarning.test(tail.slice(1)))
    return resolved(first, before);
  // "Me and my girlfriend, 5,200 between us"
  if (last && ofAll.test(tail)) return "all";
  if (last && withOne.test(lead.slice(0, last.at)) && comesToIt.test(lead.slice(last.end))) return "all";
  if (last && !saysIt.test(lead.slice(last.at))) return resolved(last, `${before} ${lead.slice(0, last.end)}`);
  // "6100 total with my wife"
  if (first?.isRelated && /\b(?:with|w|con|counting|including) $/.test(tail.slice(0, first.at))) return "all";
  if (first && !goesOnEarning.test(tail.slice(first.at))) return resolved(first, before);
  const name = /^ ?([a-z]{2,})\W*$/.exec(tail)?.[1];
  return name ? introducedAs(name, before) : null;
}
/** "With hers it's 5,100", "con lo de ella son 4,900" */
const withOne = /\b(?:with|w|counting|including|adding|con|contando|sumando)(?: (?:lo|el|los|la) de)? $/;
const comesToIt = /^,? (?:(?:it|that|we|its|thats)\b|son|serian?|salen?|sale)/;
const ofAll =
  /^(?: (?:a|per|al) (?:month|mes))? (?:between (?:us|the two)|combined|together(?! with)|entre (?:l[oa]s dos|ambos)|junt[oa]s)\b/;
/** "She is back, so it's 5,100": what the amount is said of is no person. */
const saysIt = /[,;.] ?(?:so |y |and |then )*(?:its|thats|(?:it|that|this) (?:is|was|would be|comes to))\b|\bson\b/;
/** "2900 a month my wife makes 2100": she is named for what comes next. */
const goesOnEarning = new RegExp(`^\\w+(?: \\w+){0,2} ${verbs}\\b`);

const joinsEarners = /^(?:'s)?(?: \$?\d[\d,.]*k?)?(?:,? (?:and|n|y|e|&|plus|con|with) )?$/;
/** Those whom a text names at its start, one after the other: "me and my sister"; none where it begins with something else. */
export function earnersNamedFirst(text: string, before: string): Earner[] {
  const mentions = mentionsIn(text);
  const apart = mentions.findIndex(({ at }, place) =>
    place === 0 ? at > 0 : !joinsEarners.test(text.slice(mentions[place - 1]?.end, at)),
  );
  return mentions.slice(0, apart < 0 ? mentions.length : apart).map((each) => resolved(each, before));
}

/** Who is named last in a text; null where nobody is. */
export function earnerNamedLast(text: string, before: string): Earner | null {
  const last = mentionsIn(text).at(-1);
  return last ? resolved(last, before) : null;
}

/** What a renter wrote so far, in one normal text. */
export const linesBefore = (history: readonly Line[]): string =>
  normal(history.flatMap(({ from, text }) => (from === "renter" ? [text] : [])).join(". "));
