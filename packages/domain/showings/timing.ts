import type { Span } from "../words/spans.ts";

/**
 * How long before, after or between the things that come due with showings, leads, questions and listings. Code and words quote it;
 * what comes due by itself stands in the view `due_by_rule` as well, so a change here needs a migration of that.
 * Source  docs/decisions/0006-showings-and-openings.md, 0003-messaging-and-consent.md, 0035-taking-over.md, 0007-listing-life.md
 */
export const timing = {
  /** A renter is reminded this long before the start of a confirmed showing. */
  reminderBefore: { hours: 2 },
  /** An owner is reminded of a request that waits, this long after it was made, each once. */
  requestReminders: [{ hours: 4 }, { hours: 24 }],
  /** A renter without an answer is warned this long before the start, or when half of the owner's time is over. */
  warningBefore: { hours: 1 },
  /** A request that Piper and a renter are finding a time for lapses after this. */
  formingLapsesAfter: { hours: 48 },
  /** An owner's other time is at least this far ahead. */
  proposalAhead: { minutes: 15 },
  /** An owner who has shared no instructions for a self-guided tour is alerted this long before it … */
  instructionsAlertBefore: { hours: 2 },
  /** … and the tour is called off this long before it. */
  instructionsDeadlineBefore: { minutes: 30 },
  /** How early a self-guided tour's code works before the start. */
  earlyEntry: { minutes: 10 },
  /** Piper asks a silent renter again after each of these silences … */
  followUps: [{ hours: 24 }, { hours: 72 }, { days: 7 }],
  /** … and lets them go after this one. */
  renterLetGoAfter: { days: 14 },
  /** A renter who waits this long for an owner that took the conversation over gets Piper back. */
  ownerSilence: { hours: 12 },
  /** How long after a question the owner is reminded of it, once each. */
  questionReminders: [{ hours: 4 }, { hours: 24 }],
  /** A platform that has not confirmed a listing by then is taken to show the home. */
  listingConfirmedAfter: { hours: 24 },
  /** A listed home is dated anew this often, where its owner wants that. */
  listingRefreshedEvery: { days: 7 },
} as const satisfies Record<string, Span | readonly Span[]>;
