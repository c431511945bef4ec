import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Blamed, Distress, Emergency, Measure } from "../heard.ts";
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

/**
 * What Piper wants to say, before it has words. Times are already written out in the home's zone, so a table of words
 * can name no time of its own; `label` and `text` carry both languages.
 */
export type Saying =
  | { say: "answer"; text: Said }
  /** `about` tells of what, to whoever may not read the owner's language. */
  | { say: "owner-says"; text: string; about?: Said; isForeign?: boolean }
  /** A sentence of the owner's from the listing page. */
  | { say: "listing-says"; text: string; isForeign?: boolean }
  /** `questions` quotes those without a label, where a message asks several. */
  | { say: "asked-owner"; labels: Said[]; questions: string[] }
  | { say: "asked-owner-already" }
  /** To whoever asks for an answer of the owner's while no question waits for one. */
  | { say: "nothing-asked" }
  | { say: "ask-contact"; withName: boolean }
  | { say: "ask-name" }
  | { say: OfferKind; times: string[]; tour: Said | null; more: number; onlyOtherwise: boolean }
  | { say: "no-openings" }
  | { say: "none-fits" }
  | { say: "which-time" }
  | { say: "time-open"; time: string }
  | { say: "time-not-open" }
  | { say: "not-booking" }
  | { say: "ask-facts"; rules: QualifyingRule[]; isForBooking: boolean; isAgain: boolean }
  | { say: "ask-dog-size" }
  | { say: "ask-income-meant"; amount: string }
  | { say: "which-meaning"; one: Said; other: Said }
  /** What was told, as it was noted. */
  | { say: "noted"; name: string | null; things: Said[] }
  | { say: "requested"; time: string; tour: Said | null }
  | { say: "move-requested"; time: string; from: string; isConfirmed: boolean; givenUp: string | null }
  | { say: "your-showing"; time: string; isConfirmed: boolean }
  | { say: "move-waits"; time: string }
  /** What is left when something else of the renter's has ended. */
  | { say: "stands"; time: string; isConfirmed: boolean }
  | { say: "already-your-time"; time: string }
  | { say: "time-gone"; time: string }
  | { say: "not-qualified"; why: Said; requirement: Said; told: Said }
  | { say: "passed-on" }
  | { say: "offer-passed-on"; requirement: Said; told: Said }
  | { say: "owner-decides"; about: Said }
  | { say: "confirm-cancel"; time: string }
  | { say: "ask-move"; time: string; from: string }
  | { say: "canceled" }
  | { say: "kept"; time: string }
  | { say: "no-showing" }
  /** Of a time that waits for the renter's answers, or of times among which none was chosen. */
  | { say: "nothing-requested"; time: string | null }
  | { say: "stopped-finding" }
  | { say: "see-you"; time: string }
  | { say: "sorry-to-hear" }
  | { say: "attendance-declined" }
  | { say: "agreed"; time: string }
  | { say: "refused-proposal" }
  | { say: "opted-out" }
  | { say: "opted-in" }
  | { say: "help" }
  | { say: "identity" }
  | { say: "human" }
  | { say: "will-call" }
  | { say: "other-homes" }
  | { say: "accommodation" }
  | { say: "emergency"; trouble: Emergency }
  | { say: "emergency-goes-on"; trouble: Emergency; measures: readonly Measure[] }
  /** `asks`: what was asked beside goes to the owner. */
  | { say: "emergency-over"; asks: boolean }
  | { say: "asked-urgently" }
  | { say: "told-urgently" }
  | { say: "negotiation" }
  | { say: "waitlist" }
  | { say: "told-owner" }
  | { say: "maintenance" }
  | { say: "showing-issue" }
  | { say: "scam" }
  | { say: "abuse" }
  | { say: "only-this-home" }
  | { say: "not-for-me" }
  | { say: "no-harm" }
  | { say: "privacy" }
  | { say: "no-pictures" }
  | { say: "distress"; isOfSomebodyElse: boolean }
  | { say: "distress-goes-on"; trouble: Distress }
  | { say: "distress-over" }
  | { say: "injection" }
  | { say: "private" }
  | { say: "never-counts"; trait: Blamed }
  /** To whoever says that something was no question for Piper. */
  | { say: "taken-back" }
  | { say: "number-removed" }
  | { say: "fair-housing" }
  | { say: "everyone-welcome" }
  /** `isBeside`: what is said of everyone follows in the same answer. */
  | { say: "children-welcome"; isBeside: boolean }
  | { say: "apply" }
  /** Their own form is not submitted. `missing` names the sections to do. */
  | { say: "application-open"; isStarted: boolean; missing: Said[]; link: ApplicationLink; url: string }
  | { say: "application-submitted"; isComplete: boolean; url: string }
  | { say: "application-decided"; url: string }
  | { say: "application-withdrawn" }
  /** To someone who may be anybody: the same words whether there is an application or not. */
  | { say: "application-maybe-mailed" }
  | { say: "application-not-here" }
  | { say: "others-application" }
  | { say: "lost-interest" }
  | { say: "wrong-number" }
  | { say: "welcome" }
  | { say: "any-time" }
  | { say: "hello" }
  | { say: "fallback" }
  | { say: "rented-out" }
  | { say: "listing-paused" }
  | { say: "deleted" }
  | { say: "greeting"; home: string }
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
      /** The confirmed time that stands meanwhile. */
      kept: string | null;
      url: string | null;
    }
  | { say: "time-stands"; time: string; instead: string }
  | { say: "not-answered-yet"; time: string }
  | { say: "expired"; time: string }
  | { say: "reminder"; time: string; agent: string | null; address: string; yesUrl: string; noUrl: string }
  | { say: "owner-answered"; question: string; answer: string; isForeign: boolean }
  | { say: "no-answer"; question: string }
  | { say: "owner-has-read" }
  | { say: "still-silent"; questions: string[] }
  | { say: "follow-up"; number: 1 | 2 | 3; home: string; hasSeen: boolean }
  | { say: "tour-instructions"; time: string; code: string; url: string; from: string; until: string | null }
  | { say: "tour-called-off"; time: string }
  | { say: "completed" }
  | { say: "liked-it" }
  | { say: "agent-changed"; time: string; isAlone: boolean; agent: string };

export type SayingKind = Saying["say"];

/** What every saying may be worded by. */
export type Voice = {
  owner: string;
  isText: boolean;
  url: string;
  home: string;
  mailbox: string | null;
};

/** The words of a language: for each saying one wording or several, of which a later one is taken rather than repeat oneself. */
export type Words = { [K in SayingKind]: (saying: Extract<Saying, { say: K }>, voice: Voice) => string | string[] };
