import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";
import type { LeadEvent, LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import { kind } from "../consequences.ts";

/** The kinds of events of a lead. */
export const leadEvents = {
  "lead.arrived": kind<{ source: InquirySource }>()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["leads", "activity", "property"],
  }),
  "lead.greeting-due": kind<{ notBefore: string | null }>()({
    renter: "greeting",
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: null,
  }),
  "lead.qualified": kind()({
    renter: null,
    owner: null,
    agent: null,
    timeline: ({ who }) => `${who} is qualified`,
    staleness: null,
    calendar: null,
    feed: ["leads", "activity"],
  }),
  "lead.stopped": kind()({
    renter: "home-gone",
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["leads"],
  }),
  "lead.moved": kind<{ from: LeadStage; to: LeadStage; event: LeadEvent }>()({
    renter: null,
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["leads"],
  }),
  "lead.follow-up-due": kind<{ number: number }>()({
    renter: "follow-up",
    owner: null,
    agent: null,
    timeline: null,
    staleness: null,
    calendar: null,
    feed: ["leads"],
  }),
  "application.requested": kind()({
    renter: null,
    owner: "application",
    agent: null,
    timeline: ({ who }) => `${who} asked to apply`,
    staleness: null,
    calendar: null,
    feed: ["leads", "activity"],
  }),
};
