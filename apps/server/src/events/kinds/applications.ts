import { kind } from "../consequences.ts";

/** The bundle an event is about. */
type OfBundle = { bundleId: string };
/** The person's application in it, too. */
type OfApplication = OfBundle & { applicationId: string };

const silent = {
  renter: null,
  owner: null,
  agent: null,
  staleness: null,
  calendar: null,
  counts: null,
  activity: null,
} as const;

/** The kinds of events of applications. People are told by mails of their own, which `applications/mails.ts` writes. */
export const applicationEvents = {
  "application.sent": kind<OfBundle>()({
    ...silent,
    timeline: ({ who }) => `You sent ${who} an application`,
    counts: ["applicationsSent"],
    activity: "APPLICATION_SENT",
    feed: ["applications", "leads", "activity"],
  }),
  "application.resent": kind<OfBundle>()({
    ...silent,
    timeline: () => "You sent the application again",
    feed: ["applications"],
  }),
  "application.started": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications", "leads"] }),
  "application.person-invited": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications"] }),
  "application.person-removed": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications"] }),
  "application.submitted": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications"] }),
  "application.screening-moved": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications"] }),
  "application.fee-returned": kind<OfApplication>()({ ...silent, timeline: null, feed: ["applications"] }),
  "application.completed": kind<OfBundle>()({
    ...silent,
    owner: "application-completed",
    timeline: ({ who }) => `${who} completed the application`,
    counts: ["applicationsCompleted"],
    activity: "APPLICATION_COMPLETED",
    feed: ["applications", "leads", "activity"],
  }),
  "application.withdrawn": kind<OfBundle>()({
    ...silent,
    owner: "application-withdrawn",
    timeline: ({ who }) => `${who} withdrew the application`,
    feed: ["applications", "leads", "activity"],
  }),
  /** Withdrawn since somebody of the household who had submitted, and is not its primary applicant, left it. */
  "application.left": kind<OfBundle>()({
    ...silent,
    owner: "application-left",
    timeline: ({ who }) => `Someone in ${who}'s household left, so the application was withdrawn`,
    feed: ["applications", "leads", "activity"],
  }),
  "application.offered": kind<OfBundle>()({
    ...silent,
    timeline: () => "You made a conditional offer",
    feed: ["applications", "leads", "activity"],
  }),
  "application.accepted": kind<OfBundle>()({
    ...silent,
    timeline: () => "You accepted the application",
    feed: ["applications", "leads", "activity"],
  }),
  "application.declined": kind<OfBundle>()({
    ...silent,
    timeline: () => "You declined the application",
    feed: ["applications", "leads", "activity"],
  }),
  /** Another renter's application was accepted. */
  "lead.listing-paused": kind()({ ...silent, renter: "listing-paused", timeline: null, feed: null }),
};
