import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import type { ApplicationStatus, BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import type { Property, TourType } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { RequestStatus } from "@porchlight/domain/showings/lifecycle.ts";

/* What is true of the world at the moment of a turn. */

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
