import type { EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { kind } from "../consequences.ts";

/** What the owner has done something about; an event of an older version does not say it. */
type Handled = { type?: EscalationType };

/** The kinds of events of an escalation. */
export const escalationEvents = {
  "escalation.opened": kind()({
    renter: null,
    owner: "question",
    agent: null,
    timeline: () => "Piper asked you",
    staleness: null,
    calendar: null,
    feed: ["escalations", "property"],
  }),
  "escalation.joined": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: () => "Piper asked you",
    staleness: null,
    calendar: null,
    feed: ["escalations"],
  }),
  "escalation.still-open": kind<{ number: number }>()({
    renter: ({ number }) => (number === 2 ? "owner-still-silent" : null),
    owner: "question-waits",
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: null,
  }),
  "escalation.shared": kind<Handled>()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["escalations", "property"],
  }),
  "escalation.dropped": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["escalations", "property"],
  }),
  "escalation.answered": kind<Handled>()({
    renter: "owner-answered",
    owner: null,
    agent: null,
    timeline: () => "You answered Piper’s question",
    staleness: null,
    calendar: null,
    feed: ["escalations", "property"],
  }),
  "escalation.ignored": kind<Handled>()({
    renter: ({ type = "PROPERTY_QUESTION" }) => (type === "PROPERTY_QUESTION" ? "owner-has-no-answer" : null),
    owner: null,
    agent: null,
    timeline: () => "You ignored Piper’s question",
    staleness: null,
    calendar: null,
    feed: ["escalations", "property"],
  }),
};
