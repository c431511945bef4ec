import { kind } from "../consequences.ts";

/** The kinds of events of a company and its owner's calendars. */
export const accountEvents = {
  "company.changed": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    counts: null,
    activity: null,
    feed: ["account"],
  }),
  "calendar.linked": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    counts: null,
    activity: null,
    feed: ["account"],
  }),
  "calendar.unlinked": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    counts: null,
    activity: null,
    feed: ["account"],
  }),
  "calendar.broken": kind<{ userEmail: string }>()({
    renter: null,
    owner: "calendar-broken",
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    counts: null,
    activity: null,
    feed: ["account"],
  }),
};
