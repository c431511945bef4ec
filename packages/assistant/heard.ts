import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { IncomesHeard } from "./heard/incomes.ts";
import type { Either, Question, TopicQuestion } from "./heard/questions.ts";
import type { Blamed, Gist, Has, Keyword, Signal } from "./heard/signals.ts";
import type { HourNamed, TimeWish } from "./heard/times.ts";
import type { TroubleHeard } from "./heard/trouble.ts";
import type { Species } from "./reading/pets/animal-words.ts";
import type { Deletable } from "./reading/questions/deletion-asked.ts";

/*
 * What is heard in a message. Piper decides on these names and figures and never on the words themselves, so whatever
 * fills them in is followed.
 */

/**
 * What an owner's answer says to a renter's wish: yes, that of coming, and which requirements it or the question names.
 * `consents` are the sentences of it that consent to something. `terms` are the topics of rent and deposit that it speaks of, `rentSet` the one
 * amount a month that it would take.
 */
export type Agreement = {
  agrees: boolean;
  invites: boolean;
  names: readonly QualifyingRule[];
  consents: string;
  terms: readonly string[];
  rentSet: number | null;
};

export type Language = "en" | "es";

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
  /** The intents that are named as not wanted: "forget the waitlist"; left out where there are none. */
  declined?: readonly string[];
  /** What the renter asks whether it was the reason of a refusal. */
  blamed?: Blamed;
  /** The message asks whether its renter is of the right age. */
  asksOfAge?: boolean;
  /** The keys of what the owner's answer is asked for, where it is; none where the message does not say to what. */
  answerTo?: readonly string[];
  /** The pets told now are all there are to be: those told before are not brought. */
  isAllPets?: boolean;
  /** Kinds of animals that are no pets of the renter's after all: "there is no dog", "he is a service animal". */
  notPets?: Species[];
  /** The incomes that are told, one by one; left out where none are. */
  incomes?: IncomesHeard;
  /** What is only supposed of the incomes, "if I found a roommate at 1,900", which is compared and not kept. */
  supposed?: IncomesHeard;
  /** What was told before and is to be kept no longer: "please delete my uncle's income". */
  deletes?: readonly Deletable[];
  /** Amounts told to be no income of the household: "the 9 thousand are my dad's" takes back what was told so before. */
  notIncome?: readonly number[];
  /** The message names another income of the household without its amount: "and my mom has her pension". */
  namesIncomeUntold?: boolean;
  /** The message tells of pay, and no amount that can be counted: "we do markets, it depends". */
  tellsPay?: boolean;
  /** The pay that the message tells of has a figure, and no word of what it is for: "my income is 47". */
  isPayUnclear?: boolean;
  /** A figure besides the incomes told may be one too: what they come to is in doubt. */
  mayEarnMore?: boolean;
  /** The message, or one before it, names money that none of the incomes told accounts for. */
  namesMoneyBeside?: boolean;
  /** Whether the income told is an income at all is in doubt. */
  isIncomeUnsure?: boolean;
  /** The people told now may be some of the household: a higher count that was told before stands. */
  isOfSome?: boolean;
  /** The score told now is another one's of the household: it is kept beside what was told before. */
  isMoreCredit?: boolean;
  /** The score that is the renter's own, where the message tells it, alone or beside another's. */
  ownCredit?: number;
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
