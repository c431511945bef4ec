import type { Heard } from "../../heard.ts";
import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { withoutTitles } from "../text/titles.ts";
import { comesInstead } from "../times/comes-instead.ts";
import { email, phone } from "./addresses.ts";
import { bareName, nameAnswered, nameSaidAgain } from "./names-answered.ts";
import { nameBesideAddress } from "./names-beside.ts";
import { nameIn, nameOfWriter } from "./names-introduced.ts";
import { firstNameIn, signedBy } from "./names-signed.ts";
import { withSpokenContact } from "./spoken-contact.ts";

const landlords = String.raw`(?:current |old |last |previous |former )?(?:landlord|employer|boss|supervisor)`;

const helpers = anyOf(
  "case ?(?:manager|worker); social worker; housing (?:specialist|counselor|navigator|worker); counselor; navigator",
  "advocate; references?; co-?signer; guarantor; parole officer; probation officer; sponsor; lawyer; attorney",
  "trabajador(?:a)? social",
  landlords,
);

/** "My case manager is Joan, 937-555-0144" tells how somebody else is reached. */
const ofSomebodyElse = new RegExp(String.raw`\b(?:my|our|her|his) ${helpers}\b[^.?!\n]*$`, "i");

/** "His cell is", "and Jo's is", "se llama Ben,": before the number of somebody else. */
const ofAnother = new RegExp(
  String.raw`\b${anyOf(
    String.raw`(?:her|his|their|\p{L}+['’]s) (?:phone |cell |direct |work |office )?(?:number|cell|phone|line)`,
    String.raw`(?:hers|theirs|(?<!\b(?:here|that|it))['’]s) is; (?:his|her|their) name(?: is|['’]s); se llama`,
  )}\b[^.?!\n]*$`,
  "iu",
);
/** "…, that's my brother's", "is his" after such a number. */
const isAnothers =
  /^(?: is|[^.?!\n]{0,20} that['’]?s| es)? (?:his|hers|theirs|de (?:él|el|ella|mi \p{L}+)|(?:my )?(?!(?:that|it|what|here|there)['’]s)\p{L}+['’]s)\b/iu;
/** "Mine is", "my number is", "el mío es" before one's own. */
const isOwn =
  /\b(?:mine|el m[ií]o|(?:my|mi) (?:own )?(?:phone|cell|number|n[uú]mero|cel|tel[eé]fono))(?: is| es|['’]s|:)? ?\W?$/iu;

/**
 * Name, e-mail and phone as told. A phone is in E.164; a bare name counts as a signature or where one was asked for, just
 * now or at some time before.
 */
export function contactIn(said: string, isAsked: boolean, wasAsked = isAsked): Heard["contact"] {
  const written = withSpokenContact(said);
  const untitled = withoutTitles(written);
  const text = inLetters.test(untitled) ? untitled.replace(spelling, "") : untitled;
  const contact: Heard["contact"] = {};
  // Without this, a text of one long word takes a time that grows with its square.
  const found = text.includes("@") ? email.exec(text) : null;
  const mail = found && !(isOfWhoComes(text.slice(0, found.index)) && !isAsked) ? found[0] : undefined;
  if (mail) contact.email = mail.toLowerCase();
  const digits = numberIn(text, isAsked);
  if (digits) contact.phone = `+1${digits[1]}${digits[2]}${digits[3]}`;
  const rest = isAsked ? text.replace(email, "").replace(phone, "") : "";
  const isReached = Boolean(mail || digits);
  const name =
    nameIn(text, isReached || isAsked) ??
    nameOfWriter(text) ??
    signedBy(text) ??
    (isReached ? firstNameIn(written) : null) ??
    (isAsked ? nameSaidAgain(rest) : null) ??
    (isAsked && !isOneQuestion.test(text) ? bareName(rest.replace(/^\W*its\s+/i, "")) : null) ??
    (isAsked ? nameAnswered(text) : null) ??
    (isReached ? nameBesideAddress(text, wasAsked) : null);
  if (name) contact.name = name;
  return contact;
}
/** What a name in letters has, to be looked for first. */
const inLetters = /-\p{L}-|\p{Lu} \p{Lu} /u;
/** "R-O-W-E", "R O W E": the letters of a name that is told beside them. */
const spelling = /(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])|(?<!\p{L} ?)\p{Lu}(?: \p{Lu}){2,}(?!\p{L})/gu;

/** "My brother goes in my place, he's Lou, 419 …": what follows who comes instead, in its sentence or the next, is theirs. */
function isOfWhoComes(before: string): boolean {
  const near = before.split(/[.!?\n]+ /).slice(-2);
  return !saysWho.test(near.at(-1) ?? "") && comesInstead(normal(near.join(". ")));
}
/** "I'm Ann Roe, …" beside it is of whoever writes. */
const saysWho = /\b(?:i['’]?m|i am|my name|soy|me llamo|mi nombre)\b/i;

/** The renter's own number among those of a text; who was asked for one may give that of the household. */
function numberIn(text: string, isAsked: boolean): RegExpExecArray | null {
  const found = matchesOf(text, phone);
  const before = ({ index }: RegExpExecArray): string => text.slice(0, index);
  const others = found.filter((match) => isAnothers.test(text.slice(match.index + match[0].length)));
  const left = found.filter((match) => !others.includes(match));
  const own =
    left.find((match) => isOwn.test(before(match))) ??
    left.find((match) => !ofAnother.test(before(match)) && !isOfWhoComes(before(match)));
  const meant = own ?? (isAsked ? found[0] : undefined);
  return meant === undefined || ofSomebodyElse.test(before(meant)) ? null : meant;
}

/** The contact told in a talk, with whether Piper asked for one just now or before. */
export const contactTold = (said: string, { awaiting, asked }: Talk): Heard["contact"] =>
  contactIn(said, awaiting === "contact", isContactAsked({ awaiting, asked }));

/** Whether Piper has asked for a contact, just now or before. */
export const isContactAsked = ({ awaiting, asked }: Pick<Talk, "awaiting" | "asked">): boolean =>
  awaiting === "contact" || asked.includes("contact");

const isOneQuestion = /^[^,.;:–-]*\?\s*$/;
