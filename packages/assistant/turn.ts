import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Heard } from "./heard.ts";
import type { SayingKind } from "./saying/saying.ts";
import type { Line, Talk } from "./talk.ts";

/*
 * What Piper is asked and what it answers: the next Talk, what to say, and orders for the server to carry out. `step` is
 * pure, so an old talk replays.
 */

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
