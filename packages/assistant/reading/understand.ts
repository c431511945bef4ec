import { timesToPick } from "../dialogue/offered-before.ts";
import { isToldOfDoor } from "../dialogue/told-of-door.ts";
import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import { topicsIn } from "../topics.ts";
import type { Understand } from "../understander.ts";
import { tellsHousehold } from "./answers/answers-told.ts";
import { contactIn, contactTold, isContactAsked } from "./contact/contact.ts";
import { namesHome } from "./contact/home-named.ts";
import {
  firstNameClosing,
  givenNameClosing,
  isOneOf,
  nameAloneIn,
  nameBelowIn,
  nameClosing,
} from "./contact/names-signed.ts";
import { askedOfOtherHome } from "./contact/other-home.ts";
import { seekPlace } from "./contact/place-sought.ts";
import { isSeekingOwner, isSought } from "./contact/somebody-sought.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { aimOf } from "./learned/aims.ts";
import { intentsOf } from "./learned/clause-intents.ts";
import { addMeantInTalk } from "./meant-in-talk.ts";
import { type Message, messageOf } from "./message.ts";
import { promisesIncome } from "./money/income-untold.ts";
import { moneyHeard } from "./money-heard.ts";
import { isAgeAsked } from "./people/age-asked.ts";
import { wishesForCompany } from "./people/company-wished.ts";
import { countsAll } from "./people/household.ts";
import { losesHome, seeksAid } from "./people/loses-home.ts";
import { namesChange, tellsOnlyOfBody } from "./people/own-needs.ts";
import { blamedInMessage } from "./people/trait-blamed.ts";
import { isOfAnimalGone, isOfNoPet, partsWithAnimal } from "./pets/not-pets.ts";
import { isAllOfThem, petsIn, tellsNoneBut } from "./pets/pets-in.ts";
import { answerKeysIn } from "./questions/answer-asked.ts";
import { asksAgain } from "./questions/answer-missed.ts";
import { askedIn } from "./questions/asked-in.ts";
import { deletionsIn } from "./questions/deletion-asked.ts";
import { askOfEither, eitherOf } from "./questions/either.ts";
import { passedOn } from "./questions/for-owner.ts";
import { askHowSoon } from "./questions/how-soon.ts";
import { withoutOtherListing } from "./questions/other-listing.ts";
import { isPointing } from "./questions/pointing.ts";
import { topicQuestionIn, unknownQuestionIn } from "./questions/question-heard.ts";
import { contentOf } from "./questions/words-of-meaning.ts";
import { type Ranked, ranked } from "./rank.ts";
import { signalsIn } from "./signals.ts";
import { declinedOf, namesEmergency, stands } from "./stands.ts";
import { anyOf } from "./text/any-of.ts";
import { harmBeyondCut } from "./text/beyond-the-cut.ts";
import { type Clause, clausesOf } from "./text/clauses.ts";
import { gistOf } from "./text/gist.ts";
import { keywordIn } from "./text/keywords.ts";
import { languageIn } from "./text/language.ts";
import { normal, tokensOf } from "./text/normal.ts";
import { withoutPassingRemarks } from "./text/passing-remarks.ts";
import { asksIfHeard } from "./text/reproaches.ts";
import { namesDay } from "./times/clause-times.ts";
import { namedIn } from "./times/elsewhere.ts";
import { proposesTime } from "./times/proposed-time.ts";
import { bareHourIn, shiftIn } from "./times/shift-said.ts";
import { tellVisitsApart } from "./times/visits-asked.ts";
import { type Told, toldIn } from "./told-in.ts";
import { asideIn } from "./trouble/aside-heard.ts";
import { type Harm, harmIn } from "./trouble/harm-heard.ts";
import { type OtherBusiness, otherBusinessIn } from "./trouble/other-business.ts";
import { troubleIn } from "./trouble/trouble-heard.ts";
import { withoutSetRight } from "./trouble/troubles.ts";

/** The built-in understander: tables and rules, no network, the same meaning for the same words every time. */
export const understand: Understand = (text, context): Heard => {
  const whole = messageOf(text, context);
  const business = otherBusinessIn(whole.short, normal(whole.said));
  if (business !== null && business !== "in_distress") return heardAs(business, whole.short, whole.talk);
  const beyond = harmBeyondCut(text);
  const { plain, harm } = judged(whole, business, beyond, context);
  const read = plain?.message ?? whole;
  const message = withoutOtherListing(read);
  const { short, said, clauses, talk } = message;
  const isForUs = clauses.some(isForPiper) || speaksOfShowing(message);
  const mayBeAside = harm.length === 0 && business === null && talk.awaiting === null && !isForUs;
  const aside = mayBeAside ? asideIn(clauses, talk) : null;
  // Endearments or not, whoever names the home by its street writes about it.
  const isOfHome = aside === "private_chatter" && namesHome(short, context.property.location.address);
  if (aside !== null && !isOfHome) return heardAs(aside, short, talk);
  const sought = clauses.filter(({ words }) => isSought(words, context));
  const isSeeking = sought.length > 0 && !talk.introduced && !isSeekingOwner(sought, context);
  if (harm.length === 0 && (isSeeking || seekPlace(clauses)))
    return { ...heardAs("private_chatter", short, talk), contact: {} };
  const named = new Set(clauses.flatMap((clause) => namedIn(clause.text)));
  const meant = meantIn(message, named);
  if (business !== null) meant.add(business);
  if (message !== read) meant.add("scam_concern");
  if (sought.length > 0) meant.add("ask_identity");
  if (message.ofAnswer.length > 0) meant.add("ask_answer");
  const elsewhere = askedOfOtherHome(clauses, context.property.location.address);
  if (elsewhere.length > 0) meant.add("request_alternatives");
  const isElsewhere = (words: string) => elsewhere.some((clause) => clause.words === words);
  // Where a phrase tells of distress, likeness alone makes no other emergency of it.
  const isMeant = (each: Intent) => !(each === "emergency" && business === "in_distress" && !named.has(each));
  if (!meant.has("opt_out")) for (const each of harm) if (isMeant(each)) meant.add(each);
  const isNamed = business !== null || tellsTrouble(named) || beyond.length > 0;
  const isAmid = Boolean(talk.trouble || talk.hadEmergency);
  // "The fire chief let us in again, what's the rent" reports no fire.
  if (isAmid && troubleIn(whole.short, !isNamed).isOver) meant.delete("emergency");
  const here = withoutClauses(message, elsewhere);
  const { clauses: ofHere, times: timesHere } = meant.has("request_showing") ? message : here;
  const told = toldIn({ ...message, clauses: ofHere, times: timesHere }, meant.has("request_showing"));
  const { facts, times } = told;
  addMeantInTalk(meant, message, told);
  const asksOfAge = Object.keys(facts).length === 0 && isAgeAsked(whole.clauses, whole.said);
  if (asksOfAge) meant.add("fair_housing_probe");
  const contact = contactFor(whole, context.ownerName ?? "");
  const intents = ranked(meant, aboutMessage(message, told, contact, named));
  // A question of another home takes none of this one's along.
  const isOfOthers = elsewhere.length === 0 || asksForOthers(here.clauses, timesToPick(talk).length > 0);
  const intentsHere = isOfOthers ? intents : new Set([...intents].filter((each) => each !== "request_alternatives"));
  const asked = askOfEither(said, talk) ?? askedIn(here, told, intentsHere, contact);
  const deletes = deletionsIn(normal(said));
  const isDeletion = (words: string) => deletionsIn(normal(words)).length > 0 && clausesOf(words).length === 1;
  const isInsult = (words: string) =>
    intents.has("abusive") &&
    clauses.some((clause) => clause.words === words && asksNothing(clause, clauses.length === 1));
  const ofHome = clauses.filter(({ text }) => losesHome(text));
  // "We lost in housing court" asks of no court, and who helps with the rent is no question of the rent.
  const isOfLoss = (words: string) =>
    ofHome.some((clause) => clause.words === words && !words.includes("?")) || clausesOf(words).every(seeksAid);
  const isOfGone = (words: string) => clausesOf(words).some((clause) => isOfAnimalGone(clause, told.notPets));
  const asks = asked.asks.filter(
    ({ topic, words, isTold }) =>
      !(isTold && tellsItself(topic, facts)) &&
      !isOfNoPet(topic, told.notPets) &&
      !(topic === "pets" && isOfGone(words)) &&
      ![isDeletion, isInsult, isOfLoss, isElsewhere].some((is) => is(words)),
  );
  // Which of two ads is right goes to the owner with the whole message.
  const unknown = message === read ? asked.unknownQuestions : [];
  const unknownQuestions = unknown.filter(
    (words) =>
      ![isDeletion, isOfLoss, isElsewhere, isOfGone, onlyTellsPets, onlyPromisesIncome].some((is) => is(words)) &&
      !isSought(words, context) &&
      !asksIfHeard(normal(words)),
  );
  // Where the message is after a showing of this home, the owner is asked of the other one.
  const isBesideShowing = intents.has("request_showing") && here.clauses.length > 0;
  if (isBesideShowing && !intents.has("request_alternatives"))
    unknownQuestions.push(...elsewhere.map(({ words }) => words));
  tellVisitsApart(message, told, intents, asks);
  if (ofHome.length > 0 && !talk.toldOfAid) askHowSoon(short, intents, asks);
  if (asks.length + unknownQuestions.length === 0) unknownQuestions.push(...passedOn(message));
  if (asks.length + unknownQuestions.length > 0) intents.add("ask_property_question");
  if (times.some((time) => time.choice !== null)) intents.add("select_alternative");
  else if (times.some((time) => time.from || time.at || time.after || time.before)) intents.add("give_date");
  if (times.length > 0 && proposesTime(message)) intents.add("proposes_time");
  const { leaving, joining } = told.incomes;
  if (Object.keys(facts).length + leaving.length + joining.length > 0) intents.add("inform_qualification");
  // "My roommate found another place" ends nothing for who writes.
  if (leaving.length > 0) intents.delete("not_interested");
  if (facts.hasAssistanceAnimal) intents.add("accommodation_request");
  const blamed = blamedInMessage(whole.said);
  const tokens = whole.clauses.flatMap((clause) => tokensOf(clause.text));
  const [first, another] = unknownQuestions;
  const declined = clauses.flatMap(declinedOf).filter((intent) => !intents.has(intent));
  const either = first && !another && asks.length === 0 ? eitherOf(first) : null;
  return {
    language: languageIn(whole.said, tokens, talk.introduced ? talk.language : null) ?? talk.language,
    intents: [...intents],
    topics: asks.map((ask) => ask.topic),
    facts,
    contact,
    times,
    ...(told.bounds.length > 0 ? { bounds: told.bounds } : {}),
    ...(told.hours.length > 0 ? { hours: told.hours } : {}),
    unknownQuestions: unknownQuestions.map((words) => unknownQuestionIn(words, short)),
    asks: asks.map((ask) => topicQuestionIn(ask, short, context)),
    ...besides(short),
    trouble: tellsTrouble(intents) || isAmid ? troubleIn(whole.short, !isNamed) : null,
    ...(plain === null ? {} : { plain: plain.rest }),
    ...(either ? { either } : {}),
    ...moneyHeard(message, told),
    ...(message.ofAnswer.length > 0 ? { answerTo: answerKeysIn(message.ofAnswer, context.ownerName) } : {}),
    ...(blamed ? { blamed } : {}),
    ...(asksOfAge ? { asksOfAge } : {}),
    ...(declined.length > 0 ? { declined } : {}),
    ...(facts.pets?.length && (isAllOfThem(normal(said)) || tellsNoneBut(normal(said))) ? { isAllPets: true } : {}),
    ...(facts.occupants && !message.asked.includes("occupants") && !message.telling.some(({ text }) => countsAll(text))
      ? { isOfSome: true }
      : {}),
    ...(deletes.length > 0 ? { deletes } : {}),
    ...(told.notPets.length > 0 ? { notPets: told.notPets } : {}),
  };
};

/** "Tenemos tres gatos": who says in few words which pets they have asks nothing by that. */
const onlyTellsPets = (words: string): boolean =>
  clausesOf(words).every(
    ({ text, isQuestion }) =>
      !isQuestion && contentOf(text).length <= mostWordsOfPets && Boolean(petsIn(text, false, false).pets?.length),
  );
const mostWordsOfPets = 3;

/** "I make 2,400 and my son helps with some, I'll tell you how much" tells of pay and asks nothing. */
const onlyPromisesIncome = (words: string): boolean =>
  !words.includes("?") && clausesOf(words).every(({ text }) => promisesIncome(text));

/** "My score I can't say exactly, around 700": a sentence on what the message tells asks nothing of what the home asks for. */
const tellsItself = (topic: string, { creditScore, creditUnknown, monthlyIncome }: Told["facts"]): boolean =>
  topic === "requirements.credit"
    ? creditScore !== undefined || creditUnknown === true
    : topic === "requirements.income" && monthlyIncome !== undefined;

/** A message without some of its clauses. */
function withoutClauses(message: Message, left: readonly Clause[]): Message {
  const { clauses, telling, times } = message;
  const stays = clauses.map((clause) => !left.includes(clause));
  const staying = (all: readonly Clause[]) => all.filter((_, at) => stays[at]);
  const timesLeft = new Map([...times].filter(([clause]) => !left.includes(clause)));
  return { ...message, clauses: staying(clauses), telling: staying(telling), times: timesLeft };
}

/** "Can't do Wednesday anymore" of a showing on Wednesday, and a time to come instead, are meant for nobody else. */
const speaksOfShowing = ({ talk: { standingTime }, times, today }: Message): boolean => {
  const day = standingTime?.from;
  return day !== undefined && day !== null && namesDay(times, day, today);
};

const isForPiper = (clause: Clause): boolean => namesEmergency(clause) || asksAgain(clause.text);

/** What danger and distress a message tells of and, where it tells of none, what it says without remarks made in passing. */
function judged(
  whole: Message,
  business: OtherBusiness | null,
  beyond: readonly Harm[],
  context: Parameters<Understand>[1],
) {
  const isLosingHome = whole.clauses.some(({ text }) => losesHome(text));
  const apart = business || whole.talk.trouble || isLosingHome ? null : withoutPassingRemarks(whole.short, context);
  const said = apart && [apart.rest, ...apart.remarks].flatMap(clausesOf);
  const told = whole.talk.isTroubleSurmised ? withoutSetRight(said ?? whole.all) : (said ?? whole.all);
  // A wish for company on a tour is no distress, whatever it is like; an emergency it may tell of all the same.
  const ofDistress = told.filter((clause) => !wishesForCompany(clause, whole.talk));
  const isDistress = ofDistress.length === told.length || harmIn(ofDistress).includes("in_distress");
  const harm = [...harmIn(told).filter((each) => each !== "in_distress" || isDistress), ...beyond];
  return { harm, plain: harm.length === 0 ? apart : null };
}

/** "You're all trash" asks of no garbage, as "give me the rent, moron" asks of the rent. */
const asksNothing = ({ text, isQuestion }: Clause, isAlone: boolean): boolean =>
  !isQuestion && !demands.test(text) && (isAlone || intentsIn(text).includes("abusive"));
const demands = /\b(?:give|tell|send|show|answer|dime|digame|deme|dame|mandame)\b/;

/** What the clauses mean, by name or by likeness. */
function meantIn(message: Message, named: ReadonlySet<Intent>): Set<Intent> {
  const { short, clauses, sums, ownCases, asked, answers, talk } = message;
  const isOfOther = (clause: Clause): boolean => !(answers.has(clause) || sums.has(clause) || ownCases.has(clause));
  const intents = new Set<Intent>();
  for (const clause of clauses) {
    // What answers Piper's question or adds up costs is not after something else by mere likeness.
    const meant = intentsOf(clause, timesToPick(talk).length > 0, isPointing);
    for (const intent of isOfOther(clause) ? meant : meant.filter((each) => named.has(each)))
      if (
        !(ownCases.has(clause) && soundsLikeCase.includes(intent)) &&
        stands(intent, clause) &&
        !tellsWhy(intent, clause, talk) &&
        !(intent === "pass_on" && partsWithAnimal(clause)) &&
        !(intent === "fair_housing_probe" && tellsHousehold(clause, asked))
      )
        intents.add(intent);
  }
  if (thumb.test(short)) intents.add("affirm");
  return intents;
}

/** What "are we good" and "would you take both" may mean too, where nothing was told that they are of. */
const soundsLikeCase: readonly Intent[] = ["ask_own_showing", "negotiate"];

/** What a message says that tells which of its intents is meant. */
const aboutMessage = (
  { said, clauses, talk, hasShowing }: Message,
  { times, facts }: Told,
  { name, phone, email }: Heard["contact"],
  named: ReadonlySet<Intent>,
): Omit<Ranked, "has"> => ({
  isNamed: (intent) => named.has(intent),
  asksAnything: clauses.some(({ isQuestion }) => isQuestion),
  asksForOthers: () => asksForOthers(clauses, timesToPick(talk).length > 0),
  onlyTellsNeeds: () => clauses.length > 1 && clauses.every((clause) => !asksForChange(clause)),
  namesDay: times.some(({ from }) => from !== null),
  hasOffered: timesToPick(talk).length > 0,
  hasShowing: hasShowing === true || talk.chosen !== null || isToldOfDoor(talk),
  takesTime: talk.awaiting === "time" && takesIt.test(normal(said)),
  tellsNameToCall: name !== undefined && isCalled(name, normal(said)),
  tellsContact: (phone ?? email) !== undefined,
  tellsFacts: Object.keys(facts).length > 0,
});

/** Whether a clause asks for something because of a disability, and does not only tell how somebody gets about. */
const asksForChange = (clause: Clause): boolean =>
  (!tellsOnlyOfBody(clause) && intentsOf(clause, false, isPointing).includes("accommodation_request")) ||
  (clause.isQuestion && (ofAccess(clause).some((key) => key !== ofSteps) || asksToChange(clause)));

/** The topics of access that a clause names. */
const ofAccess = ({ text }: Clause): string[] =>
  topicsIn(tokensOf(text)).flatMap(({ topic: { key } }) => (key.startsWith("accessibility") ? [key] : []));
/** The topic of steps and doors, of which anyone may ask. */
const ofSteps = "accessibility.notes";

/** "Could the doorway be widened?", of somebody who told what they use to get about. */
const asksToChange = (clause: Clause): boolean =>
  namesChange(clause.text) && (ofAccess(clause).length > 0 || isToChange.test(aimOf(clause.text, true)?.aim ?? ""));
const isToChange = /^(?:accessibility|accommodation_request|alterations)/;

/** "I'm looking for something smaller", of who writes first, tells why they move: this home is what they found. */
const tellsWhy = (intent: Intent, { text, isQuestion }: Clause, { introduced }: Talk): boolean =>
  intent === "request_alternatives" && !introduced && !isQuestion && seeks.test(text) && !namesOther.test(text);
const seeks = new RegExp(
  String.raw`\b${anyOf(
    "looking for; searching for; need; want; busco; buscamos",
  )} (?:something|algo) (?:mas )?(?:a (?:bit|little) )?(?:smaller|bigger|larger|chic[oa]|grande|pequen[oa])\b`,
);
const namesOther = /\b(?:other|another|else|too|this|that one|if you|you have|instead|otr[oa]s?|est[ae]|demasiado)\b/;

/** Contact as told; a name alone is the renter's at the end, a common one always and any where Piper asked for something. */
function contactFor({ short, talk }: Message, ownerName: string): Heard["contact"] {
  const wasAsked = isContactAsked(talk);
  const { name: told, ...contact } = contactTold(short, talk);
  if (told !== undefined && !isThanked(told, short, ownerName)) return { ...contact, name: told };
  const name =
    nameClosing(short, ownerName) ??
    (talk.awaiting === null && !wasAsked ? nameBelowIn(short) : nameAloneIn(short)) ??
    (wasAsked ? firstNameClosing(short, ownerName) : null) ??
    givenNameClosing(short, ownerName);
  return name === null ? contact : { ...contact, name };
}

/** "thx morgan, 208 555 0131" calls the owner by name, and "my name is Morgan too" the renter. */
const isThanked = (name: string, said: string, ownerName: string): boolean =>
  isOneOf(name, ownerName) &&
  !new RegExp(String.raw`\b(?:name|i['’]?m|this is|soy|llamo)\b.{0,4} ${name}`, "i").test(said);

/** "Call me Ines" tells a name and asks for no call. */
const isCalled = (name: string, text: string): boolean => text.includes(`call me ${normal(name)}`);

/** A message that is no renter's wish means nothing else. */
const heardAs = (business: OtherBusiness | "private_chatter", text: string, talk: Talk): Heard => ({
  language: languageIn(text, tokensOf(normal(text)), talk.introduced ? talk.language : null) ?? talk.language,
  intents: [business],
  topics: [],
  facts: {},
  contact: business === "automatic_reply" || business === "bulk_mail" ? {} : contactIn(text, false),
  times: [],
  unknownQuestions: [],
  asks: [],
  ...besides(text),
  trouble: talk.trouble ? troubleIn(text, true) : null,
});

/** Whether a message with these intents tells of an emergency or of distress. */
const tellsTrouble = (intents: ReadonlySet<string>): boolean => intents.has("emergency") || intents.has("in_distress");

/** What is heard in any message, whatever it is after. */
const besides = (said: string): Pick<Heard, "keyword" | "signals" | "gist" | "shiftMinutes" | "bareHour"> => ({
  keyword: keywordIn(said),
  signals: signalsIn(said),
  gist: gistOf(said),
  shiftMinutes: shiftIn(normal(said)),
  bareHour: bareHourIn(said),
});

/** "This one is not for me but do you have something bigger" goes on looking. */
const asksForOthers = (clauses: readonly Clause[], hasOffered: boolean): boolean =>
  clauses.some(
    (clause) => clause.isQuestion && intentsOf(clause, hasOffered, isPointing).includes("request_alternatives"),
  );

const takesIt = /\b(?:will|would|can) take (?:it|that)\b|\blo tom(?:o|amos)\b/;
const thumb = /[\u{1F44D}\u{1F44C}\u{2705}\u{1F197}]/u;
