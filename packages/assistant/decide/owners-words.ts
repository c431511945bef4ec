import { wasWordSaidLately } from "../dialogue/said-lately.ts";
import type { Question } from "../heard/questions.ts";
import { knowledgeFor } from "../knowing/knowledge.ts";
import type { Quote } from "../knowing/listing-text.ts";
import { isInOtherLanguage, namesNothing, oneAfterOther, ownersLanguage } from "../knowing/owners-language.ts";
import { inLanguage } from "../knowing/owners-words-in-spanish.ts";
import type { Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";

/*
 * What is said in the owner's own words: what they answered before, and what their listing says.
 */

/** Answers a question by what the owner said that is at least so much like it; true where there is such an answer. */
export function answerFromKnowledge(
  draft: Draft,
  key: string,
  question: Question,
  least: number,
  about?: Said,
): boolean {
  const known = knowledgeFor(draft.world.knowledge, key, question, least);
  if (!known) return false;
  sayOwnersWords(draft, known.answer, about);
  draft.facts.push({ source: "knowledge", field: known.topic, value: known.answer });
  return true;
}

/**
 * Of what nobody has said, what the owner said of the whole is told all the same: of a ramp, how one gets in; of who may use
 * the garage, that there is one; of the streets around, that there is no parking, unless that was said a moment ago.
 */
export function answerFromWhole(draft: Draft, topic: string, isDetail: boolean, label: Said): boolean {
  const about = isDetail ? topic : topic.split(".")[0];
  const whole = draft.world.knowledge.find((known) => known.topic === about);
  if (whole === undefined || !(isDetail || toldOfDetails.includes(whole.topic))) return false;
  if (!isDetail && wasWordSaidLately(draft.talk, inLanguage(draft.talk.language, whole.answer))) return false;
  sayOwnersWords(draft, whole.answer, label);
  draft.facts.push({ source: "knowledge", field: whole.topic, value: whole.answer });
  return true;
}

const toldOfDetails: readonly string[] = ["accessibility", "parking"];

/** What the owner's words among what is said come to. */
export const ownersWords = ({ says }: Draft): string =>
  says.map((saying) => (saying.say === "owner-says" ? saying.text : "")).join(" ");

/** The owner is named once, however many of the questions are answered in the owner's words, and says nothing twice. */
export function sayOwnersWords(draft: Draft, written: string, label?: Said): void {
  const { language } = draft.talk;
  const isForeign = language !== ownersLanguage(written);
  const answer = inLanguage(language, written);
  const isOfSeveral = (draft.heard?.asks.length ?? 0) > 1;
  const told = {
    ...(isOfSeveral && label && namesNothing(written) && { about: label }),
    ...(answer === written && isInOtherLanguage(language, answer) && { isForeign }),
    ...(isForeign && label && { about: label }),
  };
  const last = draft.says.at(-1);
  if (draft.says.some((saying) => saying.say === "owner-says" && saying.text.includes(answer))) return;
  if (last?.say !== "owner-says" || isForeign || told.about)
    draft.says.push({ say: "owner-says", text: answer, ...told });
  else last.text = oneAfterOther(last.text, answer);
}

/** Says, of the first of these topics that the owner has said something of, what that was. */
export function tellOwnersWord(draft: Draft, topics: readonly string[]): void {
  const known = topics.map((key) => draft.world.knowledge.find(({ topic }) => topic === key)).find(Boolean);
  if (known === undefined) return;
  sayOwnersWords(draft, known.answer);
  draft.facts.push({ source: "knowledge", field: known.topic, value: known.answer });
}

/** The owner's own sentence, as the listing page has it, unless an answer has just said it. */
export function sayQuote(draft: Draft, { words: written, used }: Quote): void {
  const words = inLanguage(draft.talk.language, written);
  if (
    draft.says.some((s) =>
      s.say === "listing-says" ? s.text === words : s.say === "answer" && s.text.en.includes(written),
    )
  )
    return;
  draft.says.push({ say: "listing-says", text: words, isForeign: isInOtherLanguage(draft.talk.language, words) });
  draft.facts.push(used);
}
