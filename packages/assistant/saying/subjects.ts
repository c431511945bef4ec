import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Blamed } from "../heard/signals.ts";
import type { Distress, Emergency, Measure } from "../heard/trouble.ts";
import type { Said } from "../topics/topic.ts";

/** How a renter gets to their own form: by a link mailed now or a moment ago, or on its page. */
export type ApplicationLink = "mailed" | "mailed-before" | "page";

/**
 * How times that are offered stand to those asked for: they fit, they are others that fit, they begin just before and after
 * an hour on which none begins, they are the first or last of those that fit, they are what is left where all that fit were
 * offered, or nothing fits and they are closest.
 */
export type OfferKind =
  | "offer"
  | "offer-others"
  | "offer-around"
  | "offer-first"
  | "offer-last"
  | "offer-beyond"
  | "offer-nearest";

/** What is said of what the renter asked. */
export type QuestionsSaying =
  | { say: "answer"; text: Said }
  /** `about` tells of what, for a renter who may not read the owner's language. */
  | { say: "owner-says"; text: string; about?: Said; isForeign?: boolean }
  /** A sentence of the owner's from the listing page. */
  | { say: "listing-says"; text: string; isForeign?: boolean }
  /** `questions` quotes those without a label, where a message asks several. */
  | { say: "asked-owner"; labels: Said[]; questions: string[] }
  | { say: "asked-owner-already" }
  /** For a renter who asks for an answer of the owner's while no question waits for one. */
  | { say: "nothing-asked" }
  | { say: "which-meaning"; one: Said; other: Said };

/** Times to choose from, and that there are none. */
export type TimesSaying =
  /** `taken`: the hours asked for that are not open, `isPast`: as they are over; `notBy`: the kind of tour by which alone they are not. */
  | {
      say: OfferKind;
      times: string[];
      tour: Said | null;
      more: number;
      taken: string[];
      isPast?: boolean;
      notBy: Said | null;
    }
  | { say: "no-openings" }
  | { say: "none-fits" }
  /** To who looks for other days than those that are open; `mayAsk`: the owner can be asked for others. */
  | { say: "only-days"; days: string[]; mayAsk: boolean }
  /** A showing by video was asked for at a time when none is available by video; `time` where it is one day or hour. */
  | { say: "video-passed-on"; time: string | null }
  /** A showing by video was asked for without a time, and none is available by video. */
  | { say: "video-when" }
  /** `isOne`: a single time was offered. */
  | { say: "which-time"; isOne: boolean }
  | { say: "time-open"; time: string }
  /** The time a renter wishes for, which waits for the owner's answer about a requirement that is not met. */
  | { say: "time-waits"; time: string }
  /** The time chosen before, which a requirement that is not met now stands against. */
  | { say: "time-on-hold"; time: string }
  /** Times that fit such a wish, or `isNear` the closest ones. */
  | { say: "times-wait"; times: string[]; isNear: boolean }
  | { say: "ask-take"; time: string; tour: Said | null }
  | { say: "time-not-open" }
  | { say: "time-gone"; time: string; isPast: boolean }
  | { say: "not-booking" };

/** What is said of the renter's own showing. */
export type ShowingsSaying =
  | { say: "requested"; time: string; tour: Said | null }
  | { say: "move-requested"; time: string; from: string; isConfirmed: boolean; givenUp: string | null; isTold: boolean }
  | { say: "your-showing"; time: string; isConfirmed: boolean }
  | { say: "move-waits"; time: string }
  /** What is left when something else of the renter's has ended. */
  | { say: "stands"; time: string; isConfirmed: boolean }
  /** Other times are offered to a renter who has a showing. */
  | { say: "stands-until-chosen"; time: string; isConfirmed: boolean; isTold: boolean }
  | { say: "already-your-time"; time: string }
  | { say: "ask-move"; time: string; from: string }
  | { say: "confirm-cancel"; time: string }
  /** `isFollowed`: by times for another one. */
  | { say: "canceled"; isFollowed?: boolean }
  /** Of a move that a renter only supposes. */
  | { say: "may-move" }
  | { say: "kept"; time: string }
  | { say: "no-showing" }
  /** To who wants no times yet. */
  | { say: "no-hurry" }
  | { say: "who-comes" }
  /** Of a time that waits for the renter's answers, or of times among which none was chosen. */
  | { say: "nothing-requested"; time: string | null }
  /** To who is late for, or at the door of, what is not booked; `time`: the one that was requested and is not confirmed. */
  | { say: "not-booked"; time: string | null; isThere: boolean; isTold: boolean }
  | { say: "stopped-finding" }
  | { say: "see-you"; time: string }
  | { say: "attendance-declined" }
  | { say: "agreed"; time: string }
  | { say: "refused-proposal" }
  | { say: "showing-issue" }
  /** To who waits at the door of a showing; `host`: who is to show it, null where it is seen alone; `isKept`: it was to begin already. */
  | { say: "at-door"; address: string; host: string | null; isKept: boolean };

/** Whether Piper offers to ask the owner of a refusal, alone or beside what was just asked, or has asked already. */
export type AsksOwner = "only" | "too" | "asked";

/** What Piper must know before a showing, and what comes of it. */
export type QualificationSaying =
  | { say: "ask-contact"; withName: boolean }
  | { say: "short-number" }
  | { say: "ask-name" }
  /** `time`: the one that waits for what is asked, where nothing else of the turn names it. */
  | {
      say: "ask-facts";
      rules: QualifyingRule[];
      isForBooking: boolean;
      isAgain: boolean;
      leastScore: number | null;
      time: string | null;
    }
  | { say: "ask-income-meant"; amount: string }
  | { say: "ask-income-whole"; amount: string; needed: string }
  /** `counted`: what Piper counts of an income so far, and what the home asks for. */
  | { say: "asked-without"; rule: QualifyingRule; counted: { amount: string; needed: string } | null }
  | { say: "ask-income-total" }
  | { say: "ask-income-untold" }
  | { say: "ask-dog-size" }
  /** What was told, as it was noted. */
  | { say: "noted"; name: string | null; things: Said[] }
  /** What a renter wanted to be kept no longer. */
  | { say: "told-deleted"; things: Said[] }
  /** What counts for who asked about vouchers and falls short by their income. */
  | { say: "voucher-counts" }
  | { say: "not-qualified"; why: Said; requirement: Said; told: Said; asks: AsksOwner }
  /** To who has heard that a requirement is not met; `isOffered`: with the offer to ask the owner. */
  | { say: "still-short"; requirement: Said | null; isOffered: boolean; isToo: boolean }
  /** To who takes "I can't book yet" for a no: the owner has not refused them. */
  | { say: "no-refusal"; hasCosigner: boolean }
  | { say: "offer-passed-on"; requirement: Said; told: Said }
  | { say: "owner-decides"; about: Said }
  /** The owner's word on a matter, asked for before, is what a showing still waits for. */
  | { say: "waits-for-owner"; about: Said };

/** What is handed to the owner. */
export type OwnerSaying =
  | { say: "passed-on" }
  | { say: "human" }
  | { say: "will-call" }
  | { say: "other-homes" }
  | { say: "negotiation" }
  | { say: "waitlist" }
  /** `suits`: a time that the owner named and the renter agrees to. */
  | { say: "told-owner"; time?: string | null }
  /** To who needs nothing after all, of whom the owner was told a need. */
  | { say: "need-taken-back" }
  /** To who does not want after all what the owner was asked for: a call, the waitlist. */
  | { say: "order-taken-back" }
  | { say: "maintenance" };

/** Emergencies and distress. */
export type TroubleSaying =
  /** `isSurmised`: no phrase named it, so that they may have meant something else. */
  | { say: "emergency"; trouble: Emergency; isSurmised: boolean }
  | { say: "emergency-goes-on"; trouble: Emergency; measures: readonly Measure[] }
  /** `asks`: what was asked beside goes to the owner. */
  | { say: "emergency-over"; asks: boolean }
  | { say: "asked-urgently" }
  | { say: "told-urgently" }
  | { say: "distress"; isOfSomebodyElse: boolean }
  /** `tells`: of what goes on, and asks nothing. */
  | { say: "distress-goes-on"; trouble: Distress; tells: boolean }
  | { say: "distress-over" }
  /** What was surmised was neither an emergency nor distress. */
  | { say: "no-trouble" };

/** That everyone is welcome on the same terms. */
export type FairHousingSaying =
  | { say: "never-counts"; trait: Blamed }
  | { say: "everyone-welcome" }
  /** `isBeside`: what is said of everyone follows in the same answer. */
  | { say: "children-welcome"; isBeside: boolean }
  | { say: "fair-housing" }
  | { say: "accommodation" };

/** What is kept from others and from Piper. */
export type PrivacySaying =
  | { say: "private" }
  | { say: "privacy" }
  | { say: "number-removed" }
  | { say: "scam" }
  | { say: "other-listing" }
  | { say: "injection" };

/** What is said of an application. */
export type ApplicationSaying =
  | { say: "apply" }
  /** Their own form is not submitted. `missing` names the sections to do. */
  | { say: "application-open"; isStarted: boolean; missing: Said[]; link: ApplicationLink; url: string }
  | { say: "application-submitted"; isComplete: boolean; url: string }
  | { say: "application-decided"; url: string }
  /** Where the reports on them stand, which Piper does not read. */
  | { say: "application-reports"; isDecided: boolean; url: string }
  | { say: "application-withdrawn" }
  /** To someone who may be anybody: the same words whether there is an application or not. */
  | { say: "application-maybe-mailed" }
  | { say: "application-not-here" }
  | { say: "others-application" };

/** Greetings, who Piper is, what it does not do, and the end of its messages. */
export type CourtesiesSaying =
  | { say: "hello" }
  | { say: "fallback" }
  /** Before a question that names what the talk stands at. */
  | { say: "got-it-wrong" }
  | { say: "not-understood" }
  /** What about the showing there is was meant. */
  | { say: "ask-change"; time: string }
  | { say: "ask-meant" }
  | { say: "welcome" }
  | { say: "any-time" }
  | { say: "identity" }
  | { say: "help" }
  | { say: "sorry-to-hear" }
  /** For a renter who tells of themselves what nothing depends on. */
  | { say: "thanks-for-telling" }
  /** For one who says what they think of the home or its terms. */
  | { say: "takes-remark" }
  /** For a renter who is losing their home, once. */
  | { say: "losing-home" }
  | { say: "local-help" }
  /** For a renter who says that something was no question for Piper. */
  | { say: "taken-back" }
  /** For a renter who did not mean to be written to no more. */
  | { say: "writes-on" }
  | { say: "no-harm" }
  | { say: "abuse" }
  | { say: "apology" }
  | { say: "not-for-me" }
  | { say: "only-this-home" }
  | { say: "no-pictures" }
  | { say: "opted-out" }
  | { say: "opted-in" }
  | { say: "lost-interest" }
  | { say: "wrong-number" };

/** News, and the messages that Piper sends by itself. */
export type NewsSaying =
  | { say: "greeting"; home: string }
  | { say: "listing-paused" }
  | { say: "rented-out" }
  | { say: "deleted" }
  | {
      say: "accepted";
      time: string;
      tour: Said;
      isAlone: boolean;
      /** With the number under which they can be reached, where there is one. */
      agent: string;
      address: string;
      manageUrl: string | null;
      /** The time that it takes the place of. */
      from: string | null;
    }
  | { say: "declined"; time: string; reason: string | null; isForeign?: boolean }
  | { say: "owner-canceled"; time: string; reason: string | null }
  | {
      say: "owner-proposes";
      from: string;
      time: string;
      comment: string | null;
      /** The confirmed time that stands until then. */
      kept: string | null;
      url: string | null;
    }
  | { say: "time-stands"; time: string; instead: string }
  | { say: "not-answered-yet"; time: string }
  | { say: "expired"; time: string }
  | { say: "reminder"; time: string; agent: string | null; address: string; yesUrl: string; noUrl: string }
  | { say: "tour-instructions"; time: string; code: string; url: string; from: string; until: string | null }
  | { say: "tour-called-off"; time: string }
  | { say: "agent-changed"; time: string; isAlone: boolean; agent: string }
  | { say: "owner-answered"; question: string; answer: string; isForeign: boolean }
  | { say: "no-answer"; question: string }
  | { say: "owner-has-read" }
  | { say: "still-silent"; questions: string[] }
  | { say: "follow-up"; number: 1 | 2 | 3; home: string; hasSeen: boolean }
  | { say: "liked-it" }
  | { say: "after-trouble" }
  | { say: "completed" };
