import type { Heard } from "../../heard.ts";
import { topicsIn } from "../../topics.ts";
import { isKnown } from "../learned/aims.ts";
import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, stem, tokensOf } from "../text/normal.ts";
import { withSpokenDigits } from "./spoken-digits.ts";

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?<![\d$])(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/;
/** A text without the numbers one is called by: their digits are no score and no income. */
export const withoutPhones = (text: string): string => {
  const written = withSpokenDigits(text);
  return phone.test(written) ? written.replace(allPhones, " ") : text;
};
const allPhones = new RegExp(phone, "g");

const ownName = String.raw`(?<!\b(?:his|her|their|its|whose|\p{L}+['’]s?)\s)name(?: is|['’]s)`;
const underName = "under (?:(?:her|his|their|my|the) )?name(?: of|:|,)?";
const introduced = anyOf(
  "my name is; my name's; name:; this is; i['’]?m; i am; it['’]?s; call me; names; myself",
  "me llamo; mi nombre es; soy",
  ownName,
  underName,
);
const title = String.raw`(?:(?:l[ao]|el)\s+(?:señora?|señorita|sra?\.?)\s+|doña\s+)?`;
const upToThreeWords = String.raw`[\p{L}][\p{L}'’-]*(?:\s+[\p{L}][\p{L}'’-]*){0,2}`;
const named = new RegExp(String.raw`(?:\b${introduced}\s+${title})(${upToThreeWords})`, "giu");
const capitals =
  /^(?:(?:sure|yes|ok|okay|si|sí|claro|hi|hola|hello|hey)[,.! ]+)?((?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:de |del |la |y )?\p{Lu}[\p{L}'’.-]*){0,3})/u;
/** Words that stand where a name might and are none. */
const noName = anyOf(
  // "I'm not", "I'm still looking"
  "i['’]m; i['’]ve; i['’]d; i['’]ll; a; an; the; not; so; very; really; just; currently; also; still; only; new; here",
  "interested; looking; moving; available; free; ready; good; fine; sorry; self; going; happy; able; sure; hoping",
  "trying; wondering; calling; texting; writing; asking; running; late; disabled; pregnant; single; married",
  "back; later; important; legit; real; true; fake; fair; great; perfect; regarding; right; instead; anymore",
  "okay; ok; k; yes; yep; yup; yeah; no; nope; cool; nice; awesome; alright; sounds; got; maybe; hmm; lol; idk; none",
  "please; thanks; thank; hello; hi; hey; saludos; gracias; same; done; ask; tell; send; let; give; show; book; cancel",
  "monday; tuesday; wednesday; thursday; friday; saturday; sunday; today; tomorrow; tonight; noon; weekend",
  "morning; afternoon; evening; option; first; second; third; asap; now; any ?time; next; then; after; before",
  "oh; ah; um; uh; er; well; pues; bueno; ay; eh; claro; mande; dale",
  "what; when; where; why; which; who; how; is; are; was; does; do; did; can; could; would; will; should; has; have",
  "any; if; and; but; or; it; that; this; these; those; there; my; your; our; i; we; they; he; she; you",
  "to; of; by; with; about; in; at; on; for; from; whenever; as",
  "un; una; el; la; muy; de; interesad[oa]; estudiante; enfermer[oa]; maestr[oa]",
);
const notNames = new RegExp(`^${noName}$`, "i");

/** A full name right before an address or number, as under a letter: "Robin Vale, robin@example.test". */
const fullName = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:y )?\p{Lu}[\p{L}'’.-]+){1,3}`;
/** "Robin Vale, Case Manager, robin@example.test" */
const rank = String.raw`(?<!\p{L}{2}\.\s)(?!(?:My|I|I'm|Me|Mi|Soy|This) )\p{Lu}[\p{L}\d/&.'’ -]{1,30}[,;:|–-]+\s*`;
const reach = `(?=${email.source}|${phone.source})`;
/** "Robin Vale my cell is 555 0100" */
const own = String.raw`(?:(?:my|mi) (?:cell|phone|number|num|n[uú]mero|cel|tel[eé]fono)(?: number)?(?:['’]?s| is| es)? )?`;
const opener = "(?:[Uu]h|[Uu]m|[Ss]o|[Oo]k|[Oo]kay|[Yy]eah|[Pp]ues|[Yy])";
const signature = new RegExp(
  String.raw`(?<=(?:^|[.!?,] |\n)(?:${opener} )?)(${fullName})[\s,;:|(<–-]+(?:${rank})?${own}${reach}`,
  "u",
);

/** "My case manager is Joan, 937-555-0144" tells how somebody else is reached. */
const landlords = String.raw`(?:current |old |last |previous |former )?(?:landlord|employer|boss|supervisor)`;
const helpers = anyOf(
  "case ?(?:manager|worker); social worker; housing (?:specialist|counselor|navigator|worker); counselor; navigator",
  "advocate; references?; co-?signer; guarantor; parole officer; probation officer; sponsor; lawyer; attorney",
  "trabajador(?:a)? social",
  landlords,
);
const ofSomebodyElse = new RegExp(String.raw`\b(?:my|our|her|his) ${helpers}\b[^.?!\n]*$`, "i");
const ofAnother =
  /\b(?:her|his|their|\p{L}+['’]s) (?:phone |cell |direct |work |office )?(?:number|cell|phone|line)\b[^.?!\n]*$/iu;

/** What ends the sentence ends no name, though an initial keeps its dot. */
const fullStop = /(?<=\p{L}{2})[.,]+$/u;

/** From a line of dashes on a mail is signed; what is quoted was written by somebody else. */
const belowDashes = /(?:^|\n|\s)-{2,3}[ \t]*\n[\s\S]*$/;
const quoted =
  /^(?:[ \t]*>.*|sent from my .*|enviado desde mi .*|.*\bon .{6,90} wrote:[ \t]*|-+ ?(?:original|forwarded) message ?-+[\s\S]*)$/gim;

/**
 * A text without what is signed or quoted under it: a name says nothing, though "Vale" is a word for a voucher too, and a
 * motto or an old mail asks for nothing. A text that is nothing else stays as it is.
 */
export function withoutSignature(text: string): string {
  const own = text.includes("\n") ? text.replace(quoted, " ").replace(belowDashes, " ") : text;
  const kept = /[\p{L}\p{N}]/u.test(own) ? own : text;
  return signedBy(kept) ? kept.replace(signature, " ") : kept;
}

/** Name, e-mail and phone as told. A phone is in E.164; a bare name counts as a signature or where one was asked for. */
export function contactIn(said: string, isAsked: boolean): Heard["contact"] {
  const text = withSpokenDigits(said);
  const contact: Heard["contact"] = {};
  // Without this, a text of one long word takes a time that grows with its square.
  const mail = text.includes("@") ? email.exec(text)?.[0] : undefined;
  if (mail) contact.email = mail.toLowerCase();
  const found = phone.exec(text);
  const before = found && text.slice(0, found.index);
  // Who was asked for a number may give that of the household.
  const isOfAnother = before && (ofSomebodyElse.test(before) || (!isAsked && ofAnother.test(before)));
  const digits = isOfAnother ? null : found;
  if (digits) contact.phone = `+1${digits[1]}${digits[2]}${digits[3]}`;
  const name =
    nameIn(text) ??
    nameOfWriter(text) ??
    signedBy(text) ??
    (mail || digits ? firstNameIn(text) : null) ??
    (isAsked && !/^[^,.;:–-]*\?\s*$/.test(text)
      ? bareName(
          text
            .replace(email, "")
            .replace(phone, "")
            .replace(/^\W*its\s+/i, ""),
        )
      : null) ??
    (isAsked ? nameAnswered(text) : null) ??
    (mail || digits ? nameInList(text.replace(saysWho, ""), isAsked) : null) ??
    (mail || digits ? nameBeside(text.replace(email, "").replace(phone, "")) : null) ??
    (isAsked ? nameSaidAgain(text.replace(email, "").replace(phone, "")) : null);
  if (name) contact.name = name;
  return contact;
}

/** "None. Elias Corwin. Might be a few minutes late": a first and a last name that stand as a sentence of their own. */
export const nameAloneIn = (text: string): string | null => sentencesAlone(text).find(isFullName) ?? null;

/** "Is it still free?\nElias Corwin": a first and a last name that a text ends with, as under a letter. */
export function nameBelowIn(text: string): string | null {
  const sentences = sentencesAlone(text);
  const last = sentences.at(-1);
  return last !== undefined && sentences.length > 1 && isFullName(last) ? last : null;
}

/** "Thank you, Margaret", "Best regards, Elias Corwin": the name that a text ends with, after what closes a letter. */
export function nameClosing(text: string, ownerName: string): string | null {
  const name = closing.exec(text.trim())?.[1];
  const isOwners = name !== undefined && ownerName.toLowerCase().includes(name.split(" ")[0]!.toLowerCase());
  return name === undefined || isOwners || name === "Piper" || !isNames(name) || name.split(" ").some(isOfExamples)
    ? null
    : name;
}
const closes = anyOf(
  "[Tt]hanks(?: so much| again| a lot)?; [Tt]hank you(?: so much| very much)?; (?:[Bb]est |[Kk]ind |[Ww]arm )?[Rr]egards; [Bb]est",
  "[Ss]incerely; [Cc]heers; (?:[Mm]uchas )?[Gg]racias; [Ss]aludos; [Aa]tentamente; [Cc]ordialmente; [Uu]n saludo; [Bb]endiciones",
);
const oneToThreeNames = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de |del )?\p{Lu}[\p{L}'’.-]*){0,2}`;
const closing = new RegExp(String.raw`(?<!\p{L})(?:${closes})[,.!]*\s+(${oneToThreeNames})[.!]*$`, "u");

/** "Marcus here", "Hey, Odessa here again": who writes. */
function nameOfWriter(text: string): string | null {
  const name = writerHere.exec(text)?.[1];
  return name !== undefined && isNames(name) && !anybody.test(name) ? name : null;
}
const writerHere = new RegExp(
  String.raw`(?:^|[.!?,] |\n)(?:[Hh](?:ey|i|ello|ola),? )?(${oneToThreeNames}) here\b(?! (?:is|are|at|in|for|to)\b)`,
  "u",
);

const anybody = /^(?:any|every|no|some)|^(?:mom|dad|people|folks)$/i;
const isNames = (name: string): boolean =>
  !aDate.test(name) && !isNature(name) && !name.split(" ").some((word) => notNames.test(word) || label.test(word));

/** The sentences and lines of a text, without what ends them. */
const sentencesAlone = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.replace(/[.!,]+$/, "").trim())
    .filter((sentence) => sentence !== "");

const isFullName = (words: string): boolean =>
  firstAndLast.test(words) &&
  !aDate.test(words) &&
  !isNature(words) &&
  !words.split(/\s+/).some((word) => notNames.test(word) || label.test(word) || isKnown(stem(normal(word))));
const firstAndLast = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\.?)?(?: (?:de |del |la |y )?\p{Lu}\p{Ll}[\p{L}'’-]*){1,2}$/u;

/**
 * "Can somebody call me please? My name is Omar": where no name follows the first words, one may follow the next, and one
 * said to be the name comes before "I'm diabetic".
 */
function nameIn(text: string): string | null {
  const found = [...text.matchAll(named)].filter(isNoDenial).map(({ 0: opening, 1: words = "", index }, place) => {
    const isIntroduced = introduces.test(place === 0 ? text.slice(0, (index ?? 0) + opening.length) : opening);
    const isName = /\b(?:name|llamo|nombre)\b/i.test(opening);
    const after = text.slice((index ?? 0) + opening.length);
    if (!isIntroduced && saysMore.test(after)) return { isName, name: null };
    return { isName, name: nameFrom(withoutTitle(opening, words).split(/\s+/), isIntroduced) };
  });
  const names = found.filter(({ name }) => name !== null);
  return (names.find(({ isName }) => isName) ?? names[0])?.name ?? null;
}
/** "I'm Anxious to move" goes on where a name would not. */
const saysMore = /^\s*(?:to|about|of|that|than)\b/i;

/** "Soy don Pedro", but "it's Don Kessler". */
const withoutTitle = (opening: string, words: string): string =>
  /\b(?:soy|llamo|nombre)\b/i.test(opening) ? words.replace(/^don\s+(?=\p{L})/iu, "") : words;

/** "My name isn't Iris" tells whose name it is not. */
const isNoDenial = ({ 1: words = "", index = 0, input = "" }: RegExpMatchArray): boolean =>
  !/^(?:not|no)\b/i.test(words) && !/\bno\s+$/i.test(input.slice(0, index));

/** The same of a normal text, whoever it is instead. */
export const deniesName =
  /\b(?:my name is not|(?:that|this) is not my name|mi nombre no es|ese no es mi nombre|no me llamo)\b/;

const introduces = /\b(?:name|llamo|nombre|call me)\b/i;

function nameFrom(words: readonly string[], isIntroduced: boolean): string | null {
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    const isName =
      word !== "" &&
      (!notNames.test(word) || isFirstOfTwo(words, at)) &&
      !/^(?:and|y|with|con|from|but|by|btw|here|por|calling)$/i.test(word);
    if (!isName || (!isIntroduced && !/^\p{Lu}/u.test(word))) break;
    kept.push(word);
  }
  // "I'm Puerto Rican" says what one is, and not who.
  if (!isIntroduced && isNature(kept.join(" "))) return null;
  return kept.length > 0 ? kept.map(capitalised).join(" ") : null;
}

/** "Will Tate" is somebody, with a number after it. */
export const alsoNames = "Will|May|Dee|Art|Una";
const isAlsoName = new RegExp(`^(?:${alsoNames})$`);

/** "Una Bas": a word that is a name too is one where another word in a capital follows. */
const isFirstOfTwo = (words: readonly string[], at: number): boolean =>
  at === 0 && isAlsoName.test(words[0] ?? "") && /^\p{Lu}/u.test(words[1] ?? "");

function signedBy(text: string): string | null {
  const found = signature.exec(text)?.[1]?.replace(fullStop, "");
  return found &&
    !isShouted(found) &&
    !found.split(" ").some((word, at, words) => (!isFirstOfTwo(words, at) && notNames.test(word)) || label.test(word))
    ? found
    : null;
}

/** "MI ESPOSO ME GOLPEA, PAT@EXAMPLE.TEST": of words that are all in capitals, those of the examples are no name. */
const isShouted = (words: string): boolean =>
  words === words.toUpperCase() && words.split(" ").every((word) => isKnown(stem(normal(word))));

/** "Book it. Pat 937 555 0122": one name is a signature where a sentence ended before it. */
const firstName = new RegExp(`(?<=[.!?]\\s)(\\p{Lu}\\p{Ll}+)[\\s,;:|(<–-]+${reach}`, "u");
/** "Nell. 937 555 0122, any time" */
const firstWord = new RegExp(`^(\\p{Lu}\\p{Ll}+)\\.\\s*${reach}`, "u");
function firstNameIn(text: string): string | null {
  const found = (firstName.exec(text) ?? firstWord.exec(text))?.[1];
  return found && !notNames.test(found) && !label.test(found) && !aboutNumbers.test(found) ? found : null;
}

const label =
  /^(?:e-?mail|mail|phone|cell|mobile|tel|telephone|number|contact|call|text|write|reach|correo|tel[eé]fono)\.?$/i;

/** "June 1st" is nobody. */
const aDate = /^\W*(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d/;
function bareName(text: string): string | null {
  if (aDate.test(text)) return null;
  const found = capitals.exec(text.replace(/^[\s,;:|–-]+/, ""))?.[1]?.replace(fullStop, "");
  const isNone = (word: string, at: number, words: string[]) => notNames.test(word) && !isFirstOfTwo(words, at);
  return !found || found.split(/\s+/).some(isNone) ? null : found;
}

/** "deshawn", "andre. And what's the total", "soy ramiro": one or two words of no example that are the first sentence. */
function nameAnswered(text: string): string | null {
  const [first = ""] = text.split(/(?<=[.!?])\s+|\n/);
  const words = first.replace(/[.!]+$/, "").replace(/^(?:(?:claro|sure|yes|s[ií]),? )?(?:soy|im|i['’]m) /i, "");
  const isName =
    upToTwoWords.test(words) &&
    !isNature(words) &&
    !words
      .split(" ")
      .some((word) => isSaidAlone.test(word) || notNames.test(word) || label.test(word) || isOfExamples(word));
  return isName ? words.split(" ").map(capitalised).join(" ") : null;
}
/** An initial is a letter of the examples, too. */
const isOfExamples = (word: string): boolean => word.length > 1 && isKnown(stem(normal(word)));
/** What people answer in one word, written small; in a capital "Simon" and "Roger" are somebody. */
const saidAlone = anyOf(
  "gotcha; yessir; aight; ight; alr; a'?ight; ok'd; okis; oki; dokey; bet; dope; lit; sweet; word; sup; heyy+; wut; lmao; lol",
  "whoops; oops; brb; hmm?; hm; ty; tysm; thx; np; nvm; absolutely; definitely; certainly; understood; noted; roger; copy",
  "agreed; confirmed; correct; exactly; indeed; cheers; blessings; lovely; wonderful; fantastic; excellent; deal; whatever",
  "confirm[oa]; confirmad[oa]; entendid[oa]; enterad[oa]; recibid[oa]; excelente; genial; perfect[oa]; list[oa]; vale; dale",
  "and[aá]le; [oó]rale; simon; sip; nel; nop; yas; obvio; chid[oa]; hech[oa]; correct[oa]; exact[oa]; cierto; seguro; supuesto",
  "afirmativo; negativo; efectivamente; igualmente; jaj?a; (?:ja)+; adi[oó]s; ciao; chao; hola+; saludos; bendiciones; ningun[oa]",
);
const isSaidAlone = new RegExp(`^${saidAlone}$`);
const upToTwoWords = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]*)?$/u;

const aCount = /^(?:one|two|three|four|five|both|uno|una|dos|tres|cuatro|cinco)$/i;

/** "soy nohemí, nohemi@example.test" */
const saysWho = /^\W*(?:soy|me llamo|i['’]?m|this is)\s+/iu;

/** "lena b, 614 555 0166": two or three words and nothing else beside an address or a number; or "Maya", in a capital. */
function nameBeside(rest: string): string | null {
  const words = rest
    .replace(saysWho, "")
    .split(/[\s,;:|.–-]+/u)
    .filter(Boolean);
  const isName = (word: string, at: number) =>
    /^[\p{L}'’]+$/u.test(word) &&
    ((at > 0 && word.length === 1) || ![notNames, label, aboutNumbers, aCount].some((other) => other.test(word)));
  const isEnough = words.length >= 2 ? words.length <= 3 : saysWho.test(rest) || /^\p{Lu}\p{Ll}/u.test(words[0] ?? "");
  return isEnough && words.every(isName) ? words.map(capitalised).join(" ") : null;
}
/**
 * "dan kessler, 208 555 0131, moving sept 1": two or three words, or one that was asked for, right before a number or an
 * address, the last of no example.
 */
function nameInList(text: string, isAsked: boolean): string | null {
  const parts = text.split(/[,;\n]|(?<=[.!?])\s+/).map((part) => part.trim());
  const names = parts.flatMap((part, at) => {
    const place = part.search(numberOrAddress);
    const before = place >= 0 ? part.slice(0, place) : numberOrAddressAlone.test(parts[at + 1] ?? "") ? part : "";
    return before === "" ? [] : [before.replace(leadIn, "").trim()];
  });
  const found = names.find((name) => (isAsked || name.includes(" ")) && isSomebody(name));
  return found && !isNature(found) ? found.split(/\s+/).map(capitalised).join(" ") : null;
}

const numberOrAddress = new RegExp(`${email.source}|${phone.source}`);
const numberOrAddressAlone = new RegExp(`^\\W*(?:${email.source}|${phone.source})\\W*$`);

/** "Sure its tomas rivera" */
const leadIn =
  /^(?:(?:sure|yes|yeah|ok|okay|hi|hey|sorry|oh|claro|si|sí)[, ]+)*(?:(?:it['’]?s|its|im|i['’]m|and|y|con)\s+)?/i;

function isSomebody(part: string): boolean {
  const words = part.split(/\s+/);
  const isName = (word: string, at: number) =>
    (at > 0 && /^\p{L}$/u.test(word)) ||
    (/^[\p{L}'’-]{2,}$/u.test(word) && ![notNames, label, aCount, aboutNumbers].some((other) => other.test(word)));
  const least = words.length === 1 ? lettersOfOne : 1;
  return (
    words.length <= mostWords &&
    words.every(isName) &&
    isNoWord(words.length === 1 ? part.toLowerCase() : (words.at(-1) ?? "")) &&
    part.length >= least &&
    topicsIn(tokensOf(normal(part))).length === 0
  );
}
/** A single word in small letters is a name only where it is of some length. */
const lettersOfOne = 4;

/** "I gave it, pat", "ya se lo di, Rosa", "its renee": what answers the question for the name. */
const fillers = `(?:(?:ya|yes|yeah|ok|okay|no|lol|sorry|hey|um)[,. ]+)*`;
const again = new RegExp(
  `^${fillers}(?:(?:(?:i|we) )?(?:already |just )?(?:gave|told|said|sent)\\b[^,.:]{0,20}[,.:]|(?:ya )?(?:se |te )?(?:lo |le )?(?:di|dije)\\b[^,.:]{0,12}[,.:]|it['’]?s|es)\\s*(?:it['’]?s\\s+|es\\s+)?`,
  "i",
);
const mostWords = 3;

function nameSaidAgain(text: string): string | null {
  const opening = again.exec(text.trim())?.[0];
  const words =
    opening === undefined
      ? []
      : text
          .trim()
          .slice(opening.length)
          .split(/[\s,;:|.!–-]+/u)
          .filter(Boolean);
  const isName = (word: string, at: number) =>
    (at > 0 && /^\p{L}$/u.test(word)) ||
    (/^[\p{L}'’]{2,}$/u.test(word) && !notNames.test(word) && !aboutNumbers.test(word) && isNoWord(word));
  return words.length > 0 && words.length <= mostWords && words.every(isName) ? words.map(capitalised).join(" ") : null;
}
/** A name is written with a capital, or is no word of any example of what renters write. */
const isNoWord = (word: string): boolean => /^\p{Lu}/u.test(word) || !isKnown(stem(normal(word)));

const aboutNumbers =
  /^(?:me|mine|us|our|best|or|and|use|here'?s|its|it's|this|there|number|num|works?|mobile|whatsapp|cool|nice|sounds|got|send|mi|n[uú]mero|es|este|ll[aá]m[ea]me|al|va|aqu[ií]|yeah|yep|yup|of|course|will|do|to|you|u|try|either|anytime|any|time|after|before|day|morning|evening|soon|asap)$/i;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
