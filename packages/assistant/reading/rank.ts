import type { Intent } from "./intents.ts";

/*
 * Where readings compete: how likely one must be to go by, and which gives way to which. Everything that was learned is
 * asked of this table; the values were set on lines that were not learned from.
 */

/** How likely a reading must be to go by, from 0 to 1. */
export const least = {
  /** An aim, where nothing else speaks: a tenth is wrong then. */
  aim: 0.55,
  /** An intent by likeness: by whether the sentence also names a topic of the home, or says something by a phrase. */
  intent: {
    besideTopic: 0.6,
    /** What ends the talk is not believed on less, asked or told. */
    ending: { asked: 0.8, told: { not_interested: 0.7, opt_out: 0.6, cancel_showing: 0.7, wrong_number: 0.8 } },
    insteadOfPhrase: 0.65,
    insteadOfOthers: 0.75,
    /** What a phrase says stands where the whole sentence is as like it as this. */
    besidesPhrase: 0.25,
    /** A phrase is only believed where the words around it are as like it as this. */
    atAll: 0.1,
    /** A phrase gives way where the whole sentence is as surely something else, and hardly what the phrase says. */
    insteadOfHardly: 0.85,
    /** What is that likely is meant, whatever a single word of the sentence says. */
    surely: 0.9,
  },
  /** That a question asks of what no listing holds, the same of one that names hardly anything else, and of what it names after all. */
  topic: {
    unheld: 0.75,
    unheldThoughPlain: 0.9,
    /** That it asks of something else than what it names: one topic, one that it is hardly like, or several. */
    insteadOfNamed: { ofOne: 0.9, unlikeOne: 0.85, ofSeveral: 0.95 },
    likeNamed: 0.25,
    /** That it asks, or tells, of a topic beside one that is named and not meant. */
    whereOnlyNamed: { asked: 0.65, told: 0.8 },
    /** That it asks of one by the words it leans on. */
    withLead: 0.85,
    surely: 0.95,
  },
  /** At most so likely is what a sentence hardly is. */
  hardly: 0.05,
  /** That a question of a topic asks more than the record of it says. */
  beyond: 0.36,
  /** The same where that was said a moment ago, in few words and in many: nobody asks at length for what they have just read. */
  beyondSaid: { inFewWords: 0.16, inMany: 0.09 },
  /** That a sentence which is after nothing surely wants nothing at all. */
  states: 0.7,
  /** That a sentence tells of who writes, so that nothing in it is a question for the owner. */
  surelyTold: 0.95,
  /** That one surely wants nothing, so that what the record says of its matter is enough. */
  surelyStates: 0.8,
  /** That a topic is only named by words that ask of something else. */
  onlyNamed: 0.65,
  /** That a sentence without the form of a question asks of one topic, or of the home at all; the same beside answers. */
  asked: { oneTopic: 0.85, anyTopic: 0.8, beside: 0.9, ofPartOfDay: 0.9 },
  /** That a question with a time in it asks of the home: "does he have to be there Thursday". */
  askedBesideTime: 0.5,
  /** That a question begins inside a sentence without a mark: by the words around that place alone, or where each part is after something of its own. */
  begins: { alone: 0.8, apart: 0.3 },
  /** That each of two parts said in one breath is after something of its own. */
  inOneBreath: 0.8,
  /** Two topics together, and the lesser of them, that a question is after one or the other. */
  either: { together: 0.6, second: 0.15 },
  /**
   * Danger or distress: less than any other aim, since what is missed gets no help at all. Of the lines that were not
   * learned from it misses none that a higher one meets. Who asks mostly asks of the home ("does it smell of the bakery"),
   * and what is but a part of a sentence means less.
   */
  harm: {
    emergency: 0.5,
    in_distress: 0.55,
    asked: 0.7,
    part: 0.8,
    toldBesideQuestion: 0.55,
    besideShowing: 0.85,
    besideFacts: 0.85,
    /** Several parts of which none is that like it is what they are together only from here on. */
    likeInNoPart: 0.95,
    aPart: 0.4,
  },
  /** That a sentence plainly tells facts, or is plainly after something else, so that a part of it is no harm. */
  plainly: { facts: 0.98, figures: 0.5, other: 0.9, asked: 0.5 },
  /** "Honey can you bring bread" is not for Piper; of whoever was offered times, or waits for the owner, on no less. */
  aside: { atFirst: 0.55, inTalk: 0.9 },
  /** That a message is about getting in: a code, a lock, someone who is not there. */
  door: 0.7,
  /** That a time told, without asking, is one to come by. */
  proposedTime: 0.8,
  /**
   * What a time is for. One alone is mostly wished for, and the words around it say whether it suits: it must be likelier,
   * and all that is gone by is that it is for something else, or that an hour of a day does not suit. A month without a day
   * is hardly ever when to come, so that it is moved in then as soon as that is likelier than not. Of several, one is only
   * wished for by all that is said around it, against what its own words say, where it is as good as certain; beside such a
   * one, an hour of a day that is less likely to come at than `hardlyWished` is not.
   */
  time: { amongSeveral: 0.75, alone: 0.9, refusedAlone: 0.95, wished: 0.95, hardlyWished: 0.8, ofMonth: 0.5 },
  /** Whose a figure is; where it is less likely, the words' own rules decide. */
  money: {
    /** That a figure is no income, or no score, of the household; the same beside one that is surely earned. */
    apart: 0.8,
    apartBesideEarned: 0.6,
    /** That it is an income of the household, where one was asked for or is spoken of. */
    earned: 0.5,
    /** The same where none was. */
    earnedUnasked: 0.7,
    /** The same where the words right before it say so, of who writes and of another. */
    saidEarned: 0.05,
    saidOfAnother: 0.2,
    /** That it is a part of the rent, where the words right before it call it a part. */
    calledShare: 0.3,
    /** The same where another figure's role hangs on it, and that one is a score though no word says so. */
    surely: 0.85,
    /** The same of a figure beside one that surely is earned. */
    earnedBeside: 0.6,
    /** That it is a score of the household; the same where nothing speaks of one. */
    score: 0.3,
    scoreUnasked: 0.75,
    /** That what is as large as a score is one, beside an income. */
    scoreBesideEarned: 0.6,
    /** That what is called a score is another one's, or what the home asks for. */
    scoreOfElse: 0.89,
    /** That it is another one's of the household rather than of who writes. */
    another: 0.6,
    /** That a figure beside incomes is one too that their words left out: to be counted, and to ask for the whole. */
    left: { counted: 0.75, maybe: 0.25 },
    /** Below this an income is so unsure that nobody is turned down by it. */
    doubt: 0.6,
  },
} as const;

/** How likely an aim must be to go by, where it ends the talk by more than any other. */
export function leastFor(aim: string, isQuestion: boolean, otherwise: number): number {
  const { asked, told } = least.intent.ending;
  if (!Object.hasOwn(told, aim)) return otherwise;
  return isQuestion ? asked : told[aim as keyof typeof told];
}

/** What is said beside anything else, and what must be met wherever its words stand: no sentence belies it. */
export const standsByItself: readonly Intent[] = [
  ...(["greeting", "affirm", "negate", "thank_goodbye", "help", "pass_on"] as const),
  ...(["emergency", "in_distress", "opt_out", "accommodation_request"] as const),
  ...(["prompt_injection", "request_private_info", "fair_housing_probe", "abusive", "negotiate"] as const),
];

/** What is not meant against a word that says so, however like it the whole sentence is: a visit put off, a mere grumble, an end. */
export const heldToWords: readonly Intent[] = [
  ...standsByItself,
  ...(["request_showing", "scam_concern", "not_interested", "cancel_showing"] as const),
];

/** What the owner is told of at once, or asked to do: a phrase alone, without any likeness to it, asks for none of it. */
export const onlyWhereAlike: readonly Intent[] = [
  ...(["access_problem", "request_call", "waitlist", "ask_next"] as const),
];

/** Phrases that are part of saying something else, and what that may be: where the whole sentence is that, they yield. */
export const yields: Partial<Record<Intent, readonly string[]>> = {
  opt_out: ["cancel_showing"],
  not_interested: ["cancel_showing", "request_alternatives"],
  negotiate: [
    "request_private_info",
    "voucher",
    "assistance_animal",
    "payment",
    "requirements.credit",
    "deposit_terms",
  ],
  waitlist: ["when", "told", "reschedule_showing", "request_other_times", "roommates"],
  request_other_times: ["request_alternatives", "report_maintenance", "other_fees"],
  fair_housing_probe: ["when", "report_maintenance", "scam_concern", "amenities.hasPlayground", "amenities.hasPool"],
  access_problem: ["tours.entry", "application_status"],
  ask_own_showing: ["application_status"],
  attend: ["showing_logistics.host", "tours.company", "running_late"],
  apply: ["amenities.hasStorage", "parking.charge", "other_fees"],
  request_self_tour: ["access_problem", "told", "income_proof"],
  request_private_info: [
    "told",
    "unheld",
    "utility_costs",
    "tours.self_guided",
    "tours.entry",
    "showing_logistics.host",
  ],
  request_human: ["ask_identity", "roommates"],
  report_maintenance: ["told"],
  request_showing: [
    "report_maintenance",
    "payment.ahead",
    "scam_concern",
    "cancel_showing",
    "tours.self_guided",
    "tours.entry",
    "showing_logistics",
    "showing_logistics.host",
  ],
};

/** What a message is about as a whole, as far as it tells which of its intents is meant. */
export type Ranked = {
  has(intent: Intent): boolean;
  /** Whether a phrase says it, rather than mere likeness. */
  isNamed(intent: Intent): boolean;
  asksAnything: boolean;
  /** "This one is not for me but do you have something bigger" */
  asksForOthers(): boolean;
  /** Whether every sentence but tells how somebody gets about, and there are several. */
  onlyTellsNeeds(): boolean;
  namesDay: boolean;
  hasOffered: boolean;
  /** Whether there is a showing, or a time that was chosen for one. */
  hasShowing: boolean;
  /** "I'll take it", said where times are waited for. */
  takesTime: boolean;
  /** "Call me Ines" */
  tellsNameToCall: boolean;
  /** A telephone or an address to be reached by. */
  tellsContact: boolean;
  /** What Piper asks of a renter: income, credit, pets, who moves in and when. */
  tellsFacts: boolean;
};

type GivesWay = { intent: Intent; to?: Intent; where(about: Ranked): boolean };

/** Which intents of one message give way to what else it says, in the order in which it is asked. */
const precedence: readonly GivesWay[] = [
  { intent: "not_interested", where: ({ asksForOthers }) => asksForOthers() },
  { intent: "accommodation_request", where: ({ onlyTellsNeeds }) => onlyTellsNeeds() },
  {
    intent: "request_alternatives",
    where: ({ has, isNamed }) => has("fair_housing_probe") && !isNamed("request_alternatives"),
  },
  // What only sounds like an end is none beside a wish to come, a day or a question of the home.
  ...(["wrong_number", "not_interested", "opt_out"] as const).map((intent) => ({
    intent,
    where: ({ has, isNamed, asksAnything, namesDay }: Ranked) =>
      (has("request_showing") || asksAnything || namesDay) && !isNamed(intent),
  })),
  // "I came in August for work, I'm an engineer, we are two" tells of oneself.
  { intent: "prompt_injection", where: ({ tellsFacts, isNamed }) => tellsFacts && !isNamed("prompt_injection") },
  {
    // "Any chance for next week instead" is like asking for another home, but names another day.
    intent: "request_alternatives",
    to: "request_other_times",
    where: ({ isNamed, namesDay }) => !isNamed("request_alternatives") && namesDay,
  },
  { intent: "request_other_times", where: ({ has, hasOffered }) => has("request_alternatives") && !hasOffered },
  // Among times that were offered, "I'll take it" takes one of them.
  { intent: "apply", where: ({ takesTime }) => takesTime },
  // Who has a time and tells where to write "if anything should change" waits for no other renter to step back.
  { intent: "waitlist", where: ({ hasShowing, tellsContact }) => hasShowing && tellsContact },
  // "Should I keep waiting" is of the owner's answer, and of no list.
  { intent: "waitlist", where: ({ has, isNamed }) => has("ask_answer") && !isNamed("waitlist") },
  // "What is the lowest, I'd sign for 1,500" makes an offer.
  {
    intent: "request_private_info",
    where: ({ has, isNamed }) => has("negotiate") && isNamed("negotiate") && !isNamed("request_private_info"),
  },
  { intent: "request_call", where: ({ tellsNameToCall }) => tellsNameToCall },
  // "The bathroom door, how wide is it?" asks of the home, and reports nothing.
  {
    intent: "report_maintenance",
    where: ({ asksAnything, isNamed }) => asksAnything && !isNamed("report_maintenance"),
  },
  // Who has no showing stands at no door of one, whatever their words are like.
  ...(["access_problem", "running_late"] as const).map((intent) => ({
    intent,
    where: ({ hasShowing, isNamed }: Ranked) => !hasShowing && !isNamed(intent),
  })),
  // "Thursday around 5:30 if the traffic lets me" names a time to come.
  { intent: "running_late", where: ({ hasShowing, namesDay }) => !hasShowing && namesDay },
  // "Here are our numbers, please text her and email me" and "she doesn't know hers, mine is 655" only sound like an end.
  ...(["opt_out", "wrong_number"] as const).map((intent) => ({
    intent,
    where: ({ tellsContact, tellsFacts, isNamed }: Ranked) => (tellsContact || tellsFacts) && !isNamed(intent),
  })),
  // "Could you text me instead? 555-0142" is of no other home and no other time.
  ...(["request_alternatives", "request_other_times"] as const).map((intent) => ({
    intent,
    where: ({ tellsContact, namesDay, isNamed }: Ranked) => tellsContact && !namesDay && !isNamed(intent),
  })),
];

/** The intents that stand beside each other. */
export function ranked(intents: ReadonlySet<Intent>, about: Omit<Ranked, "has">): Set<Intent> {
  const kept = new Set(intents);
  const scene: Ranked = { ...about, has: (intent) => kept.has(intent) };
  for (const { intent, to, where } of precedence) {
    if (!kept.has(intent) || !where(scene)) continue;
    kept.delete(intent);
    if (to) kept.add(to);
  }
  return kept;
}
