import type { News } from "../turn.ts";

/** What happened that the renter was to hear of, as the owner reads it. */
export const newsWords: Record<News["is"], string> = {
  greeting: "A new conversation",
  accepted: "You accepted the showing",
  declined: "You declined the time",
  "canceled-by-owner": "You canceled the showing",
  "owner-proposes-time": "You suggested another time",
  "proposal-expired": "Your suggested time expired",
  "not-answered-yet": "The request was still waiting for you",
  expired: "The request expired",
  reminder: "The showing was coming up",
  "attendance-declined": "They said they aren't coming",
  "owner-answered": "You answered their question",
  "owner-has-no-answer": "You had no answer",
  "owner-still-silent": "Their question was still waiting for you",
  "follow-up": "They hadn't replied for a while",
  "tour-instructions": "The self-guided tour was coming up",
  "tour-called-off": "The tour was called off",
  completed: "The showing was over",
  "rented-out": "The home was rented out",
  "listing-paused": "The listing was paused",
  deleted: "The home was deleted",
  "agent-changed": "Someone else will show the home",
};
