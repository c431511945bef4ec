import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import type { ApplicationStatus, BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import type { Property, TourType } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { RequestStatus } from "@porchlight/domain/showings/lifecycle.ts";
import type { Blamed, Gist, Has, Keyword, Question, Signal, TopicQuestion, TroubleHeard } from "./heard.ts";
import type { SayingKind } from "./saying/saying.ts";
import type { Species } from "./understanding/animal-words.ts";

/*
 * The words between Piper and the server: what Piper is told (a Talk and a World), what it is asked (an Input) and what it
 * answers (a Turn: the next Talk, what to say, and orders for the server to carry out). `step` is pure, so an old talk replays.
 */

export type Language = "en" | "es";

/** A start time that is free now, with the kind of tour it is for. */
export type Opening = { startsAt: Temporal.Instant; endsAt: Temporal.Instant; tourType: TourType };

/** An answer the owner gave once, used from then on. `topic` is the key under which questions are grouped. */
export type Knowledge = { id: string; topic: string; question: string; answer: string };

/** This renter's open request for this home, if any. */
export type LiveRequest = {
  id: string;
  status: RequestStatus;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  tourType: TourType;
};

/** A time the owner proposed or the renter asked to change, still open. */
export type LiveReschedule = {
  id: string;
  by: "owner" | "renter";
  startsAt: Temporal.Instant;
  /** Whether the renter has been told of it: nobody answers what has not reached them yet. */
  isTold: boolean;
};

/** This renter's own form for the home, and the standing of the household's application that it is part of. */
export type OwnApplication = {
  status: ApplicationStatus;
  bundle: BundleStatus;
  isWithdrawn: boolean;
  /** The parts of the form that lack something, in the order they are asked; empty once it is submitted. */
  missing: readonly (FormSection | "screening")[];
  /** Whether the link to the form may be mailed again now. */
  canResend: boolean;
  /** The form's page, for whoever is signed in. */
  pageUrl: string;
};

/** Everything true of the world at the moment of a turn. Piper promises nothing that is not in here. */
export type World = {
  now: Temporal.Instant;
  property: Property;
  /** The owner's first name, as renters are told it. */
  ownerName: string;
  channel: MessageChannel;
  knowledge: readonly Knowledge[];
  /** True openings from now on, in order, all tour types; empty when the owner offers none. */
  openings: readonly Opening[];
  stage: LeadStage;
  renter: { name: string | null; hasContact: boolean; facts: RenterFacts };
  /** This renter once passed the check, and is asked nothing more for it. */
  isQualified?: boolean;
  request: LiveRequest | null;
  /** The request for another time than the confirmed one, which stands until the owner accepts this one. */
  move?: LiveRequest | null;
  reschedule: LiveReschedule | null;
  /** A request forms: Piper and the renter are finding a time, and it is on the record that they do. */
  isForming?: boolean;
  /** The application this renter was sent; null where there is none, or where it is hidden from whoever writes. */
  application?: OwnApplication | null;
  /** Nothing proves who is writing, so an application is neither told of nor denied. */
  hidesApplication?: boolean;
  /** Reports, and the fee for them, are part of applications through the platform. */
  hasScreening?: boolean;
  /** Public address of the listing page. */
  listingUrl: string;
  /** Where mail about the home arrives. */
  mailbox?: string;
  /** How long a showing takes, as the listing page says it. */
  showingMinutes?: number;
  /** The stated day only says when the home is free, and nobody is turned away for moving in on another. */
  isMoveInOpen?: boolean;
  /** Whether this renter may book though the home is unlisted; without it the stage tells whether the lead is an old one. */
  mayBook?: boolean;
  /** The owner deleted the home, whatever its last status was. */
  isDeleted?: boolean;
};

/** What Piper remembers of a conversation between turns; plain JSON, stored with the inquiry. */
export type Talk = {
  language: Language;
  /** Piper has said that it is automated. */
  introduced: boolean;
  /** ISO instants last offered, in the order named, so "the second one" means something. */
  offered: { startsAt: string; tourType: TourType }[];
  /** What Piper asked last and still waits for. */
  awaiting: Awaiting | null;
  /** A time the renter chose that still lacks facts or a contact. */
  chosen: { startsAt: string; tourType: TourType } | null;
  /** The day and hour that the talk stands at: an hour told later is on that day. */
  standingTime?: StandingTime;
  /** What the renter last asked of: a short question that names nothing is of that. */
  subject?: Subject;
  /** Piper asked which of two meanings a question has, and has not been told. */
  either?: Either;
  /** Who shows the home at the confirmed showing, as the renter was told. */
  host?: string;
  /** The kind of tour that the renter last asked for: it is meant until they name another. */
  tour?: TourType;
  /** Days and kinds of tours that the renter refused: not offered again until they name them. */
  refused?: TimeWish[];
  /** Times the owner could not make, ISO instants: not offered to this renter again. */
  turnedDown?: string[];
  /** The owner declined a time and said why, and what the renter says to that has not come yet. */
  declined?: boolean;
  /** Facts already asked for, so that nothing is asked twice in a row. */
  asked: string[];
  /** Topic keys of questions handed to the owner and not answered yet. */
  escalated: string[];
  /** An income in dollars a month of which Piper asked, once, whether it is one. */
  doubtedIncome?: number;
  /** How many messages ago Piper offered to ask the owner though a requirement is not met. */
  sinceOffer?: number;
  /** What the owner answered last, and the keys of what was asked. */
  answered?: { topics: readonly string[]; answer: string };
  /** Set once the renter was told that the home is rented out or deleted; Piper then stays silent. */
  closed?: boolean;
  /** Set once thanks or a goodbye was answered, until the renter says more. */
  thanked?: boolean;
  /** How often Piper has asked for facts in a row without an answer. */
  askedInVain?: number;
  /** What the renter is in the middle of: until it is over, every message is answered as within it. */
  trouble?: Trouble | null;
  /** What the renter said has been done already in the emergency, so that they are not told to do it. */
  measures?: readonly Measure[];
  /** An emergency was reported here once: what only sounds like a topic of the home may be about it. */
  hadEmergency?: boolean;
  /** What was not said to Piper at all: silence as long as it goes on in that vein. */
  aside?: Aside | null;
  /** Hash of Piper's last text, so that it never repeats itself word for word. */
  lastSaid: string | null;
  /** Hashes of the sayings of its last texts, so that each is worded anew when it comes again. */
  lastParts?: string[];
};

/** Emergencies, in which what helps differs. */
export type Emergency = "gas-or-fire" | "electricity" | "water" | "danger";
/** A person in distress. */
export type Distress = "violence" | "despair";
export type Trouble = Emergency | Distress;

/** Those who report are out of the danger, help was called, or what feeds it was shut off. */
export type Measure = "out" | "called" | "shut-off";

/** Words meant for somebody else, or somebody who sells. */
export type Aside = "chatter" | "sales";

/** A day or a span of days, and an hour or a span of the day, wall clock in the home's zone; what was not said is null. */
export type StandingTime = Pick<TimeWish, "from" | "to" | "after" | "before" | "at">;

/** The two topics that a question may be after. */
export type Either = { topics: readonly [string, string]; words: string };

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

/** What Piper is asked to react to. */
export type Input =
  | { kind: "message"; text: string; history: readonly Line[] }
  /** What a renter wrote beside the form: its questions are answered, while the time is the form's. */
  | { kind: "note"; text: string }
  /** The listing page's form: a time, contact and facts at once. */
  | { kind: "form"; startsAt: string; tourType: TourType }
  /** An order could not be carried out since the world changed meanwhile. */
  | { kind: "time-gone"; startsAt: string }
  /** Something happened that the renter must hear of. */
  | { kind: "news"; news: News };

export type News =
  | { is: "greeting" }
  | {
      is: "accepted";
      startsAt: string;
      endsAt: string;
      tourType: TourType;
      agentName: string;
      /** E.164; null where the host has none of their own. */
      agentPhone?: string | null;
      address: string;
      manageUrl: string | null;
      /** The start that it takes the place of, if it does. */
      from?: string | null;
    }
  | { is: "declined"; startsAt: string; reason: string | null }
  | { is: "canceled-by-owner"; startsAt: string; reason: string | null }
  | {
      is: "owner-proposes-time";
      from: string;
      startsAt: string;
      tourType: TourType;
      comment: string | null;
      /** Where the renter may answer beside the conversation. */
      manageUrl?: string | null;
    }
  /** The owner's other time was not answered before it, or before the confirmed one, began. */
  | { is: "proposal-expired"; startsAt: string }
  | { is: "not-answered-yet"; startsAt: string }
  | { is: "expired"; startsAt: string }
  | {
      is: "reminder";
      startsAt: string;
      tourType?: TourType;
      agentName?: string | null;
      agentPhone?: string | null;
      address: string;
      yesUrl: string;
      noUrl: string;
    }
  | { is: "attendance-declined" }
  | { is: "owner-answered"; question: string; answer: string }
  | { is: "owner-has-no-answer"; question: string }
  /** All of the renter's questions that wait for the owner. */
  | { is: "owner-still-silent"; questions: string[] }
  | { is: "follow-up"; number: 1 | 2 | 3 }
  | { is: "tour-instructions"; startsAt: string; code: string; url: string; from: string; until: string | null }
  | { is: "tour-called-off"; startsAt: string }
  | { is: "completed" }
  | { is: "rented-out" }
  /** An application for the home was accepted. */
  | { is: "listing-paused" }
  | { is: "deleted" }
  | { is: "agent-changed"; startsAt: string; tourType: TourType; agentName: string; agentPhone?: string | null };

/** What the server carries out, in order, in the same transaction as the reply. */
export type Order =
  | { kind: "record-facts"; facts: Partial<RenterFacts> }
  | { kind: "record-contact"; name?: string; email?: string; phone?: string }
  /** Piper offered times, or the renter chose one that lacks something still: a request begins to form. */
  | { kind: "find-time" }
  /** The renter wants no time after all. */
  | { kind: "stop-finding" }
  | { kind: "request-showing"; startsAt: string; tourType: TourType }
  | { kind: "move-showing"; startsAt: string; tourType: TourType }
  | { kind: "ask-another-time" }
  | { kind: "agree-to-proposal" }
  | { kind: "refuse-proposal" }
  | { kind: "keep-time" }
  | { kind: "cancel-showing" }
  | { kind: "answer-attendance"; attending: boolean }
  | { kind: "escalate"; type: EscalationType; reason: EscalationReason | null; topic: string; question: string }
  | { kind: "qualification"; passes: boolean }
  | { kind: "request-application" }
  /** Mails the link to the renter's own form again, to the address it is known by. */
  | { kind: "resend-application" }
  | { kind: "lose-interest" }
  /** With what the renter said last that nobody has settled, and whether a showing that it called off is canceled. */
  | { kind: "opt-out"; lastWords?: string; hasCanceled?: boolean }
  | { kind: "opt-in" };

/** A fact behind an answer, shown to the owner beside the message: where it is from and what it said then. */
export type FactUsed = {
  source: "property" | "knowledge" | "availability" | "requirements";
  field: string;
  value: string;
};

/** `text` is empty where Piper stays silent. */
export type Turn = {
  talk: Talk;
  text: string;
  /** What the text says, in order, by kind. */
  said: SayingKind[];
  facts: FactUsed[];
  orders: Order[];
  heard: Heard | null;
};

/** What a message meant. `topics` are keys of topics.ts; `times` are the renter's wishes in order of mention. */
export type Heard = {
  language: Language;
  intents: string[];
  topics: string[];
  facts: Partial<RenterFacts>;
  contact: { name?: string; email?: string; phone?: string };
  times: TimeWish[];
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
  /** The income told now is another one of the household, or comes on top: it is added to what was told before. */
  isMoreIncome?: boolean;
  /** The income told now stands for this part of what was told before: "he makes 2100, not 2400". */
  insteadOfIncome?: number;
  /** Amounts told to be no income of the household: "the 9 thousand are my dad's" takes back what was told so before. */
  notIncome?: readonly number[];
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
  /** The day was named by its date, so no other of its name is meant. */
  isDated?: boolean;
  /** "The latest you have on Thursday": of the times that fit, the first or the last. */
  end?: "first" | "last";
  /** "Thursday, same time": at the hour that the talk stands at. */
  isSameTime?: boolean;
  /** "Same day but at 5": on the day that the talk stands at. */
  isSameDay?: boolean;
};

/** How an understander turns words into meaning; the built-in one is pure, an LLM one may stand in. */
export type Understand = (
  text: string,
  context: {
    history: readonly Line[];
    now: Temporal.Instant;
    timeZone: string;
    talk: Talk;
    property: Property;
    /** As renters are told it: who asks for the owner by name asks for a host. */
    ownerName?: string;
    /** What decides which fees the home has: see World. */
    hasScreening?: boolean | undefined;
    hasApplication?: boolean | undefined;
  },
) => Heard;
