import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Species } from "./reading/pets/animal-words.ts";
import type { Deletable } from "./reading/questions/deletion-asked.ts";

/*
 * What is heard in a message. Piper decides on these names and figures and never on the words themselves, so whatever
 * fills them in is followed.
 */

/** What a message says or does besides, by name: small answers, courtesies, and what it is about where no intent says so. */
export type Signal =
  /** The whole message is a yes, a no, or a 2 that says no to a reminder. */
  | "answers-yes"
  | "answers-no"
  | "answers-two"
  /** A yes and no more, or a please with it. */
  | "answers-plain-yes"
  | "begins-with-no"
  /** "Yes please, and is there a yard?": the yes is one by itself, as an "okay" is not. */
  | "begins-with-yes"
  | "accepts-to-ask"
  /** "Ok thanks" to a refusal takes it in and wishes for nothing more. */
  | "takes-note"
  /** "We have practice at 3", of a proposal for three, agrees to nothing. */
  | "speaks-against"
  /** "I'm good", to whether one is still interested. */
  | "is-all-set"
  | "tells-interest"
  | "takes-leave"
  /** "My name isn't Iris" */
  | "denies-name"
  /** "Sorry, that wasn't a question for you" */
  | "takes-back"
  /** "Please keep writing to me", "I never asked you to stop" */
  | "asks-to-write-on"
  | "thanks"
  | "small-talk"
  | "asks-for-language"
  /** Illness, an accident or a loss that keeps somebody from coming. */
  | "tells-mishap"
  | "reports-broken-link"
  /** When to be called rather than when to come. */
  | "tells-when-to-call"
  /** "Tell them I can pay cash" is more than "let them know". */
  | "has-message-for-owner"
  /** "Under 1300", of other homes. */
  | "narrows-search"
  /** "I paid it off", of what stands against a renter. */
  | "tells-of-record"
  /** "So is that a no?" */
  | "doubts-refusal"
  /** "Can we make it Sunday at 3" of someone who has a time. */
  | "trades-time"
  /** A code, a lock, nobody there: at the time of a showing it is trouble at its door. */
  | "speaks-of-door"
  /** "And cancel Wednesday", which is more than not to be able to come. */
  | "says-cancel"
  /** It goes on as it was: "still nothing". */
  | "still-so"
  /** No help is needed, and nothing changed. */
  | "needs-no-help"
  /** An animal that the renter had lives elsewhere, or no more. */
  | "parts-with-animal"
  /** "I'm not ready to pick a time". */
  | "wants-no-times-yet"
  /** "After five or Saturday, so make it five thirty". */
  | "closes-with-hour"
  /** "If my shift changes, could I move it to Friday?" */
  | "supposes-move"
  /** "Would Saturday be open?" asks, and wishes for nothing yet. */
  | "asks-whether-open"
  /** "I meant Sunday", "I said ten" */
  | "puts-right"
  /** Whether the listing is real or who the owner is, which the owner can say best. */
  | "doubts-listing"
  /** "We are two women, is that a problem" asks whether one is welcome, and nothing of the neighbors. */
  | "asks-whether-welcome"
  | "names-children"
  /** Beside a question of children: who lives there, the area or its schools. */
  | "asks-of-neighbors"
  /** An application, the link to one, the mail it comes in, and whether somebody else is named. */
  | "names-application"
  | "names-link"
  | "names-mail"
  | "names-another-person";

/** What never counts against a renter, of which one asks whether it was the reason of a refusal. */
export type Blamed = "voucher" | "children" | "assistance-animal" | "disability";

/** A set of which Piper asks whether it has this or that. */
export type Has<Name> = Pick<ReadonlySet<Name>, "has">;

/** A word that a whole message consists of and that has a fixed meaning; some have it in texts only. */
export type Keyword = { means: "stop" | "help" | "start"; isForTexts: boolean };

/** The words that carry a message's meaning, as the key under which the owner gets it, how many there are, and what it tells. */
export type Gist = {
  key: string;
  /** The same key, of all the words where none of them carries meaning. */
  wholeKey: string;
  words: number;
  wordsOfMeaning: number;
  /** What it tells and does not ask, in the renter's words, without how to reach them. */
  readonly told: string;
};

/** What a question wants to know of a thing. */
export type Point =
  | "amount"
  /** "How much is it", where a yes, a no or who pays it does not do. */
  | "sum"
  /** "Ours or shared?" */
  | "exclusive"
  /** "How do I get a second one?" */
  | "means"
  | "size"
  | "whoever"
  | "fuel"
  | "included"
  | "count"
  | "date"
  | "condition"
  | "distance"
  | "choice"
  | "hours"
  | "permission"
  | "smell"
  | "sound"
  | "which";

/** What else a question says, by name. */
export type Cue =
  /** "Is there a lift" asks of the thing and of nothing about it; "is it a corner unit" of what the home is. */
  | "asks-whether"
  | "asks-if-it-is"
  | "asks-leave"
  /** "Could I manage without a car" */
  | "gets-around"
  /** Details that an owner may have told along: per person or household, before or after taxes, hours, the kind of heat. */
  | "asks-per-whom"
  | "asks-before-tax"
  | "asks-hours"
  | "asks-fuel"
  | "asks-accommodation"
  /** "Is that a problem?" is of what was said before. */
  | "points-back"
  | "supposes"
  /** "Is 5600 enough", of which nothing else was told. */
  | "names-income"
  /** "That would be 135?" */
  | "is-amount-alone"
  | "is-of-children-alone"
  /** "My aunt can sign with me" offers somebody. */
  | "offers-somebody"
  | "names-dog"
  | "names-cat"
  /** "I can't find it, the map shows a bank" asks of no bank. */
  | "tells-of-door"
  /** "False alarm" asks of no alarm system. */
  | "says-it-is-over";

/** Whose application a question is of; `own-if-any`: of the renter's own where there is one, else how one applies. */
export type ApplicationAsked = "own" | "own-if-any" | "another's";

/** A question and what is heard in it; `words` are only ever quoted, `content` are its stemmed words of meaning. */
export type Question = {
  words: string;
  /** The sentences of the message that it stands in and points at, as the owner gets them. */
  whole: string;
  /** The key under which the same question of two renters meets. */
  key: string;
  content: readonly string[];
  wants: Has<Point>;
  cues: Has<Cue>;
  application: ApplicationAsked | null;
};

/** A question of a topic. */
export type TopicQuestion = Ask &
  Question & {
    /** The topics that its words name; likeness alone names none. */
    topicsNamed: readonly string[];
    sum: SumAsked | null;
    /** Of an income, where that is only supposed: "and if one of us leaves, with 2000 and 1900". */
    supposedIncome: number | null;
  };

/** What a question of several figures together says of them; figures of the home are named by their keys. */
export type SumAsked = {
  /** Of the rent or the deposit, as a share. */
  isShared: boolean;
  figures: { inQuestion: readonly string[]; inMessage: readonly string[]; before: readonly string[] };
  /** The figures that it adds up, those before the sum it says, and that sum. */
  added: { parts: readonly string[]; soFar: readonly string[]; said: number | null } | null;
  amounts: { inQuestion: readonly number[]; inMessage: readonly number[] };
  people: { inQuestion: number | null; inMessage: number | null; before: number | null };
  months: number | null;
  /** "With both", "all three of them": what the lines before named is meant too. */
  leansOnBefore: boolean;
};

/** What a message says of an emergency or of distress that it tells of, or is written in the middle of. */
export type TroubleHeard = {
  /** The kind of emergency; null where the words do not tell. */
  emergency: Exclude<Emergency, "danger"> | null;
  isOfElectricity: boolean;
  distress: Distress;
  isOfSomebodyElse: boolean;
  /** The emergency is over, or whoever was in distress is well, and no part of the message goes on with it. */
  isOver: boolean;
  isWell: boolean;
  /** Somebody who fell or passed out has come round. */
  hasRecovered: boolean;
  /** No phrase names the trouble: the message is only like those that tell of one. */
  isSurmised: boolean;
  /** "I only meant the branch", "nobody got hurt": what was surmised is none. */
  isDenied: boolean;
  measures: readonly Measure[];
  asks: boolean;
  asksForAddress: boolean;
  /** Somebody else is named, who may see or come. */
  namesOthers: boolean;
};

/** The keys under which what is asked in a text may wait for the owner: of the whole text, and of each question in it. */
export type QuestionKeys = { whole: string; topics: readonly string[] };

/**
 * What an owner's answer says to a renter's wish: yes, that of coming, and which requirements it or the question names.
 * `terms` are the topics of rent and deposit that it speaks of.
 */
export type Agreement = {
  agrees: boolean;
  invites: boolean;
  names: readonly QualifyingRule[];
  terms: readonly string[];
};

export type Language = "en" | "es";

/** Emergencies, in which what helps differs. */
export type Emergency = "gas-or-fire" | "electricity" | "water" | "danger";

/** A person in distress. */
export type Distress = "violence" | "despair";

/** Those who report are out of the danger, help was called, or what feeds it was shut off. */
export type Measure = "out" | "called" | "shut-off";

/** The two topics that a question may be after. */
export type Either = { topics: readonly [string, string]; words: string };

/** `needsOwner`: the topic's answer alone does not settle the question ("is the pool heated?"). */
export type Ask = { topic: string; words: string; needsOwner: boolean };

/** Wall-clock wishes in the home's zone: a day or a span of days, and a time or a span of the day; what was not said is null. */
export type TimeWish = {
  from: string | null;
  to: string | null;
  after: string | null;
  before: string | null;
  at: string | null;
  tourType: TourType | null;
  /** "the second one" of what was offered, from 0. */
  choice: number | null;
  /** Days and times said not to suit. */
  not: boolean;
  /** The day was named by its date or from today ("tomorrow"), so no other of its name is meant. */
  isDated?: boolean;
  /** "The latest you have on Thursday": of the times that fit, the first or the last. */
  end?: "first" | "last";
  /** "Thursday, same time": at the hour that the talk stands at. */
  isSameTime?: boolean;
  /** "Same day but at 5": on the day that the talk stands at. */
  isSameDay?: boolean;
  /** "Thursday only if Wednesday is taken": wished for where what is wished for besides is not open. */
  isFallback?: boolean;
};

/** An income that a message tells: whose it is, what it comes from and what it comes to a month. */
export type IncomeHeard = {
  /** "self", or somebody by how they are related to the renter ("partner"), by name, or as "he", "she" or "other". */
  who: string;
  /** The words say whose it is. */
  isNamed: boolean;
  /** A benefit or an employer, in one word; null where it is not named. */
  from: string | null;
  monthly: number;
  /** The figure as it was said, by the hour or the week too. */
  dollars: number;
  /** It comes on top of what was told before. */
  isMore: boolean;
  /** It is all that this person earns. */
  isWhole: boolean;
  /** It is all that the household has: "just my 3,200". */
  isAlone: boolean;
  /** It is of somebody who will not live there, as a co-signer. */
  isOutside?: boolean;
};

/** The incomes that a message tells. */
export type IncomesHeard = {
  parts: readonly IncomeHeard[];
  /** What it says that all of the household earn together. */
  total: number | null;
  /** Amounts that it takes back: 2400 of "he makes 2100, not 2400". */
  wrong: readonly number[];
  isCorrection: boolean;
};

/** An hour that a message names, wall clock in the home's zone, on the day named with it; how likely it is to come then, or not. */
export type HourNamed = { at: string; day: string | null; isToCome: boolean; likely: number };

/** What a message meant. `topics` are keys of topics.ts; `times` are the renter's wishes in order of mention. */
export type Heard = {
  language: Language;
  intents: string[];
  topics: string[];
  facts: Partial<RenterFacts>;
  contact: { name?: string; email?: string; phone?: string };
  times: TimeWish[];
  /** The hours of other engagements, which do not suit for the rest of the talk; left out where none are told. */
  bounds?: TimeWish[];
  /** Every hour that the message names, whatever it is for; left out where it names none. */
  hours?: HourNamed[];
  /** The renter's questions that no topic covers. */
  unknownQuestions: Question[];
  /** Of the one question that no topic covers, the two that it may be after. */
  either?: Either["topics"];
  /** What the renter asks whether it was the reason of a refusal. */
  blamed?: Blamed;
  /** The keys of what the owner's answer is asked for, where it is; none where the message does not say to what. */
  answerTo?: readonly string[];
  /** The pets told now are all there are to be: those told before are not brought. */
  isAllPets?: boolean;
  /** Kinds of animals that are no pets of the renter's after all: "there is no dog", "he is a service animal". */
  notPets?: Species[];
  /** The incomes that are told, one by one; left out where none are. */
  incomes?: IncomesHeard;
  /** What was told before and is to be kept no longer: "please delete my uncle's income". */
  deletes?: readonly Deletable[];
  /** Amounts told to be no income of the household: "the 9 thousand are my dad's" takes back what was told so before. */
  notIncome?: readonly number[];
  /** The message names another income of the household without its amount: "and my mom has her pension". */
  namesIncomeUntold?: boolean;
  /** Whether the income told is an income at all is in doubt. */
  isIncomeUnsure?: boolean;
  /** The score told now is another one's of the household: it is kept beside what was told before. */
  isMoreCredit?: boolean;
  /** The message without the remarks in it that were made in passing; left out where it has none. */
  plain?: string;
  /** The questions that a topic covers. */
  asks: TopicQuestion[];
  /** The keyword that the whole message is. */
  keyword: Keyword | null;
  signals: Has<Signal>;
  /** Of a message that tells of trouble or is written in the middle of it. */
  trouble: TroubleHeard | null;
  gist: Gist;
  /** "An hour later", "half an hour earlier": how many minutes later than a time spoken of. */
  shiftMinutes: number | null;
  /** The hour that the whole message is: "5". */
  bareHour: number | null;
};
