import type { Property } from "@porchlight/domain/properties/property.ts";
import type { Ask, Knowledge, Line } from "../piper.ts";
import type { Answer, Ground, Said } from "../topics/topic.ts";
import { topicOf, topicsIn } from "../topics.ts";
import { sumTopics } from "../understanding/home-sums.ts";
import { intentsIn } from "../understanding/intents.ts";
import { languageOf } from "../understanding/language.ts";
import { normal, tokensOf } from "../understanding/normal.ts";
import { contentOf, likeness, questionKey } from "../understanding/questions.ts";
import { askContactOnce, type Draft, escalate, handOverAlong } from "./draft.ts";
import { enoughFor, isLeftToRefusal } from "./enough.ts";
import { detailFor, feeFor, type Quote, quoteFor } from "./listing-text.ts";
import { dogPoundsIn } from "./owner-limits.ts";
import { isInSum, sumFor } from "./sums.ts";
import { saysDetail } from "./told-details.ts";
import { askWhichOf } from "./which-meaning.ts";

/** From this likeness on, two questions are of one kind. */
export const sameKind = 0.6;
/** Where the listing has an answer of its own, only nearly the same question is answered by the owner's earlier words. */
const sameQuestion = 0.8;

/** Answers every question from what the owner has said, and hands the rest to the owner in the renter's words. */
export function answerQuestions(draft: Draft, wholeText: string, history: readonly Line[] = []): void {
  const { heard } = draft;
  if (heard === null) return;
  const all = asksOf(draft, wholeText);
  const asks = withoutSums(draft, wholeText, history, all);
  const hasSum = asks.length < all.length;
  const open: OpenQuestion[] = [];
  const home = draft.world.property;
  for (const asked of asks) {
    const meant = ofAssistanceAnimal(draft, asked);
    const topic = topicOf(meant.topic);
    if (topic === null) continue;
    const ask = topic.settles || saysDetail(draft, meant) ? { ...meant, needsOwner: false } : meant;
    const own = questionKey(normal(ask.words));
    const key = ask.needsOwner ? own : ask.topic;
    if (isLeftToRefusal(draft, ask)) continue;
    const answer = enoughFor(draft, ask, wholeText) ?? topic.answer(groundOf(draft));
    const least = answer && !ask.needsOwner ? sameQuestion : sameKind;
    if (answerFromKnowledge(draft, key, ask.words, least, topic.label)) continue;
    const instead = answer && saysNo.test(answer.en) ? ownersWordOf(home, ask) : null;
    if (instead) {
      sayQuote(draft, instead);
      if (ask.needsOwner) open.push({ topic: key, words: ask.words, label: null });
      continue;
    }
    if (answer) sayAnswer(draft, answer);
    else answerFromWhole(draft, ask.topic, ask.needsOwner, topic.label);
    const isLeft = !answer || ask.needsOwner;
    const quote = isLeft ? quoteFor(home, ask.topic, ask.words, ask.needsOwner) : beside(home, ask);
    if (quote) sayQuote(draft, quote);
    if ((isLeft && !quote?.settles) || answer?.isPart || topic.leavesOpen)
      open.push(
        answer || quote
          ? { topic: key, words: ask.words, label: null }
          : { topic: topic.isBroad ? own : ask.topic, words: ask.words, label: topic.label },
      );
  }
  for (const words of heard.unknownQuestions.filter((each) => !(hasSum && isAmountAlone(each)))) {
    const key = questionKey(normal(words));
    if (answerFromKnowledge(draft, key, words, sameKind)) continue;
    const quote = quoteFor(draft.world.property, null, words, true);
    if (quote) sayQuote(draft, quote);
    if (!quote?.settles && !askWhichOf(draft, words)) open.push({ topic: key, words, label: null });
  }
  const questions = new Set([...asks.map(({ words }) => words), ...heard.unknownQuestions]);
  askOwner(draft, open, questions.size > 1);
}

/** Answers what is asked of several figures together; what is left are the questions that this does not answer. */
function withoutSums(draft: Draft, wholeText: string, history: readonly Line[], asks: Ask[]): Ask[] {
  const sums = new Map<Ask, Answer>();
  for (const ask of asks) {
    const answer = sumFor(draft, ask, wholeText, history, groundOf(draft));
    if (answer !== null) sums.set(ask, answer);
  }
  const hasTotal = [...sums.keys()].some(({ topic }) => sumTopics.includes(topic));
  for (const answer of sums.values()) sayAnswer(draft, answer);
  return asks.flatMap((ask) => {
    const answer = sums.get(ask);
    if (answer) return answer.isPart ? [{ ...ask, topic: "pets.fees", needsOwner: true }] : [];
    return hasTotal && isInSum(ask.topic) ? [] : [ask];
  });
}

/** "That would be 135?", beside a fee whose sum was told. */
const isAmountAlone = (words: string): boolean => contentOf(normal(words)).every((word) => /^\d|^seri/.test(word));

/**
 * What the owner wrote that answers a question beside the records: a fee, or where no word names the topic and likeness
 * alone found it, the sentence that has all the words asked ("is it a corner unit").
 */
function beside(home: Property, { topic, words }: Ask): Quote | null {
  const fee = feeFor(home, words);
  if (fee || topicsIn(tokensOf(normal(words))).some((hit) => hit.topic.key === topic))
    return fee ?? (beyondWhether.test(topic) ? detailFor(home, words) : null);
  const quote = quoteFor(home, null, words, true);
  return quote?.settles ? quote : null;
}

const saysNo = /^No\b/;

/** What the owner wrote with an amount of a thing that the records have not: "Storage room $30 a month" of a home without one. */
const ownersWordOf = (home: Property, { topic, words }: Ask): Quote | null => {
  const quote = feeFor(home, `how much ${words}`) ?? null;
  return quote && topicsIn(tokensOf(normal(quote.words))).some((hit) => hit.topic.key === topic) ? quote : null;
};

/** Topics whose records say only that there is a thing. */
const beyondWhether = /^(?:laundry$|appliances$|amenities\.)/;

const asksOf = ({ heard }: Draft, wholeText = ""): Ask[] =>
  heard?.asks ?? (heard?.topics ?? []).map((topic): Ask => ({ topic, words: wholeText, needsOwner: false }));

/** Answers from what the owner once said and asks the owner nothing; true where something was answered. */
export function answerFromOwner(draft: Draft): boolean {
  const before = draft.says.length;
  for (const words of [...asksOf(draft).map((ask) => ask.words), ...(draft.heard?.unknownQuestions ?? [])])
    answerFromKnowledge(draft, questionKey(normal(words)), words, sameKind);
  return draft.says.length > before;
}

/** Answers from the home's records and asks the owner nothing; true where something was answered. */
export function answerFromRecords(draft: Draft, only?: readonly string[]): boolean {
  const before = draft.says.length;
  for (const { topic } of asksOf(draft)) {
    const answer = only === undefined || only.includes(topic) ? topicOf(topic)?.answer(groundOf(draft)) : null;
    if (answer) sayAnswer(draft, answer);
  }
  return draft.says.length > before;
}

/** Answers a topic that nobody asked of, from the home's records. */
export function answerTopic(draft: Draft, key: string): void {
  const answer = topicOf(key)?.answer(groundOf(draft));
  if (answer) sayAnswer(draft, answer);
}

/** The owner's own sentence, as the listing page has it, unless an answer has just said it. */
function sayQuote(draft: Draft, { words, used }: Quote): void {
  if (
    draft.says.some((s) =>
      s.say === "listing-says" ? s.text === words : s.say === "answer" && s.text.en.includes(words),
    )
  )
    return;
  draft.says.push({ say: "listing-says", text: words, isForeign: isInOtherLanguage(draft, words) });
  draft.facts.push(used);
}

function sayAnswer(draft: Draft, answer: Answer): void {
  // "Yes, it's still available. You can move in …" says all of "You can move in …".
  draft.says = draft.says.filter(
    (s) => !(s.say === "answer" && s.text.en !== answer.en && answer.en.includes(s.text.en)),
  );
  if (!draft.says.some((s) => s.say === "answer" && s.text.en.includes(answer.en)))
    draft.says.push({ say: "answer", text: { en: answer.en, es: answer.es } });
  draft.facts.push(...answer.facts);
}

/** Who told of an assistance animal and no pet asks of it: the rules for pets and their price are not for it. */
const ofAssistanceAnimal = ({ known }: Draft, ask: Ask): Ask =>
  known.hasAssistanceAnimal && !isOfPet(known.pets ?? [], normal(ask.words)) && /^pets(?:$|\.)/.test(ask.topic)
    ? { ...ask, topic: "assistance_animal", needsOwner: false }
    : ask;

/** Of an assistance cat and a dog that is a pet, "do I pay for the cat" asks of no pet. */
function isOfPet(pets: NonNullable<Draft["known"]["pets"]>, words: string): boolean {
  const named = [
    /\b(?:dogs?|perr[oa]s?)\b/.test(words) ? "dog" : null,
    /\b(?:cats?|gat[oa]s?)\b/.test(words) ? "cat" : null,
  ];
  const kinds = named.filter((kind) => kind !== null);
  return kinds.length === 0 ? pets.length > 0 : pets.some((pet) => kinds.some((kind) => pet.kind.endsWith(kind)));
}

/** What is longer than this is no plain question, and is not said back. */
const longestQuoted = 90;

type OpenQuestion = { topic: string; words: string; label: Said | null };

/**
 * Hands questions to the owner, each once however many topics it names, under that of a field where it names one. Of
 * several questions each is named, so that the renter knows which of them waits.
 */
function askOwner(draft: Draft, open: readonly OpenQuestion[], isSeveral: boolean): void {
  const toAsk = open.filter(({ words }) => !asksAccommodation(words));
  if (toAsk.length === 0) return;
  const isField = ({ topic, label }: OpenQuestion) => label !== null && topicOf(topic) !== null && topic.includes(".");
  const asked = new Set<string>();
  const isNew = new Set<OpenQuestion>();
  for (const one of [...toAsk.filter(isField), ...toAsk.filter((each) => !isField(each))]) {
    const isHanded = asked.has(one.words) ? handOverAlong(draft, one.topic) : escalate(draft, one.topic, one.words);
    if (!isHanded) continue;
    asked.add(one.words);
    isNew.add(one);
  }
  if (isNew.size === 0) {
    draft.says.push({ say: "asked-owner-already" });
    return;
  }
  const handed = toAsk.filter((one) => isNew.has(one));
  const labels = [...new Set(handed.flatMap(({ label }) => label ?? []))];
  const labeled = new Set(handed.filter(({ label }) => label !== null).map(({ words }) => words));
  const unnamed = handed.filter(({ words }) => isSeveral && !labeled.has(words) && words.length <= longestQuoted);
  draft.says.push({ say: "asked-owner", labels, questions: [...new Set(unnamed.map(({ words }) => words.trim()))] });
  askContactOnce(draft);
}

/** What asks for an accommodation is with the owner as that, whole. */
const asksAccommodation = (words: string): boolean => intentsIn(normal(words)).includes("accommodation_request");

const groundOf = ({ world, heard, known, talk }: Draft): Ground => ({
  home: world.property,
  ownerName: world.ownerName,
  listingUrl: world.listingUrl,
  showingMinutes: world.showingMinutes,
  dogPounds: dogPoundsIn(world.knowledge),
  pets: known.pets ?? [],
  petsTold: (heard?.facts.pets ?? []).reduce((sum, { count }) => sum + count, 0),
  voucher: known.hasHousingVoucher ? { ownShare: known.ownRentShare } : null,
  hasScreening: world.hasScreening,
  hasApplication: Boolean(world.application),
  showing:
    world.request?.status === "ACCEPTED" && talk.host ? { tourType: world.request.tourType, host: talk.host } : null,
  now: world.now,
});

function answerFromKnowledge(draft: Draft, key: string, words: string, least: number, about?: Said): boolean {
  const known = knowledgeFor(draft.world.knowledge, key, words, least);
  if (!known) return false;
  sayOwnersWords(draft, known.answer, about);
  draft.facts.push({ source: "knowledge", field: known.topic, value: known.answer });
  return true;
}

/**
 * Of what nobody has said, what the owner said of the whole is told all the same: of a ramp, how one gets in; of who may use
 * the garage, that there is one.
 */
function answerFromWhole(draft: Draft, topic: string, isDetail: boolean, label: Said): void {
  const about = isDetail ? topic : topic.split(".")[0];
  const whole = draft.world.knowledge.find((known) => known.topic === about);
  if (whole === undefined || !(isDetail || whole.topic === "accessibility")) return;
  sayOwnersWords(draft, whole.answer, label);
  draft.facts.push({ source: "knowledge", field: whole.topic, value: whole.answer });
}

/** The owner's words are never translated; whose talk is in another language is told which they are in. */
export function isInOtherLanguage({ talk }: Draft, words: string): boolean {
  const found = languageOf(words, null);
  return found !== null && found !== talk.language;
}

/** The owner is named once, however many of the questions are answered in the owner's words, and says nothing twice. */
function sayOwnersWords(draft: Draft, answer: string, label?: Said): void {
  const isForeign = draft.talk.language !== (languageOf(answer, null) ?? "en");
  const told = { ...(isInOtherLanguage(draft, answer) && { isForeign }), ...(isForeign && label && { about: label }) };
  const last = draft.says.at(-1);
  if (draft.says.some((saying) => saying.say === "owner-says" && saying.text.includes(answer))) return;
  if (last?.say !== "owner-says" || isForeign) draft.says.push({ say: "owner-says", text: answer, ...told });
  else last.text = `${/[.!?]$/.test(last.text) ? last.text : `${last.text}.`} ${answer}`;
}

/** What the owner once answered to this question: by its key, else the most like it of the same kind. */
export function knowledgeFor(
  knowledge: readonly Knowledge[],
  key: string,
  words: string,
  least = sameKind,
): Knowledge | null {
  const exact = knowledge.find((known) => known.topic === key);
  if (exact) return exact;
  const asked = normal(words);
  let best: { known: Knowledge; likeness: number } | null = null;
  for (const known of knowledge) {
    const alike = likeness(asked, normal(known.question));
    if (alike >= least && alike > (best?.likeness ?? 0)) best = { known, likeness: alike };
  }
  return best?.known ?? null;
}
