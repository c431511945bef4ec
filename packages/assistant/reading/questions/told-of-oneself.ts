import type { Ask } from "../../heard/questions.ts";
import type { Heard } from "../../heard.ts";
import { topicsIn } from "../../topics.ts";
import { surelyStates, surelyTells } from "../learned/only-tells.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { asksOutright, beginsAsQuestion } from "../text/question-words.ts";
import { sentenceOf } from "../text/sentences.ts";
import { namesPapers } from "./asked-of-home.ts";
import { topicAdded } from "./named-alone.ts";

/*
 * Words of a message that stand in a sentence which asks nothing.
 */

/**
 * What the sentence in which words stand only does: it tells of who writes, "I quit smoking last year", or remarks, "I saw
 * that it's furnished"; null where it may ask. Who names a co-signer or a tax number asks whether that will do.
 */
export function onlyDoneBy(words: string, said: string): NonNullable<Ask["only"]> | null {
  const sentence = sentenceOf(words, said);
  const text = normal(sentence);
  if (`${words}${sentence}`.includes("?") || [normal(words), text].some(asksOutright) || namesPapers.test(text))
    return null;
  if (topicAdded({ text, words: sentence, isQuestion: false }) !== null) return null;
  if (surelyTells(text)) return "tells";
  return surelyStates(text) ? "remarks" : null;
}

/** An ask with what its sentence only does. */
export function withOnlyDone(ask: Ask, said: string, { hasHousingVoucher }: Heard["facts"]): Ask {
  const mayAsk = offers.includes(ask.topic) || (ask.topic === "voucher" && !hasHousingVoucher);
  const only = mayAsk ? null : onlyDoneBy(ask.words, said);
  return only === null ? ask : { ...ask, only };
}

/** "Is there a garage, my bike got stolen": what is told after a question, from the comma on. */
const toldAfter = /, (?:i|we|my|our|mi|mis|soy|somos|tengo|tenemos|es que) .*$/;

/** A question of a topic without what is told after it: "any stairs inside, my husband lost a leg". */
export function askedOf(topic: string, text: string): string {
  const head = text.replace(toldAfter, "");
  const isAsked = head !== text && beginsAsQuestion(head) && !asksOutright(text.slice(head.length + 2));
  return isAsked && topicsIn(tokensOf(head)).some(({ topic: { key } }) => key === topic) ? head : text;
}

/** Whether a question names a topic only in what it tells along, and asks of another before that. */
export function isNamedAlong(topic: string, text: string): boolean {
  const [tail] = toldAfter.exec(text) ?? [];
  if (tail === undefined || offers.includes(topic)) return false;
  const head = text.slice(0, -tail.length);
  if (!beginsAsQuestion(head) || asksOutright(tail.slice(", ".length))) return false;
  const asked = topicsIn(tokensOf(head)).map(({ topic: { key } }) => key);
  return asked.length > 0 && !asked.includes(topic);
}

/** Who tells of these asks leave, or whether it will do: a co-signer, somebody who is to stay, help with the rent. */
const offers: readonly string[] = [
  "requirements.cosigner",
  "identification",
  "guests",
  "roommates",
  "subletting",
  "assistance_program",
];
