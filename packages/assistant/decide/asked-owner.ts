import type { Question } from "../heard/questions.ts";
import type { Said } from "../topics/topic.ts";
import { topicOf } from "../topics.ts";
import { askContactOnce, type Draft, escalate, handOverAlong } from "./draft.ts";

/** What is longer than this is no plain question, and only its last words are said back. */
const longestQuoted = 90;

/** Words short enough to be said back: a longer question is named by its last words, and what does not end as one by none. */
function shortened(words: string): string[] {
  if (words.length <= longestQuoted) return [words];
  const last = words.slice(-longestQuoted);
  return words.endsWith("?") ? [`…${last.slice(last.indexOf(" ") + 1)}`] : [];
}

/** A question that the owner is to answer: its topic, and that topic's name where no answer named the thing. */
export type OpenQuestion = { topic: string; question: Question; label: Said | null };

/**
 * Hands questions to the owner in whole sentences, each once however many topics it names, under that of a field where it names one. Two
 * questions of one topic are two. `isQuoted`: each is said back, so that the renter knows which of them waits.
 */
export function askOwner(draft: Draft, open: readonly OpenQuestion[], isQuoted: boolean): void {
  const isHandedWhole = ({ question: { whole }, label }: OpenQuestion): boolean =>
    handedNow(draft).includes(whole.trim()) || (label === null && isOffered(draft, whole.trim()));
  const toAsk = withinOthers(open.filter((one) => !asksAccommodation(one.question) && !isHandedWhole(one)));
  if (toAsk.length === 0) return;
  const waiting = wordsWaiting(draft);
  const isField = ({ topic, label }: OpenQuestion) => label !== null && topicOf(topic) !== null && topic.includes(".");
  const asked = new Set<string>();
  const topics = new Set<string>();
  const isNew = new Set<OpenQuestion>();
  for (const one of [...toAsk.filter(isField), ...toAsk.filter((each) => !isField(each))]) {
    const { whole, key } = one.question;
    if (isToldAgain(one, waiting)) continue;
    const isHanded = asked.has(whole)
      ? handOverAlong(draft, one.topic)
      : escalate(draft, topics.has(one.topic) ? key : one.topic, whole);
    topics.add(one.topic);
    if (!isHanded) continue;
    asked.add(whole);
    isNew.add(one);
  }
  if (isNew.size === 0) {
    draft.says.push({ say: "asked-owner-already" });
    return;
  }
  const handed = toAsk.filter((one) => isNew.has(one));
  const labels = [...new Set(handed.flatMap(({ label }) => label ?? []))];
  const labeled = new Set(handed.filter(({ label }) => label !== null).map(({ question }) => question.whole));
  const unnamed = handed
    .filter(({ question }) => isQuoted && !labeled.has(question.whole))
    .flatMap(({ question: { whole, words } }) => (whole.length <= longestQuoted ? [whole] : shortened(words)));
  draft.says.push({ say: "asked-owner", labels, questions: [...new Set(unnamed)] });
  askContactOnce(draft);
}

/** Questions of which those whose sentences another one takes along go with that. */
const withinOthers = (open: readonly OpenQuestion[]): OpenQuestion[] =>
  open.map((one) => {
    const { whole } = one.question;
    const around = open.map(({ question }) => question.whole).filter((other) => other.includes(whole));
    const widest = around.reduce((a, b) => (b.length > a.length ? b : a), whole);
    return { ...one, question: { ...one.question, whole: widest } };
  });

/** The words of meaning of the questions of no topic that wait for the owner. */
const wordsWaiting = ({ talk }: Draft): ReadonlySet<string> =>
  new Set(talk.escalated.flatMap((key) => (key.startsWith("q.") ? key.slice("q.".length).split("-") : [])));

/** "Still waiting on the roof, the fence and the paint" asks nothing that does not wait already. */
const isToldAgain = ({ topic, question: { content } }: OpenQuestion, waiting: ReadonlySet<string>): boolean =>
  topicOf(topic) === null && content.length > 0 && content.every((word) => waiting.has(word));

/** What went to the owner in this turn already, for what else it is: "can I pay in two parts" is an offer and a question. */
const handedNow = ({ orders }: Draft): string[] =>
  orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

/** "A two-year lease at 1,450": what was answered in part and is most of an offer to the owner is with them already. */
const isOffered = ({ orders }: Draft, words: string): boolean =>
  orders.some(
    (order) =>
      order.kind === "escalate" &&
      order.reason === "NEGOTIATION" &&
      order.question.includes(words) &&
      words.length * 2 > order.question.length,
  );

/** What asks for an accommodation is with the owner as that, whole. */
const asksAccommodation = ({ cues }: Question): boolean => cues.has("asks-accommodation");
