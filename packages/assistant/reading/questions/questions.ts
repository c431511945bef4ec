import { noTopic, priceOf } from "../../dialogue/subject.ts";
import type { Ask } from "../../heard/questions.ts";
import type { Subject } from "../../talk.ts";
import type { Topic } from "../../topics/topic.ts";
import { type TopicHit, topicOf, topicsIn } from "../../topics.ts";
import { aimOf, isAim, likeliestTwo, likelyAs } from "../learned/aims.ts";
import { likelyBeyondRecord } from "../learned/beyond.ts";
import { isPartOf } from "../learned/topic-question-features.ts";
import { least } from "../rank.ts";
import { betweenParts } from "../text/between-parts.ts";
import type { Clause } from "../text/clauses.ts";
import { normal, stem, tokensOf } from "../text/normal.ts";
import { asksAgain, withoutMissing } from "./answer-missed.ts";
import { askOfSubject, subjectOf } from "./left-to-subject.ts";
import { asksWhether, namesItAlone, topicAdded } from "./named-alone.ts";
import { narrowedTopics } from "./narrowed-topics.ts";
import { asksPoint } from "./points-asked.ts";
import { askedOf, isNamedAlong } from "./told-of-oneself.ts";
import { topicsListed, withTopicsListed } from "./topics-listed.ts";
import { topicsMeant } from "./topics-meant.ts";
import { asksAmount, asksOfPart } from "./what-of-it.ts";
import { contentOf, isEmpty } from "./words-of-meaning.ts";

const possible = "possible|doable|good|okay|cool|fine|problem|way";
const possibleInSpanish = "posible";
const isPossible = `(?:is it |would it be |any ?)?(?:${possible}|${possibleInSpanish})`;
const accepted = "(?:be|get) (?:accepted|considered|approved|eligible)|qualify|get in";
const isAccepted = `(?:so )?(?:would|will|can|could|do) (?:i|we) (?:still )?(?:${accepted})`;
/** "Possible?", "any way?" and "would we qualify?" ask of what was said before. */
const followUp = new RegExp(String.raw`^(?:${isPossible}|${isAccepted})\W*$`);

/** "How old is the roof" asks nothing of the house's age. */
const ageOfThing =
  /\bhow old (?:is|are) (?:the|its|that) (?!(?:\w+ )?(?:house|home|building|place|property|apartment|unit|duplex|condo|studio|townhouse|complex)\b)/;

/** "Is there a lockbox so I can see it at night" asks of the lockbox: what it is for asks nothing more. */
const reason = / (?:so (?:that )?(?:i|we|my \w+) (?:can|could|do not|am|is|are)|because|porque|since (?:i|we|my))\b.*$/;
function withoutReason(clause: Clause): Clause {
  const added = topicAdded(clause);
  if (added !== null) return { ...clause, text: added, isQuestion: true };
  const text = clause.isQuestion ? clause.text.replace(reason, "") : clause.text;
  return text !== clause.text && contentOf(text).length > 0 ? { ...clause, text } : clause;
}

/** "You still have not told me the deposit" asks of the deposit, and of nothing that its other words name. */
function asMissed(clause: Clause): Clause {
  const text = asksAgain(clause.text) ? withoutMissing(clause.text).trim() : clause.text;
  return text !== clause.text && topicsIn(tokensOf(text)).length > 0 ? { ...clause, text } : clause;
}

/** What each question of a message asks, in order. A question that no topic covers gets its own key. */
export function asksIn(
  clauses: readonly Clause[],
  isApart: (clause: Clause) => boolean = () => false,
  before: { all: readonly Clause[]; standing: Subject | undefined } = { all: clauses, standing: undefined },
): { asks: Ask[]; unknown: string[] } {
  const asks: Ask[] = [];
  const unknown: string[] = [];
  for (const whole of clauses) {
    const ofSubject = askOfSubject(whole, before.all, before.standing);
    if (ofSubject) {
      if (ofSubject.topic === noTopic) unknown.push(ofSubject.words);
      else putInPlace(asks, ofSubject);
      continue;
    }
    const clause = asMissed(withoutReason(whole));
    const tokens = tokensOf(clause.text);
    const subject = () => subjectOf(whole, before.all, before.standing);
    const read = withTopicsListed(clause.text, topicsIn(tokens));
    const named = narrowedTopics(clause.text, read, subject).filter(
      ({ topic }) => topic.key !== "year_built" || !ageOfThing.test(clause.text),
    );
    // Who misses an answer names what they asked of.
    const isSaid = asksAgain(whole.text) || topicAdded(whole) !== null || isInformed(read, named);
    const meant = isSaid ? named : topicsMeant(clause, named, read);
    const isOfOtherPrice = asksPriceOfElse(tokens, meant);
    const leaning = withLead(clause, before.all[before.all.indexOf(whole) - 1]);
    const liked = followUp.test(clause.text) ? null : aimedTopic(leaning, leastOf(clause, named, meant));
    const like = liked === ofAll && isOfTerms(named) ? null : liked;
    const aimed = like !== null && isApart(clause) ? null : like;
    const isOverruledByAim = aimed !== null && isOverruled(named, meant, aimed, leaning);
    const hits = isOfOtherPrice || isOverruledByAim || isOfNoTopic(clause, meant) ? [] : meant;
    if (named.length > 0 && (isOtherwiseMeant(clause, named) || onlySeesIt(clause, meant))) continue;
    if (isOfAnimalAlong(clause, named) || supposesLack(clause, tokens, named) || isOfApplication(clause, named)) {
      unknown.push(clause.words);
      continue;
    }
    // "My lease is up in June" names a lease and asks nothing.
    if (named.length > 0 && meant.length === 0 && aimed === null && tellsOnly(clause)) continue;
    const told = clause.isQuestion ? {} : { isTold: true as const };
    const isOfTheFee =
      hits.length === 2 && hits.some(({ topic }) => topic.key === "other_fees") && / (?:for|to) /.test(clause.text);
    const isOwners = hits.some((each) => each.topic.isOwners);
    for (const hit of new Set(hits.map(({ topic }) => topic))) {
      if (isOfTheFee && hit.key === "other_fees") continue;
      const topic = ofPrice(ofLastFee(hit, clause, asks, subject), clause, hits);
      const mayBeDetail = (topic === hit || topic.isOwners === true) && !topic.key.startsWith("meaning.");
      const likelyMore = mayBeDetail ? likelyMoreOf(topic.key, clause.text, hits) : 0;
      const isDetail =
        mayBeDetail &&
        (isOfTheFee ||
          likelyMore >= least.beyond ||
          (!isOwners && isUnheld(clause, saysItself(tokens, hits), hits.length)));
      const only = isNamedAlong(hit.key, clause.text) ? { only: "tells" as const } : {};
      putInPlace(asks, { ...told, ...only, topic: topic.key, words: clause.words, needsOwner: isDetail, likelyMore });
    }
    if (aimed !== null && hits.length === 0) {
      const topic = topicOf(aimed);
      const key = topic ? ofLastFee(topic, clause, asks, subject).key : aimed;
      const likelyMore = likelyBeyondRecord(key, clause.text);
      putInPlace(asks, {
        ...told,
        topic: key,
        words: clause.words,
        needsOwner: likelyMore >= least.beyond,
        likelyMore,
      });
    } else if (
      hits.length === 0 &&
      (named.length > 0 ||
        contentOf(clause.text).length > 0 ||
        asksLeave(clause) ||
        isUnheld(clause, true, 0) ||
        pointsBack.test(clause.text) ||
        followUp.test(clause.text))
    )
      unknown.push(clause.words);
  }
  return { asks: general(asks), unknown };
}

/** How likely a clause asks more of a topic than its record says; where a part of it only names the topic, no more than that. */
function likelyMoreOf(key: string, text: string, hits: readonly TopicHit[]): number {
  const isOfSeveral = hits.some(({ topic }) => topic.key !== key);
  if (namesItAlone(text, key) || (isOfSeveral && topicsListed(text).includes(key))) return 0;
  return likelyBeyondRecord(key, askedOf(key, text));
}

/** What the home has and costs: "no cooling? Can I bring a fan" asks more of it than whether it is there. */
const ofThings = /^(?:amenities|utilities|parking|deposit|rent$|application_fee|lease_terms)/;

/**
 * "Do you check credit, and what if I have none": the second asks more of the same. "Who mows and who shovels" asks two
 * things, though one topic covers both.
 */
function putInPlace(asks: Ask[], ask: Ask): void {
  const before = asks.findIndex(({ topic }) => topic === ask.topic);
  const same = asks[before];
  if (same === undefined) asks.push(ask);
  // "Do you rent to people without a social? We have an ITIN": what only tells takes the place of no question.
  else if (ask.isTold && !same.isTold && !ask.words.includes(same.words)) return;
  else if (ask.words.includes(same.words) || (ask.needsOwner && !same.needsOwner)) asks[before] = ask;
  // "I have no voucher yet, do you take them" asks, whatever it tells first.
  else if (same.isTold && !ask.isTold) asks[before] = ask;
  else if (ofThings.test(ask.topic) && asksPoint("permission", normal(ask.words)))
    asks.push({ ...ask, needsOwner: true });
  else if (topicOf(ask.topic)?.isBroad || asksOfPart(normal(ask.words))) asks.push(ask);
}

/** "What do we pay for the storage" asks of no garage but of its price. */
function ofPrice(topic: Topic, { text }: Clause, hits: readonly TopicHit[]): Topic {
  if (!priced.test(topic.key) || !asksAmount(text) || hits.some((hit) => ofMoney.test(hit.topic.key))) return topic;
  const isMonthly = topic.key.startsWith("pets") && /\b(?:month|monthly|mes|mensual\w*)\b/.test(text);
  return topicOf((isMonthly ? "pets.rent" : priceOf(topic.key)) ?? "") ?? topic;
}
/** What is there or allowed for a price that is a topic of its own. */
const ofMoney = /^(?:rent|deposit|application_fee|other_fees|monthly_total|move_in_cost|utilities)/;
const priced = /^(?:pets(?:\.(?:cats|dogs|small_dogs|large_dogs|fees))?|parking(?:\.(?:garage|street|spaces))?)$/;

/** The words of meaning that name no topic. */
function wordsBeside(tokens: readonly string[], hits: readonly TopicHit[]): string[] {
  const isNamed = new Uint8Array(tokens.length);
  for (const { from, to } of hits) isNamed.fill(1, from, to);
  return tokens.filter((t, i) => !isEmpty(t) && t.length > 1 && !/^\d/.test(t) && isNamed[i] === 0);
}

/** "Is the 45 fee refundable" is of no deposit; a pet's has terms of its own. */
const ofFee = /^(?!.*\b(?:pets?|dogs?|cats?|mascotas?|perr\w+|gat[oa]\w*)\b).*\bfees?\b/;
/** "If I get denied do you refund the 45" */
const ofApplying = /\b(?:appl(?:y|ied|ying|ications?)|denied|declined|rejected|turned down|not approved)\b/;

/** "How much is the application and is it refundable" asks that of the application. */
function ofLastFee(topic: Topic, { text }: Clause, asks: readonly Ask[], subject: () => Subject | null): Topic {
  if (topic.key === "other_fees" && isBareCharge(text)) {
    const price = [subject()?.topic, asks.at(-1)?.topic].map((of) => priceOf(of ?? noTopic)).find((of) => of !== null);
    return topicOf(price ?? topic.key) ?? topic;
  }
  const isOfFee =
    topic.key === "deposit_terms" &&
    !/deposit/.test(text) &&
    (asks.at(-1)?.topic === "application_fee" ||
      ofApplying.test(text) ||
      ofFee.test(text) ||
      subject()?.topic === "application_fee");
  return isOfFee ? (topicOf("application_fee.terms") ?? topic) : topic;
}

/** What the rent is of, and how it is said, in stemmed words. */
const ofRent = new Set(
  [
    "rent place house home apartment unit property studio duplex condo townhouse building listing bedroom bed bath room month",
    "monthly price cost year week total run lugar casa departamento apartamento depa apto vivienda cuarto recamara mes renta",
    "precio costo estudio people person persona us ours whole all each asking want",
  ]
    .flatMap((words) => words.split(" "))
    .map(stem),
);

/** "How much is the permit": "how much" asks for the rent where it stands alone or is of the home, and else for that of the thing. */
const asksPriceOfElse = (tokens: readonly string[], named: readonly TopicHit[]): boolean =>
  named.length === 1 &&
  named[0]?.topic.key === "rent" &&
  !tokens.slice(named[0].from, named[0].to).some((token) => ofRent.has(token)) &&
  wordsBeside(withPlaceAsHome(tokens), named).some((word) => !ofRent.has(word));

/** The words with those that only say where the home is as the home: "how much is the studio in Dover". */
const withPlaceAsHome = (tokens: readonly string[]): readonly string[] =>
  tokens.map((token, at) => {
    const isPlace = where.has(tokens[at - 1] ?? "") && ofRent.has(tokens[at - 2] ?? "");
    return isPlace ? home : token;
  });
const where = new Set(["in", "on", "at", "en", "de"]);
const home = stem("home");

/** "Is there an additional charge", "isn't there a fee for both": one charge, and no word of what it is for. */
const isBareCharge = (text: string): boolean =>
  oneCharge.test(text) && contentOf(text).every((word) => besideCharge.has(word));
const oneCharge = /\b(?:fee|charge|cost|cargo|cuota|cobro|costo)\b/;
const besideCharge = new Set(
  "isn't aren't don't two both cargo cuota cobro costo adicional do ambo".split(" ").map(stem),
);

/**
 * Whether a question as a whole is of another topic than those it names: "how much does the cat add to the rent". A list of
 * several asks of each, and what hardly says more than one means that one.
 */
function isOverruled(named: readonly TopicHit[], meant: readonly TopicHit[], aimed: string, clause: Clause): boolean {
  const { text, isQuestion } = clause;
  if (meant.some(({ topic }) => topic.key === aimed)) return false;
  const isOfSeveral = new Set(named.map(({ topic }) => topic.key)).size > 1;
  if (isOfSeveral && parts.test(text)) return false;
  const isUnlike = meant.every(({ topic: { key } }) => isAim(key) && likelyAs(text, isQuestion, key) < least.hardly);
  const { ofOne, unlikeOne, ofSeveral } = least.topic.insteadOfNamed;
  if (isOfSeveral || saysItself(tokensOf(text), meant)) return isUnlike && aimedTopic(clause, ofSeveral) === aimed;
  return aimedTopic(clause, isUnlike ? unlikeOne : ofOne) === aimed;
}
/** What stands between the parts of a list. */
const parts = new RegExp(String.raw`${betweenParts.source}|\b(?:or|o|u|ni|nor)\b`);

/** Whether hardly a word of a question is beside the topic it names: such a one means what it says. */
const saysItself = (tokens: readonly string[], [hit]: readonly TopicHit[]): boolean =>
  hit !== undefined && tokens.filter((token, i) => !isEmpty(token) && (i < hit.from || i >= hit.to)).length < 2;

const isUnheld = ({ text, isQuestion }: Clause, isPlain: boolean, named: number): boolean => {
  if (isPlain && asksWhether.test(text)) return false;
  const enough = isPlain || named > 1 ? least.topic.unheldThoughPlain : least.topic.unheld;
  const found = aimOf(text, isQuestion);
  return found !== null && found.aim === "unheld" && found.likely >= enough;
};

/** "Do you report rent to the credit bureaus" names the credit that is asked for, and asks of nothing that a listing holds. */
function isOfNoTopic({ text, isQuestion }: Clause, meant: readonly TopicHit[]): boolean {
  const found = aimOf(text, isQuestion);
  return (
    found?.aim === "unheld" &&
    found.likely >= least.topic.unheldThoughPlain &&
    !parts.test(text) &&
    meant.length > 0 &&
    meant.every(
      ({ topic: { key, isOwners } }) =>
        !isOwners && !ofThings.test(key) && isAim(key) && likelyAs(text, isQuestion, key) < least.hardly,
    )
  );
}

/** "What else do you have in the 1200 range" asks of no range, and who may be stuck on the train of no train. */
const isOtherwiseMeant = ({ text, isQuestion }: Clause, named: readonly TopicHit[]): boolean => {
  const found = aimOf(text, isQuestion);
  if (found === null || found.likely < least.intent.surely) return false;
  const isOnTheWay = named.every(({ topic }) => topic.key === "transit" || topic.key === "parking");
  return found.aim === "request_alternatives" || (isOnTheWay && ofTheHour.includes(found.aim));
};
const ofTheHour: readonly string[] = ["when", "running_late"];

/** "Could my dog come to the showing" asks of no pet policy; whether it may is the owner's to say. */
const isOfAnimalAlong = ({ text, isQuestion }: Clause, named: readonly TopicHit[]): boolean =>
  named.some(({ topic }) => topic.key.startsWith("pets")) && likelyAs(text, isQuestion, "tours.company") >= least.aim;
/** "Where do guests park if there is no parking": whoever knows what there is not asks how to do without. */
const supposesLack = ({ isQuestion }: Clause, tokens: readonly string[], named: readonly TopicHit[]): boolean =>
  isQuestion &&
  named.some(({ topic, from }) => {
    const before = tokens.slice(0, from);
    return (
      ofThings.test(topic.key) &&
      before.slice(-2).some((token) => lacking.has(token)) &&
      before.slice(-mostWordsOfLack).some((token) => supposing.has(token))
    );
  });
const lacking = new Set(["no", "without", "sin"]);
const supposing = new Set("if since because though although si como porque aunque".split(" "));
const mostWordsOfLack = 6;

/** "Información de la renta y el depósito" asks of those terms, and for no summary of the home. */
const isInformed = (read: readonly TopicHit[], named: readonly TopicHit[]): boolean =>
  read[0]?.topic.key === ofAll && isOfTerms(named);
const isOfTerms = (named: readonly TopicHit[]): boolean =>
  named.length > 0 && named.every(({ topic }) => /^(?:rent$|deposit|application_fee|lease_terms)/.test(topic.key));
const ofAll = "overview";

/** "Can I get in to see it before I hand over a fee" wishes to see it, and asks of no fee. */
const onlySeesIt = ({ text, isQuestion }: Clause, meant: readonly TopicHit[]): boolean =>
  meant.length > 0 &&
  meant.every(({ topic: { key } }) => besideVisit.has(key) && likelyAs(text, isQuestion, key) < least.hardly) &&
  likelyAs(text, isQuestion, "request_showing") >= least.topic.surely;
const besideVisit = new Set(["other_fees", "photos", "showing_logistics.host"]);

/** "I applied and still have heard nothing" asks of no home that is still to be had. */
const isOfApplication = ({ text, isQuestion }: Clause, named: readonly TopicHit[]): boolean =>
  named.length > 0 && likelyAs(text, isQuestion, "application_status") >= least.topic.surely;
/** Whether a question is of an animal that is to come along to a showing. */
export const asksOfAnimalAlong = (words: string): boolean => {
  const text = normal(words);
  return isOfAnimalAlong({ text, words, isQuestion: true }, topicsIn(tokensOf(text)));
};

/** The topic that a clause asks of by its likeness to the examples, though perhaps no word names it. */
export function aimedTopic({ text, isQuestion }: Clause, atLeast: number): string | null {
  const [first, second] = likeliestTwo(text, isQuestion);
  if (!first || !second || topicOf(first.aim) === null) return null;
  // "Would a car fit" is of parking or of its spaces, and either answers it.
  const isOne = isPartOf(first.aim, second.aim) || isPartOf(second.aim, first.aim);
  return first.likely + (isOne ? second.likely : 0) >= atLeast ? first.aim : null;
}

/** "Are we allowed to bring in our own unit?" asks something, though each of its words says little. */
const asksLeave = ({ text, words }: Clause): boolean =>
  words.includes("?") && tokensOf(text).length >= fewestOfLeave && asksPoint("permission", text);
const fewestOfLeave = 6;

/** How likely a clause must be of a topic, by whether its words name one and mean it. */
function leastOf({ isQuestion }: Clause, named: readonly TopicHit[], meant: readonly TopicHit[]): number {
  if (named.length === 0 || meant.length > 0) return least.aim;
  const { asked, told } = least.topic.whereOnlyNamed;
  return isQuestion ? asked : told;
}

const pointsBack = /\b(?:that|this|those|these|eso|esos)\b/;

/** "I stream for cash, how do I show that": a question with the words it leans on, where those alone tell its topic. */
function withLead(clause: Clause, before: Clause | undefined): Clause {
  if (!clause.isQuestion || before === undefined || before.isQuestion || endsSentence.test(before.words)) return clause;
  const content = contentOf(clause.text);
  if (content.length > mostBeside || (content.length === 0 && pointsBack.test(clause.text))) return clause;
  if (aimedTopic(clause, least.topic.whereOnlyNamed.asked) !== null) return clause;
  const both = { ...clause, text: `${before.text} ${clause.text}` };
  return aimedTopic(both, least.topic.withLead) === null ? clause : both;
}

const endsSentence = /[.!?]\W*$/;
/** What says more by itself leans on nothing. */
const mostBeside = 1;

/** Whether a clause without the form of a question is like what renters tell of themselves. */
const tellsOnly = ({ text, isQuestion }: Clause): boolean =>
  !isQuestion && likelyAs(text, isQuestion, "told") >= least.aim;

/** "Do you take pets? I have a dog" asks of dogs; "are support animals allowed" of no pets: the exact one says it. */
const general = (asks: Ask[]): Ask[] => {
  const hasExactPet = asks.some((ask) => /^pets\.(?:cats|dogs|small_dogs|large_dogs|other|breeds)$/.test(ask.topic));
  const ofPets = asks.filter((ask) => ask.topic.startsWith("pets")).map((ask) => ask.words);
  const ofAssistance = asks.find((ask) => ask.topic === "assistance_animal")?.words;
  return asks.filter(
    (ask) =>
      !(ask.topic === "pets" && hasExactPet) &&
      // Who may come along is asked of people.
      !(ask.topic === "tours.company" && ofPets.includes(ask.words)) &&
      !(/^(?:pets|square_feet)/.test(ask.topic) && ask.words === ofAssistance),
  );
};
