import { isKnown } from "../learned/aims.ts";
import { namedBy } from "../people/person-words.ts";
import { isNature } from "../people/trait-words.ts";
import { namesAnimal } from "../pets/animal-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, sayable, stem, tokensOf } from "../text/normal.ts";
import { reach } from "./addresses.ts";
import { isGivenName, isOnlyGivenName } from "./given-names.ts";
import {
  aDate,
  betweenSentences,
  capitalised,
  fullStop,
  isAboutNumbers,
  isFirstOfTwo,
  isNames,
  isOfExamples,
  isOfNoName,
  label,
  mayBeName,
  oneToThreeNames,
} from "./name-words.ts";

/** A full name right before an address or number, as under a letter: "Robin Vale, robin@example.test". */
const fullName = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:y )?\p{Lu}[\p{L}'’.-]+){1,3}`;

/** "Robin Vale, Case Manager, robin@example.test" */
const rank = String.raw`(?<!\p{L}{2}\.\s)(?!(?:My|I|I'm|Me|Mi|Soy|This) )\p{Lu}[\p{L}\d/&.'’ -]{1,30}[,;:|–-]+\s*`;

/** "Robin Vale my cell is 555 0100" */
const own = String.raw`(?:(?:my|mi) (?:cell|phone|number|num|n[uú]mero|cel|tel[eé]fono)(?: number)?(?:['’]?s| is| es)? )?`;

const opener = "(?:[Uu]h|[Uu]m|[Ss]o|[Oo]k|[Oo]kay|[Yy]eah|[Pp]ues|[Yy])";

const signature = new RegExp(
  String.raw`(?<=(?:^|[.!?,] |\n)(?:${opener} )?)(${fullName})[\s,;:|(<–-]+(?:${rank})?${own}${reach}`,
  "u",
);

/** From a line of dashes on a mail is signed; what is quoted was written by somebody else. */
const belowDashes = /(?:^|\n|\s)-{2,3}[ \t]*\n[\s\S]*$/;

const quoted =
  /^(?:[ \t]*>.*|(?:dear|estimad[oa]s?) [^\n,:;.?!]{1,40}[,:;][ \t]*|sent from my .*|enviado desde mi .*|.*\bon .{6,90} wrote:[ \t]*|-+ ?(?:original|forwarded) message ?-+[\s\S]*)$/gim;

/**
 * A text without its salutation and what is signed or quoted under it: a name says nothing, though "Vale" is a word for a voucher too, and a
 * motto or an old mail asks for nothing. A text that is nothing else stays as it is.
 */
export function withoutSignature(text: string): string {
  const own = text.includes("\n") ? text.replace(quoted, " ").replace(belowDashes, " ") : text;
  const kept = sayable.test(own) ? own : text;
  return signedBy(kept) ? kept.replace(signature, " ") : kept;
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
  return name === undefined || isOneOf(name, ownerName) || !isNames(name) || name.split(" ").every(isOfExamples)
    ? null
    : name;
}

/** Whether a name is the owner's or Piper's. */
export const isOneOf = (name: string, ownerName: string): boolean =>
  `${ownerName} piper`.toLowerCase().split(" ").includes(name.split(" ")[0]!.toLowerCase());

/** "Credit is 700. Elias": the first name that a message ends with, where one was asked for. */
export function firstNameClosing(text: string, ownerName: string): string | null {
  const sentences = sentencesAlone(text);
  const last = sentences.at(-1) ?? "";
  const isName = sentences.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(last) && mayBeName(last.toLowerCase());
  return isName && !isOneOf(last, ownerName) ? last : null;
}

/**
 * "Tito", "it's only me. Marisol", "June 1, no pets, Ana": a common first name that a message is or, written with a capital, ends
 * with, and with a last one wherever it stands by itself. "One cat, Luna" names the cat.
 */
export function givenNameClosing(text: string, ownerName: string): string | null {
  const sentences = sentencesAlone(text).map((sentence) => sentence.split(", "));
  const isRenters = (part: string, before = ""): boolean => !isOneOf(part, ownerName) && !namesSomebody(before);
  for (const parts of sentences) {
    const full = parts.find((part, at) => isGivenAndLast(part) && isRenters(part, parts[at - 1]));
    if (full !== undefined) return full;
  }
  const [last = "", before] = sentences.at(-1)?.toReversed() ?? [];
  const isAlone = sentences.flat().length === 1;
  const [first = "", surname, more] = last.split(" ");
  const isGiven = isOnlyGivenName(first) || (isAlone && surname !== undefined && isGivenName(first));
  const isName = isGiven && more === undefined && (surname === undefined || isSurname(surname));
  const isWritten = isAlone || capitalised(first) === first;
  return isName && isWritten && isRenters(last, before) ? last.split(" ").map(capitalised).join(" ") : null;
}

/** "Kyle Brandt" */
const isGivenAndLast = (part: string): boolean => {
  const [first = "", last, more] = part.split(" ");
  return more === undefined && last !== undefined && isOnlyGivenName(first) && isFullName(part) && isSurname(last);
};
const isSurname = (word: string): boolean => capitalised(word) === word && mayBeName(word.toLowerCase());

const greetings = ["hi", "hey", "hello", "hola", "buenas"];
/** Whether words name an animal or somebody whose name may come after, or greet them. */
const namesSomebody = (words: string): boolean => {
  const text = normal(words);
  return greetings.includes(text) || namesAnimal(text) || tokensOf(text).some((word) => namedBy(word) !== null);
};

const closes = anyOf(
  "[Tt]hanks(?: so much| again| a lot)?; [Tt]hank you(?: so much| very much)?; (?:[Bb]est |[Kk]ind |[Ww]arm )?[Rr]egards; [Bb]est",
  "[Ss]incerely; [Cc]heers; (?:[Mm]uchas )?[Gg]racias; [Ss]aludos; [Aa]tentamente; [Cc]ordialmente; [Uu]n saludo; [Bb]endiciones",
);

const closing = new RegExp(String.raw`(?<!\p{L})(?:${closes})[,.!]*\s+(${oneToThreeNames})[.!]*$`, "u");

/** The sentences and lines of a text, without what ends them. */
const sentencesAlone = (text: string): string[] =>
  text
    .split(betweenSentences)
    .map((sentence) => sentence.replace(/[.!,]+$/, "").trim())
    .filter((sentence) => sentence !== "");

const isFullName = (words: string): boolean => {
  const parts = words.split(/\s+/);
  return (
    firstAndLast.test(words) &&
    !aDate.test(words) &&
    !isNature(words) &&
    !parts.some((word) => isOfNoName(word) || label.test(word)) &&
    // "Celia Marsh": what follows a name that is nothing else may be a word as well.
    (isOnlyGivenName(parts[0] ?? "") || !parts.some(isWord))
  );
};
const isWord = (word: string): boolean => isKnown(stem(normal(word)));

const firstAndLast = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\.?)?(?: (?:de |del |la |y )?\p{Lu}\p{Ll}[\p{L}'’-]*){1,2}$/u;

export function signedBy(text: string): string | null {
  const found = signature.exec(text)?.[1]?.replace(fullStop, "");
  return found &&
    !isShouted(found) &&
    !found.split(" ").some((word, at, words) => (!isFirstOfTwo(words, at) && isOfNoName(word)) || label.test(word))
    ? found
    : null;
}

/** "MI ESPOSO ME GOLPEA, PAT@EXAMPLE.TEST": of words that are all in capitals, those of the examples are no name. */
const isShouted = (words: string): boolean => words === words.toUpperCase() && words.split(" ").every(isWord);

/** "Book it. Pat 937 555 0122": one name is a signature where a sentence ended before it. */
const firstName = new RegExp(`(?<=[.!?]\\s)(\\p{Lu}\\p{Ll}+)[\\s,;:|(<–-]+${reach}`, "u");

/** "Nell. 937 555 0122, any time" */
const firstWord = new RegExp(`^(\\p{Lu}\\p{Ll}+)\\.\\s*${reach}`, "u");

export function firstNameIn(text: string): string | null {
  const found = (firstName.exec(text) ?? firstWord.exec(text))?.[1];
  return found && !isOfNoName(found) && !label.test(found) && !isAboutNumbers(found) ? found : null;
}
