import type { Ask, Heard, Line, Talk, Understand } from "../piper.ts";
import { topicsIn } from "../topics.ts";
import {
  asksSomething,
  belongsToIntent,
  isAboutTheHome,
  isApart,
  isAstray,
  isOfOtherHomes,
  isOnlyOfTime,
  onlySoundsLike,
} from "./asked-of-home.ts";
import { answeredLate, isMoneyAlone, namesAnotherDay, withCommas, withOfferedHour } from "./bare-figures.ts";
import { beyondRecords } from "./beyond-records.ts";
import { dayAt } from "./calendar.ts";
import { withChoiceOfDay } from "./choice-of-day.ts";
import { intentsOf } from "./clause-intents.ts";
import { asksInWords, type Clause, clausesOf } from "./clauses.ts";
import { contactIn, withoutSignature } from "./contact.ts";
import { addsToIncome, withoutCosigner } from "./earners.ts";
import { factsBefore, withWordsBefore } from "./follow-ups.ts";
import { occupantsIn } from "./household.ts";
import { asksOfIncomeSource, hasNoIncomeYet } from "./income-sources.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { languageAsked, languageIn } from "./language.ts";
import { hourWords, isAboutMovingIn, moveInAmong, turnsDown, visitWords } from "./move-in-or-visit.ts";
import { normal, tokensOf } from "./normal.ts";
import { type OtherBusiness, otherBusinessIn } from "./other-business.ts";
import { isAllOfThem } from "./pets-in.ts";
import { askedOfTold, askedWhy, isAllPointing, isOfFacts, isPointing, pointedAt } from "./pointing.ts";
import { asksIn } from "./questions.ts";
import { factsIn } from "./renter-facts-in.ts";
import { stands } from "./stands.ts";
import { withSubjectBefore } from "./subject-before.ts";
import { visitIn } from "./visit-in.ts";
import { choiceIn, wishesIn } from "./wishes.ts";
import { inContext, withLineBefore, withQuestion } from "./words-for-owner.ts";

/** A longer message is cut here: nobody asks about a home in more words, and time must not grow with spite. */
const longestCharacters = 2000;

/** The built-in understander: tables and rules, no network, the same meaning for the same words every time. */
export const understand: Understand = (text, { now, timeZone, talk, history, property }): Heard => {
  const short = text.slice(0, longestCharacters);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const said = withSubjectBefore(withCommas(withoutSignature(short)), history);
  const asked = turnsDown.test(normal(said))
    ? askedOf(talk, said, today).filter((fact) => fact !== "moveIn")
    : [...askedOf(talk, said, today), ...(goesOnMoving(said, talk, history) ? ["moveIn"] : [])];
  const clauses = clausesOf(said).map((clause) =>
    answersUnsurely(clause, asked, today) ? { ...clause, isQuestion: false } : clause,
  );
  const business = otherBusinessIn(short, normal(said));
  if (business !== null) return withWishToCome(heardAs(business, short, talk), clauses, today);
  const tokens = clauses.flatMap((clause) => tokensOf(clause.text));
  const intents = new Set<Intent>();
  const named = new Set(clauses.flatMap((clause) => intentsIn(clause.text)));
  const answers = new Set(clauses.filter((clause) => tellsFacts(clause, asked, today)));
  for (const clause of clauses) {
    // What answers Piper's question is not after something else by mere likeness.
    const meant = intentsOf(clause, talk.offered.length > 0, isPointing);
    for (const intent of answers.has(clause) ? meant.filter((each) => named.has(each)) : meant)
      if (stands(intent, clause) && !(intent === "fair_housing_probe" && tellsHousehold(clause, asked)))
        intents.add(intent);
  }
  if (asksForOthers(clauses, talk.offered.length > 0)) intents.delete("not_interested");
  if (intents.has("fair_housing_probe") && !named.has("request_alternatives")) intents.delete("request_alternatives");
  if (thumb.test(short)) intents.add("affirm");
  const whole = withWordsBefore(said, history);
  const tellers = whole === said ? clauses : clausesOf(whole);
  const own = withoutCosigner(tellers, said, history);
  const ofCosigner = tellers.filter((clause) => !own.includes(clause));
  if (Object.keys(factsIn(ofCosigner, [], today)).length > 0) intents.add("tells_cosigner");
  const plain = factsIn(own, asked, today);
  const visit = withOfferedHour(visitIn(clauses, asked, answers), talk, timeZone);
  const wished = withChoiceOfDay(
    wishesIn(visit, today, talk.offered.length, talk.awaiting === "reschedule-answer"),
    visit,
    talk.offered,
    timeZone,
  );
  const stated = property.leaseConditions?.desiredLeasingDate;
  const freeFrom = stated && wished.length > 0 && Object.keys(plain).length > 0 ? dayAt(stated, timeZone) : null;
  const asksToCome = intents.has("request_showing");
  const moveIn = plain.moveIn ? null : moveInAmong(plain, wished, today, asksToCome, normal(said), freeFrom);
  const facts = moveIn?.from ? { ...plain, moveIn: { from: moveIn.from, to: moveIn.to ?? moveIn.from } } : plain;
  const times = wished.filter((wish) => wish !== moveIn);
  const read = asksIn(
    clauses.filter((clause) => asksSomething(clause, talk.awaiting) && !isChoice(clause, talk)),
    isApart,
  );
  const asks = read.asks.filter((ask) => !isAstray(ask) && !isOfIncomeSource(ask));
  const ofSources = [
    ...read.asks.filter(isOfIncomeSource).map(({ words }) => words),
    ...read.unknown.filter((words) => asksOfIncomeSource(normal(words))),
  ];
  const unknown = [
    ...read.unknown.filter((words) => !ofSources.includes(words)),
    ...read.asks.filter(isAstray).map(({ words }) => words),
  ];
  const isWithoutIncome = plain.monthlyIncome === undefined && hasNoIncomeYet(normal(said));
  if (ofSources[0]) asks.push({ topic: "requirements.income_sources", words: ofSources[0], needsOwner: false });
  if (isWithoutIncome && !asks.some(({ topic }) => topic === "requirements.income"))
    asks.push({ topic: "requirements.income", words: short.trim(), needsOwner: true });
  if (intents.has("request_alternatives") && !named.has("request_alternatives") && times.some(({ from }) => from)) {
    // "Any chance for next week instead" is like asking for another home, but names another day.
    intents.delete("request_alternatives");
    intents.add("request_other_times");
  }
  if (intents.has("request_alternatives") && talk.offered.length === 0) intents.delete("request_other_times");
  // Among times that were offered, "I'll take it" takes one of them.
  if (talk.awaiting === "time" && takesIt.test(normal(said))) intents.delete("apply");
  const contact = contactIn(short, talk.awaiting === "contact");
  const isNosy = intents.has("request_private_info");
  const isProbe = intents.has("fair_housing_probe");
  const whys = clauses.filter(({ isQuestion }) => isQuestion).flatMap(({ words }) => askedWhy(words, talk));
  for (const topic of whys)
    if (!asks.some((ask) => ask.topic === topic)) asks.push({ topic, words: short.trim(), needsOwner: false });
  const spokenOf = Object.keys(facts).length === 0 && isAllPointing(unknown) ? factsBefore(history, today) : facts;
  const unknownQuestions = unknown
    .filter((words) => whys.length === 0 || askedWhy(words, talk).length === 0)
    .filter(
      (words) =>
        !isProbe &&
        !intents.has("abusive") &&
        !isOfFacts(spokenOf, words) &&
        !(isNosy && (ofOtherPeople.test(normal(words)) || demands.test(normal(words)))),
    )
    .filter((words) => !(asksToBeWritten.test(normal(words)) && (contact.phone ?? contact.email)))
    .filter((words) => languageAsked(words) === null && isAboutTheHome(words, today, talk.offered.length))
    .filter((words) => !isPointing(words) || (!facts.hasAssistanceAnimal && pointedAt(clauses) === null))
    .map((words) => (isPointing(words) ? withLineBefore(short.trim(), words, history) : inContext(words, said)));
  const pointing = unknown.some(isPointing) && (facts.hasAssistanceAnimal ? "assistance_animal" : pointedAt(clauses));
  if (pointing && !asks.some((ask) => ask.topic === pointing))
    asks.push({ topic: pointing, words: short.trim(), needsOwner: beyondRecords.test(normal(short)) });
  const isAskedOf = clauses.some((clause) => clause.isQuestion) && asks.length === 0;
  for (const topic of isAskedOf ? askedOfTold(spokenOf, unknown) : [])
    asks.push({ topic, words: short.trim(), needsOwner: false });
  const kept = asks
    .map((ask) => withQuestion(ask, clauses, said))
    .filter(
      (ask) =>
        !belongsToIntent(ask.topic, intents) &&
        ![isOfOtherHomes, onlySoundsLike, isOnlyOfTime].some((is) => is(ask)) &&
        !(ask.topic === "available_date" && times.some(({ choice }) => choice !== null)),
    );
  const asksOfSelfTours = intents.has("request_self_tour") && clauses.some(({ isQuestion }) => isQuestion);
  const asksWhenToCome =
    asksOfSelfTours &&
    (whenToCome.test(normal(said)) || (times.some(({ from }) => from) && mayCome.test(normal(said))));
  if (asksWhenToCome) intents.add("request_showing");
  else if (asksOfSelfTours && !times.some((time) => time.from || time.at)) {
    intents.delete("request_showing");
    if (kept.length === 0) kept.push({ topic: "tours.self_guided", words: short.trim(), needsOwner: false });
  }
  const asksOfTour = kept.some(({ topic }) => /^tours(?:\.virtual)?$/.test(topic));
  if (asksOfTour && times.some(({ from, at }) => from !== null || at !== null)) intents.add("request_showing");
  // Who wishes for one where there is none is told so beside the times there are.
  const lacksSelfTours =
    intents.has("request_self_tour") && !asksOfSelfTours && property.allowsSelfGuidedTours === false;
  if (lacksSelfTours && !kept.some(({ topic }) => topic === "tours.self_guided"))
    kept.push({ topic: "tours.self_guided", words: short.trim(), needsOwner: false });
  const isOnlyNamed =
    intents.has("scam_concern") || pictures.test(normal(said)) || kept.some((ask) => beside.has(ask.topic));
  if (isOnlyNamed && !times.some((time) => time.from || time.at)) intents.delete("request_showing");
  if (kept.length + unknownQuestions.length === 0 && asksToAskOwner.test(normal(said)) && talk.awaiting !== "pass-on")
    unknownQuestions.push(
      ...history
        .filter(({ from }) => from === "renter")
        .slice(-1)
        .map(({ text }) => text),
    );
  if (kept.length + unknownQuestions.length > 0) intents.add("ask_property_question");
  if (times.some((time) => time.choice !== null)) intents.add("select_alternative");
  else if (times.some((time) => time.from || time.at || time.after || time.before)) intents.add("give_date");
  if (Object.keys(facts).length > 0) intents.add("inform_qualification");
  if (facts.hasAssistanceAnimal) intents.add("accommodation_request");
  return {
    language: languageIn(said, tokens, talk.introduced ? talk.language : null) ?? talk.language,
    intents: [...intents],
    topics: kept.map((ask) => ask.topic),
    facts,
    contact,
    times,
    unknownQuestions,
    asks: kept,
    ...(facts.monthlyIncome && addsToIncome(said, history) ? { isMoreIncome: true } : {}),
    ...(facts.pets?.length && isAllOfThem(normal(said)) ? { isAllPets: true } : {}),
  };
};

/** "The earliest" among times is one of them and asks nothing of the home. */
const isChoice = ({ text, isQuestion }: Clause, { offered }: Talk): boolean =>
  !isQuestion && choiceIn(text, offered.length) !== null;

/** Facts that a bare number answers: those just asked for, or the figure a refusal was for: "sorry, I meant 4500". */
const askedOf = (talk: Talk, said: string, today: Temporal.PlainDate): string[] => {
  if (talk.awaiting === "facts")
    return isMoneyAlone(said) && !talk.asked.includes("income") ? [...talk.asked, "income"] : talk.asked;
  return talk.awaiting === "pass-on"
    ? [
        ...talk.asked.filter((fact) => fact === "income" || fact === "credit"),
        ...(namesAnotherDay(said) ? ["moveIn"] : []),
      ]
    : answeredLate(said, talk, today);
};

/** "What's the earliest move in", "I could do the 20th": a day without an hour, said to that, is to move in on. */
function goesOnMoving(said: string, { awaiting, asked }: Talk, history: readonly Line[]): boolean {
  const text = normal(said);
  if (awaiting === "time" || asked.includes("moveIn") || hourWords.test(text) || visitWords.test(text)) return false;
  if (!dayOfMonth.test(text) || weekday.test(text)) return false;
  const before = normal(history.findLast(({ from }) => from === "renter")?.text ?? "");
  return isAboutMovingIn(before) || topicsIn(tokensOf(before)).some(({ topic }) => topic.key === "available_date");
}
const dayOfMonth = /\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/;
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** A message that is no renter's wish means nothing else. */
const heardAs = (business: OtherBusiness, text: string, talk: Talk): Heard => ({
  language: languageIn(text, tokensOf(normal(text)), talk.introduced ? talk.language : null) ?? talk.language,
  intents: [business],
  topics: [],
  facts: {},
  contact: business === "automatic_reply" ? {} : contactIn(text, false),
  times: [],
  unknownQuestions: [],
});

/** Who is in distress and asks to see the home all the same is heard in that too. */
function withWishToCome(heard: Heard, clauses: readonly Clause[], today: Temporal.PlainDate): Heard {
  const asking = clauses.filter(({ text }) => intentsIn(text).includes("request_showing"));
  if (!heard.intents.includes("in_distress") || asking.length === 0) return heard;
  const times = wishesIn(asking.map(({ text }) => text).join(". "), today, 0);
  return { ...heard, intents: [...heard.intents, "request_showing"], times };
}

/** Questions that name a visit without asking for one. */
const beside: ReadonlySet<string> = new Set(["showing_logistics", "tours.code"]);

/** "This one is not for me but do you have something bigger" goes on looking. */
const asksForOthers = (clauses: readonly Clause[], hasOffered: boolean): boolean =>
  clauses.some(
    (clause) => clause.isQuestion && intentsOf(clause, hasOffered, isPointing).includes("request_alternatives"),
  );

/** "And what do they earn" goes on about the people just asked of. */
const ofOtherPeople = /\b(?:they|their|them|he|she|his|her|owner)\b/;

/** "Can you send it to me", after what is refused, asks for just that. */
const demands =
  /\b(?:send|give|text|tell|share|show|get) (?:it|that|them|me|us)\b(?: (?:to me|to us|it|that|them|over|now|please|real quick|again))*\W*$/;

/** "What time can I go in by myself" wishes to come; "do you have self tours" asks of them. */
const whenToCome = /\b(?:when|what (?:time|day)s?|how soon) (?:can|could|may|would) (?:i|we)\b/;
const mayCome = /\b(?:can|could|may) (?:i|we|me|my)\b|\bpossible\b|\b(?:like|love|want) to\b/;

/** "Can I see pictures" asks for no showing. */
const pictures = /\b(?:see|get|send|view|have)(?: \w+){0,3} (?:pictures?|photos?|pics?|videos?|fotos?)\b/;

/** "Do food stamps count" asks what income counts, whatever the words are like. */
const isOfIncomeSource = ({ topic, words }: Ask): boolean =>
  /^(?:income_proof|requirements\.income(?:_sources)?|accessibility|assistance_program)$/.test(topic) &&
  asksOfIncomeSource(normal(words));

/** "Ok can you ask the owner" is after an answer to the words before it. */
const asksToAskOwner =
  /^(?:(?:okay|well|then|so|please|can|could|would|will|just|you|pls|entonces|puede\w*|le)[, ]+)*(?:ask|check with|pregunt\w+(?: a| al)?) (?:the owner|the landlord|them|him|her|morgan|dueno|propietario)(?: (?:please|for me|then|about (?:it|that)|that|por favor))*\W*$/;

/** "Can you text me instead? 937…" tells where to. */
const asksToBeWritten = /\b(?:text|e-?mail|message|write|reach|contact) (?:me|us)\b/;

const takesIt = /\b(?:will|would|can) take (?:it|that)\b|\blo tom(?:o|amos)\b/;
const thumb = /[\u{1F44D}\u{1F44C}\u{2705}\u{1F197}]/u;

/** Who is asked how many would live there, or counts them, tells of children without asking of them. */
const tellsHousehold = ({ text, isQuestion }: Clause, asked: readonly string[]): boolean =>
  !isQuestion &&
  !/\b(?:only|without|want|prefer|other)\b/.test(text) &&
  (asked.includes("occupants") || occupantsIn(text, false) !== null);

/** "640 I think?" is the answer that was asked for, its mark a doubt. */
const answersUnsurely = (clause: Clause, asked: readonly string[], today: Temporal.PlainDate): boolean =>
  asked.length > 0 &&
  clause.isQuestion &&
  !asksInWords(clause.text) &&
  tellsFacts({ ...clause, isQuestion: false }, asked, today);

/** What answers Piper's question names no time to come, unless it speaks of coming. */
const tellsFacts = (clause: Clause, asked: readonly string[], today: Temporal.PlainDate): boolean =>
  asked.length > 0 &&
  !clause.isQuestion &&
  !visitWords.test(clause.text) &&
  !/\b(?:come|works?)\b/.test(clause.text) &&
  !hourWords.test(clause.text) &&
  Object.keys(factsIn([clause], asked, today)).length > 0;
