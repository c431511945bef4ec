import type { Distress, Emergency } from "../../heard/trouble.ts";
import { readerOf } from "../text/word-table.ts";
import { denialWords, endLists, endWords, matterWords } from "./trouble-words.ts";

/*
 * What kind of emergency or distress a message tells of, and whether it says that it is over. Each is looked for in the
 * normal form (normal.ts) of a message that is already known to tell of one, or of a talk that is in the middle of one.
 */

const matterOf = readerOf(matterWords);
const endIn = readerOf(endWords, endLists);
const denialIn = readerOf(denialWords, endLists);

/** What burns, and no fireman either. */
const burning = /\b(?:smok\w*|flames?|burning|humo|llamas|fuego)\b/;

type EmergencyTold = Exclude<Emergency, "danger">;

/** Which of the emergencies; null where the words do not tell. Sparks from an outlet are the outlet's, others a fire's. */
export function emergencyIn(text: string): EmergencyTold | null {
  const of = matterOf(text);
  if (of.has("gas") || (of.has("fire") && (!of.has("firemen") || burning.test(text)))) return "gas-or-fire";
  if (of.has("electricity")) return "electricity";
  if (of.has("sparks")) return "gas-or-fire";
  return of.has("water") ? "water" : null;
}

export const isOfElectricity = (text: string): boolean => matterOf(text).has("electricity");

/** Somebody else's hands or one's own: what speaks of nobody else is despair. */
export const distressIn = (text: string): Distress =>
  matterOf(text).has("despair") || !matterOf(text).has("others' hands") ? "despair" : "violence";

/** "He hits her and I'm afraid he follows" is told of somebody else. */
export const isOfSomebodyElse = (text: string): boolean =>
  matterOf(text).has("somebody") && !matterOf(text).has("oneself");

/** "Everything's fine" */
const shortIs = /(?<=\w)['’]s\b/g;

/** Where one thing said ends within a sentence. */
const within = /[,;\n]| (?:but|yet|and|so|because|pero|y|porque) /;
const asks = (sentence: string): boolean => sentence.includes("?");
const goesOn = (sentence: string): boolean =>
  asks(sentence) || endIn(sentence).has("goes-on") || endIn(sentence).has("recurs");

/** Whether a sentence says that there is no danger, and tells of none besides. */
export function deniesDanger(sentence: string): boolean {
  const denies = (part: string): boolean => denialIn(part).has("denies-danger");
  if (!denies(sentence) || asks(sentence) || denialIn(sentence).has("is-unsure")) return false;
  return sentence.split(within).every((part) => denies(part) || emergencyIn(part) === null);
}

/**
 * What is said but for what sets right a surmise, where it plainly denies danger: "Nobody is hurting me! I only meant that
 * my son drives me".
 */
export function withoutSetRight<Said extends { text: string }>(said: readonly Said[]): readonly Said[] {
  return said.some(({ text }) => deniesDanger(text)) ? said.filter(({ text }) => !saysItIsSomethingElse(text)) : said;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[?.!\n])\s*/);

/** "No, I'm ok, just tired": who was in distress says that they are not. */
export const saysOneIsWell = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) => sentence.split(within).some((part) => endIn(part.trim()).has("is-well")) && !goesOn(sentence),
  );

/** "Okay, she's up": who fell or passed out has come round. */
export const saysOneHasRecovered = (text: string): boolean =>
  sentencesOf(text.replace(shortIs, " is")).some(
    (sentence) => endIn(sentence).has("has-recovered") && !goesOn(sentence),
  );

/** "I only meant the branch", "nobody got hurt": there is nothing of what was taken for danger or distress. */
export const saysItIsSomethingElse = (text: string): boolean =>
  sentencesOf(text.replace(shortIs, " is").replace(/\bits\b/g, "it is")).some((sentence) =>
    endIn(sentence).has("something-else"),
  );

/** What is asked beside what was told: "they let us back in, is the stove gas". Whether it is safe is asked of the end itself. */
const askedBeside =
  /(?:[,;\n]| and | so | y )(?=(?:[^,;\n]+ ){3}[^,;\n]*\?$)(?!.*\b(?:safe|back|inside|smell|segur[oa]|huele)\b)/;
const toldIn = (sentence: string): string => (asks(sentence) ? (sentence.split(askedBeside)[0] ?? sentence) : sentence);

/** Whether who may say so has said that it is safe, let people in again or mended what fed it, and not only will. */
function isCleared(sentence: string): boolean {
  const told = endIn(toldIn(sentence));
  const isOpen = (["goes-on", "not-yet", "wishes-it"] as const).some((each) => told.has(each));
  return told.has("cleared") && !isOpen && !asks(toldIn(sentence));
}

/** Of the sentences of a message, what one says of the end holds unless that one takes it back. */
export const saysItIsOver = (text: string): boolean =>
  sentencesOf(text.replace(shortIs, " is").replace(/\bits\b/g, "it is")).some(
    (sentence) =>
      (endIn(sentence).has("over") && !goesOn(sentence) && !endIn(sentence).has("wishes-it")) ||
      isCleared(sentence) ||
      deniesDanger(sentence),
  );
