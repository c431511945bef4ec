import type { Property } from "@porchlight/domain/properties/property.ts";
import { wasSaidLately } from "../dialogue/said-lately.ts";
import type { Question, TopicQuestion } from "../heard/questions.ts";
import { asksOfAllFees, leavesFigureOpen } from "../knowing/coverage.ts";
import { sameKind, sameQuestion } from "../knowing/knowledge.ts";
import { detailFor, feeFor, type Quote, quoteFor } from "../knowing/listing-text.ts";
import { depositIn, dogPoundsIn, occupantsLimitIn, petFeeIn } from "../knowing/owner-limits.ts";
import { hasFigure, leavesDetailOpen } from "../knowing/told-details.ts";
import { sumTopics } from "../topics/figures.ts";
import { type Answer, type Ground, saysNo, type Topic, withoutYesOrNo } from "../topics/topic.ts";
import { topicOf } from "../topics.ts";
import { askOwner, type OpenQuestion } from "./asked-owner.ts";
import type { Draft, Outcome } from "./draft.ts";
import { enoughFor, isLeftToRefusal } from "./enough.ts";
import { leaseFor } from "./lease-asked.ts";
import { asksBeyondSaid, isLeftToOwner, saysTold } from "./left-to-owner.ts";
import { ofAssistance, ofAssistanceAnimal } from "./of-animals.ts";
import { leaveNumberToOwner } from "./owner-decides.ts";
import { answerFromKnowledge, answerFromWhole, ownersWords, sayOwnersWords, sayQuote } from "./owners-words.ts";
import { petSumFor } from "./pet-sums.ts";
import { petsFit, petsOver } from "./pets-fit.ts";
import { isOfRecord, isOfTold, roomFor, standingFor, standingOf, tellsOfRecord } from "./qualifies.ts";
import { isInSum, sumFor } from "./sums.ts";
import { hasTooMany } from "./verdict.ts";
import { askWhichOf } from "./which-meaning.ts";

/**
 * Answers every question from what the owner has said, and hands the rest to the owner in the renter's words. Each question
 * that was heard has its outcome in the draft.
 */
export function answerQuestions(draft: Draft): void {
  const { heard } = draft;
  if (heard === null) return;
  const { unsummed, summed } = apartFromSums(draft, heard.asks);
  const questions: readonly (TopicQuestion | Question)[] = [...unsummed, ...heard.unknownQuestions];
  const open: OpenQuestion[] = [];
  const outcomes = questions.map((question): [Question, Outcome] => {
    const became = "topic" in question ? answerTopicQuestion(draft, question) : answerUnknown(draft, question, summed);
    if (typeof became === "string") return [question, became];
    if ("topic" in question && asksNothingMore(question, became)) return [question, "answered"];
    open.push(became);
    return [question, "passed-on"];
  });
  draft.outcomes = new Map([...summed.map((ask): [Question, Outcome] => [ask, "answered"]), ...outcomes]);
  const isSeveral = new Set(questions.map(({ words }) => words)).size > 1;
  const answered = new Set(outcomes.flatMap(([{ words }, outcome]) => (outcome === "answered" ? [words] : [])));
  // What was answered in part is no matter that Piper is not sure about; "about that" would be of what was answered.
  const parts = open.map((one) => (answered.has(one.question.words) ? { ...one, label: null } : one));
  // "3 bedrooms for four of us, is that OK?": whether there is room was asked, and the rooms were told.
  const judged = new Set(unsummed.flatMap((ask) => (roomFor(draft, ask) ? [ask.words] : [])));
  const left = parts.filter(({ question: { words }, label }) => label !== null || !judged.has(words));
  askOwner(draft, left, isSeveral || draft.says.length > 0);
}

/** Whether what is open of words that ask nothing stays so: what tells of who writes, and remarks on what the record told. */
const asksNothingMore = ({ only }: TopicQuestion, { label }: OpenQuestion): boolean =>
  only === "tells" || (only === "remarks" && label === null);

/** Answers a question of a topic from knowledge, records and the listing's text; what is left of it goes to the owner. */
function answerTopicQuestion(draft: Draft, asked: TopicQuestion): OpenQuestion | Outcome {
  const home = draft.world.property;
  const meant = ofAssistanceAnimal(draft, asked);
  const topic = topicOf(meant.topic);
  if (topic === null) return { topic: meant.key, question: meant, label: null };
  const standing = standingFor(draft, meant);
  const isForOwnerToo = meant.isOfOwn === true && meant.needsOwner;
  if (standing ? standing.answer === null : isLeftToRefusal(draft, meant) && !isForOwnerToo) return "left-to-refusal";
  const terms = termsFor(draft, meant.topic);
  if (terms) {
    sayOwnersWords(draft, terms.answer, topic.label);
    draft.facts.push({ source: "knowledge", field: "answer", value: terms.answer });
    return terms.topics.includes(meant.topic) ? "answered" : { topic: meant.key, question: meant, label: null };
  }
  const ofPets = petSumFor(draft, meant, groundOf(draft));
  if (ofPets) sayAnswer(draft, ofPets.sum);
  if (ofPets?.isWhole) return "answered";
  if (ofPets?.isOpen) return { topic: ofEachPetKey, question: ofEachPet(draft, meant), label: null };
  const room = roomFor(draft, meant);
  if (room && hasTooMany(draft)) {
    sayAnswer(draft, room);
    leaveNumberToOwner(draft, meant.whole);
    return "passed-on";
  }
  const fits = petsFit(draft, meant);
  if (isOfUnknownRoom(draft, meant)) return "answered";
  const record = topic.answer(groundOf(draft));
  const onTopic =
    record && meant.topic === "availability" && meant.cues.has("fears-gone") ? withoutYesOrNo(record) : record;
  const lease = leaseFor(draft, meant);
  const over = petsOver(draft, meant, record);
  const verdict = standing?.answer ?? enoughFor(draft, meant) ?? room ?? lease ?? over;
  const answer = verdict ?? (fits && onTopic ? withYes(onTopic) : onTopic);
  const isSaid = answer !== null && !standing?.answer && mayStayUnsaid(topic) && wasSaidLately(draft.talk, answer);
  if (isSaid && meant.isTold && !meant.needsOwner && saysMore(draft)) return "answered";
  const open = isSaid && meant.mayAskMore ? { ...meant, needsOwner: true } : meant;
  const isOpen = standing?.answer
    ? isOfRecord(draft, meant)
    : lease === null && !(verdict && isOfShare(draft, meant)) && isLeftToOwner(draft, open, topic, answer);
  const ask = { ...meant, needsOwner: isOpen };
  const key = ask.needsOwner ? ask.key : ask.topic;
  const least = answer && !ask.needsOwner ? sameQuestion : sameKind;
  const isBeyond = asksBeyondSaid(draft, key, ask, least);
  const isInOwnersWords = !isBeyond && !(verdict && isOfTold(draft, meant)) && !(answer && isOfShare(draft, ask));
  const before = draft.says.length;
  if (isInOwnersWords && answerFromKnowledge(draft, key, ask, least, topic.label)) {
    if (fits) draft.says.splice(before, 0, { say: "answer", text: { en: fits.en, es: fits.es } });
    if (answer && sumTopics.includes(ask.topic) && !hasFigure(ownersWords(draft))) sayAnswer(draft, answer);
    const said = ownersWords(draft);
    const isOpen = (answer === null && leavesFigureOpen(ask, ask.topic, said)) || leavesDetailOpen(ask, said);
    return isOpen ? { topic: ask.key, question: ask, label: null } : "answered";
  }
  const instead = answer && saysNo(answer) ? ownersWordOf(home, ask) : null;
  if (instead) {
    sayQuote(draft, instead);
    return ask.needsOwner ? { topic: key, question: ask, label: null } : "answered";
  }
  // What the owner said of a matter is more exact than its records: "6 months, then month to month".
  const isJudged = verdict !== null && meant.isOfOwn === true;
  const isOfWhole =
    !isJudged && (!answer || ask.needsOwner) && answerFromWhole(draft, ask.topic, ask.needsOwner, topic.label);
  // Nor do the records say it otherwise right after the owner's words.
  if (answer && !isOfWhole && !isBeyond && !(isSaid && ask.needsOwner)) sayAnswer(draft, answer);
  const isLeft = !answer || ask.needsOwner || (isBeyond && draft.says.length === 0 && !saysTold(draft, ask));
  const quote = isLeft ? quoteFor(home, ask.topic, ask, ask.needsOwner) : beside(home, ask);
  if (quote) sayQuote(draft, quote);
  if (!((isLeft && !quote?.settles) || answer?.isPart || topic.leavesOpen)) return "answered";
  if (!answer && asksOfAllFees(ask)) answerTopic(draft, "application_fee");
  return answer || quote || isOfWhole || isBeyond
    ? { topic: key, question: ask, label: null }
    : { topic: topic.isBroad ? ask.key : ask.topic, question: ask, label: topic.label };
}

/** "Two of us and a cat, is that okay" of a home where nobody said how many may live there: what else was told is answered. */
const isOfUnknownRoom = ({ heard, world }: Draft, { topic, isOfOwn, words }: TopicQuestion): boolean =>
  topic === "occupancy" &&
  isOfOwn === true &&
  occupantsLimitIn(world.knowledge) === null &&
  heard?.asks.some((ask) => ask.isOfOwn && ask.topic !== topic && ask.words === words) === true;

const withYes = ({ en, es, ...answer }: Answer): Answer => ({ ...answer, en: `Yes. ${en}`, es: `Sí. ${es}` });

/** The owner's words on the income speak of the whole rent; who has a voucher hears that their own share counts. */
const isOfShare = ({ known }: Draft, { topic }: TopicQuestion): boolean =>
  topic.startsWith("requirements.income") && known.hasHousingVoucher === true;

/** Whether a message says anything besides one question. */
const saysMore = ({ heard, learned }: Draft): boolean =>
  heard !== null &&
  (heard.asks.length + heard.unknownQuestions.length > 1 || heard.times.length > 0 || Object.keys(learned).length > 0);

/** What the law gives a renter is said each time, and so is what leaves nothing open. */
const mayStayUnsaid = ({ key, settles }: Topic): boolean => !settles && key !== "assistance_animal";

/** What the owner told this renter of the rent or the deposit, where it answers a topic or makes another sum of it. */
const termsFor = ({ talk: { terms } }: Draft, topic: string): Draft["talk"]["terms"] =>
  terms?.topics.includes(topic) || sumTopics.includes(topic) ? terms : undefined;

/** What a sum is made of: with the rent that the owner set for this renter where it is of that; null where only the owner can tell it. */
function groundForSum(draft: Draft, topic: string): Ground | null {
  const terms = termsFor(draft, topic);
  const ground = groundOf(draft);
  const { leaseConditions } = ground.home;
  if (!terms) return ground;
  if (terms.rent === undefined || !ofRentAlone.includes(topic) || leaseConditions === null) return null;
  return { ...ground, home: { ...ground.home, leaseConditions: { ...leaseConditions, rent: terms.rent } } };
}
/** The deposit may be by the month's rent, whichever that is. */
const ofRentAlone: readonly string[] = ["monthly_total", "cost_share"];

/** Answers a question that no topic covers from knowledge and the listing's text; else it is asked about or the owner's. */
function answerUnknown(draft: Draft, question: Question, summed: readonly TopicQuestion[]): OpenQuestion | Outcome {
  const { key, words, cues } = question;
  const standing = tellsOfRecord(draft) ? null : standingOf(draft, question);
  if (standing?.answer) sayAnswer(draft, standing.answer);
  if (standing) return standing.answer ? "answered" : "left-to-refusal";
  if (summed.length > 0 && cues.has("is-amount-alone")) return "answered";
  if (answerFromKnowledge(draft, key, question, sameKind)) return "answered";
  const quote = quoteFor(draft.world.property, null, question, true);
  if (quote) sayQuote(draft, quote);
  if (quote?.settles) return "answered";
  if (draft.talk.tour === "VIRTUAL" && draft.heard?.either?.includes(ofVideo)) {
    answerTopic(draft, ofVideo);
    return "answered";
  }
  if (draft.known.hasAssistanceAnimal && cues.has("is-for-animal")) answerTopic(draft, ofAssistance);
  return askWhichOf(draft, words) ? "asked-back" : { topic: key, question, label: null };
}

/** The topic of tours by video: in a talk of one, it is what a question of a video means. */
const ofVideo = "tours.virtual";

/** What the owner is asked of a sum in which the charges for several pets may count once or for each. */
const isForEachPet = { en: "Are the pet charges for each pet?", es: "¿Los cargos son por cada mascota?" } as const;

const ofEachPetKey = "q.charge-each-pet";
function ofEachPet(draft: Draft, ask: TopicQuestion): TopicQuestion {
  const words = isForEachPet[draft.talk.language];
  return { ...ask, words, whole: words };
}

/** Answers what is asked of several figures together, and returns what that answers and what it leaves. */
function apartFromSums(
  draft: Draft,
  asks: readonly TopicQuestion[],
): { unsummed: TopicQuestion[]; summed: TopicQuestion[] } {
  const sums = new Map<TopicQuestion, Answer>();
  for (const ask of asks) {
    const ground = groundForSum(draft, ask.topic);
    const answer = ground === null ? null : sumFor(draft, ask, ground);
    if (answer !== null) sums.set(ask, answer);
  }
  const hasTotal = [...sums.keys()].some(({ topic }) => sumTopics.includes(topic));
  for (const answer of sums.values()) sayAnswer(draft, answer);
  // How the charges for pets count is asked once, however many sums hang on it.
  const [open] = [...sums].find(([, { isPart }]) => isPart) ?? [];
  const isTold = (ask: TopicQuestion) => (sums.has(ask) ? ask !== open : hasTotal && isInSum(ask.topic));
  const left = asks.filter((ask) => !isTold(ask));
  return {
    unsummed: left.map((ask) =>
      sums.has(ask) ? { ...ofEachPet(draft, ask), topic: "pets.fees", needsOwner: true } : ask,
    ),
    summed: asks.filter(isTold),
  };
}

/**
 * What the owner wrote that answers a question beside the records: a fee, or where no word names the topic and likeness
 * alone found it, the sentence that has all the words asked ("is it a corner unit").
 */
function beside(home: Property, ask: TopicQuestion): Quote | null {
  const fee = ask.wants.has("amount") ? feeFor(home, ask) : null;
  if (fee || ask.topicsNamed.includes(ask.topic)) return fee ?? (saysOnlyWhether(ask) ? detailFor(home, ask) : null);
  const quote = quoteFor(home, null, ask, true);
  return quote?.settles ? quote : null;
}

/** What the owner wrote with an amount of a thing that the records have not: "Storage room $30 a month" of a home without one. */
function ownersWordOf(home: Property, ask: TopicQuestion): Quote | null {
  const quote = feeFor(home, ask);
  return quote?.topics.has(ask.topic) ? quote : null;
}

/** Whether the records say of a topic only that there is the thing. */
const saysOnlyWhether = ({ topic }: TopicQuestion): boolean =>
  topic === "laundry" || topic === "appliances" || topic.startsWith("amenities.");

/** Answers from what the owner once said and asks the owner nothing; true where something was answered. */
export function answerFromOwner(draft: Draft): boolean {
  const before = draft.says.length;
  for (const question of [...(draft.heard?.asks ?? []), ...(draft.heard?.unknownQuestions ?? [])])
    answerFromKnowledge(draft, question.key, question, sameKind);
  return draft.says.length > before;
}

/** Answers from the home's records and asks the owner nothing; true where something was answered. */
export function answerFromRecords(draft: Draft, only?: readonly string[]): boolean {
  const before = draft.says.length;
  for (const { topic } of draft.heard?.asks ?? []) {
    const answer = only === undefined || only.includes(topic) ? topicOf(topic)?.answer(groundOf(draft)) : null;
    if (answer) sayAnswer(draft, answer);
  }
  return draft.says.length > before;
}

/** Whether the home's records answer a topic. */
export const answersFromRecords = (draft: Draft, key: string): boolean => topicOf(key)?.answer(groundOf(draft)) != null;

/** Answers a topic that nobody asked of, from the home's records. */
export function answerTopic(draft: Draft, key: string): void {
  const answer = topicOf(key)?.answer(groundOf(draft));
  if (answer) sayAnswer(draft, answer);
}

function sayAnswer(draft: Draft, answer: Answer): void {
  // "Yes, it's still available. You can move in …" says all of "You can move in …".
  draft.says = draft.says.filter(
    (s) => !(s.say === "answer" && s.text.en !== answer.en && answer.en.includes(s.text.en)),
  );
  const isSaid = draft.says.some((s) => s.say === "answer" && s.text.en.includes(answer.en));
  if (!isSaid && !saysWhatIsThereAgain(draft, answer))
    draft.says.push({ say: "answer", text: { en: answer.en, es: answer.es } });
  draft.facts.push(...answer.facts);
}

/** "It has shared laundry. There's shared laundry." */
const saysWhatIsThereAgain = (draft: Draft, { facts }: Answer): boolean =>
  facts.length > 0 &&
  facts.every(({ field }) => field.startsWith("amenities.") && draft.facts.some((said) => said.field === field));

const groundOf = ({ world, known, talk }: Draft): Ground => ({
  home: world.property,
  ownerName: world.ownerName,
  listingUrl: world.listingUrl,
  showingMinutes: world.showingMinutes,
  dogPounds: dogPoundsIn(world.knowledge),
  depositTold: depositIn(world.knowledge),
  petFeeTold: petFeeIn(world.knowledge),
  pets: known.pets ?? [],
  voucher: known.hasHousingVoucher ? { ownShare: known.ownRentShare } : null,
  hasScreening: world.hasScreening,
  hasApplication: Boolean(world.application),
  showing:
    world.request?.status === "ACCEPTED" && talk.host ? { tourType: world.request.tourType, host: talk.host } : null,
  now: world.now,
});
