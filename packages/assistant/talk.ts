import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { IncomeHeard } from "./heard/incomes.ts";
import type { Either } from "./heard/questions.ts";
import type { TimeWish } from "./heard/times.ts";
import type { Distress, Emergency, Measure } from "./heard/trouble.ts";
import type { Language } from "./heard.ts";

/* What Piper remembers of a conversation between turns. */

/** What Piper remembers of a conversation between turns; plain JSON, stored with the inquiry. */
export type Talk = {
  language: Language;
  /** Piper has said that it is automated. */
  introduced: boolean;
  /** ISO instants last offered, in the order named, so "the second one" means something. */
  offered: { startsAt: string; tourType: TourType }[];
  /** The times offered of which the requested one was chosen: "no, the second one" means one of them still. */
  offeredBefore?: Talk["offered"];
  /** What Piper asked last and still waits for. */
  awaiting: Awaiting | null;
  /** A time the renter chose that still lacks facts or a contact. */
  chosen: { startsAt: string; tourType: TourType } | null;
  /** The day and hour that the talk stands at: an hour told later is on that day. */
  standingTime?: StandingTime;
  /** The time chosen or requested before the one that stands: "put it back how it was". */
  formerTime?: { startsAt: string; tourType: TourType };
  /** What the renter last asked of: a short question that names nothing is of that. */
  subject?: Subject;
  /** The sum that the renter last asked for, with all the words that made it what it is: later words change it. */
  sum?: Subject;
  /** Piper asked which of two meanings a question has, and has not been told. */
  either?: Either;
  /** Days and hours that the owner named to who wishes for a tour by video, and whether the renter has taken one up. */
  ownersTimes?: { named: readonly StandingTime[]; isTaken: boolean };
  /** The renter wants no times yet: none are offered until they ask for them. */
  wantsNoTimes?: boolean;
  /** Piper just offered to ask the owner for days other than those that are open. */
  offersToAskForDays?: boolean;
  /** The renter says that they have seen the home, though no showing of it is known. */
  hasSeen?: boolean;
  /** The owner was told of somebody who would co-sign, and nothing was said since that they do not. */
  hasCosigner?: boolean;
  /** Who shows the home at the confirmed showing, as the renter was told. */
  host?: string;
  /** The kind of tour that the renter last asked for: it is meant until they name another. */
  tour?: TourType;
  /** Days and kinds of tours that the renter refused, and hours at which they are engaged: not offered again until they name them. */
  refused?: TimeWish[];
  /** Times the owner could not make, ISO instants: not offered to this renter again. */
  turnedDown?: string[];
  /** The owner declined a time and said why, and what the renter says to that has not come yet. */
  declined?: boolean;
  /** Facts already asked for, so that nothing is asked twice in a row. */
  asked: string[];
  /** Topic keys of questions handed to the owner and not answered yet. */
  escalated: string[];
  /** What stands against a showing, one of each matter: what the owner was asked of it and answered. */
  obstacles?: Obstacle[];
  /** An income in dollars a month of which Piper asked, once, whether it is one, or the whole; 0 once that is settled. */
  doubtedIncome?: number;
  /** What the renter told that the household earns, one by one. */
  incomes?: Incomes;
  /** The credit score of who writes, which counts alone once nobody else is to live there. */
  ownCredit?: number;
  /** How many messages ago Piper offered to ask the owner though a requirement is not met. */
  sinceOffer?: number;
  /** What the owner answered last, and the keys of what was asked. */
  answered?: { topics: readonly string[]; answer: string };
  /** What the owner answered of the rent or the deposit, with the topics that it answers: more exact than the records; the rent where it sets one. */
  terms?: { topics: readonly string[]; answer: string; rent?: number };
  /** Set once the renter was told that the home is rented out or deleted; Piper then stays silent. */
  closed?: boolean;
  /** Set once thanks or a goodbye was answered, until the renter says more. */
  thanked?: boolean;
  /** How often Piper has asked for each fact first of all. */
  timesAsked?: Partial<Record<QualifyingRule, number>>;
  /** What the renter is in the middle of: until it is over, every message is answered as within it. */
  trouble?: Trouble | null;
  /** No phrase has named that: who says that they meant something else is believed. */
  isTroubleSurmised?: boolean;
  /** What the renter said has been done already in the emergency, so that they are not told to do it. */
  measures?: readonly Measure[];
  /** Who is in distress was told who can read along and where help is, beyond the first words. */
  isAdvised?: boolean;
  /** An emergency was reported here once: what only sounds like a topic of the home may be about it. */
  hadEmergency?: boolean;
  /** The renter is losing their home, or asked who helps, and was told where to call. */
  toldOfAid?: boolean;
  /** What was not said to Piper at all: silence as long as it goes on in that vein. */
  aside?: Aside | null;
  /** Hash of Piper's last text, so that it never repeats itself word for word. */
  lastSaid: string | null;
  /** Hashes of the sayings of its last texts, so that each is worded anew when it comes again. */
  lastParts?: string[];
};

/** An income that was told, as in heard.ts; `isOutside`: of somebody who will not live there and counts for nothing. */
export type Income = Pick<IncomeHeard, "who" | "from" | "monthly" | "dollars" | "isOutside">;

/** The incomes told so far; `total` is what all come to where the renter told that and the entries do not come to it. */
export type Incomes = { entries: readonly Income[]; total: number | null };
/** What a showing may fail on: a requirement, or how many would live there. */
export type Matter = QualifyingRule | "occupants";

/** A matter that stands against a showing. */
export type Obstacle = {
  matter: Matter;
  /**
   * The question by which the owner was asked of it, the topic key that it waits under, and since when, an ISO instant; null
   * where only the renter has heard of it.
   */
  asked: { question: string; under: string; since: string } | null;
  /** What the owner answered of it. */
  answer: string | null;
  /** The owner lets the renter come in spite of it. */
  isAllowed: boolean;
};

export type Trouble = Emergency | Distress;

/** Words meant for somebody else, or somebody who sells. */
export type Aside = "chatter" | "sales";

/** A day or a span of days, and an hour or a span of the day, wall clock in the home's zone; what was not said is null. */
export type StandingTime = Pick<TimeWish, "from" | "to" | "after" | "before" | "at">;

/** A topic with the words it was asked in, and after how many messages without a question. */
export type Subject = { topic: string; words: string; age: number };

export type Awaiting =
  | "time"
  | "contact"
  | "facts"
  | "tour-type"
  | "confirm-cancel"
  /** Whether to ask for the open time that the renter asked of in place of their own. */
  | "confirm-move"
  /** The same of someone who wants no other showing either. */
  | "confirm-leaving"
  | "reschedule-answer"
  | "attendance"
  /** Whether the renter is still interested. */
  | "interest"
  /** How the renter liked the home that they saw. */
  | "impression"
  /** Whether to pass a renter who does not meet a requirement on to the owner. */
  | "pass-on";

export const newTalk: Talk = {
  language: "en",
  introduced: false,
  offered: [],
  awaiting: null,
  chosen: null,
  asked: [],
  escalated: [],
  lastSaid: null,
};

/** One line of the conversation so far, oldest first. */
export type Line = { from: "renter" | "piper" | "owner"; text: string };
