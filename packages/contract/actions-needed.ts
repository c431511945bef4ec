import { communicationChannels } from "@porchlight/domain/conversations/channels.ts";
import { escalationReasons, escalationTypes } from "@porchlight/domain/escalations/lifecycle.ts";
import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { z } from "zod";
import { endpoint, id, instant } from "./endpoint.ts";
import { escalationView } from "./escalations.ts";
import { showingView } from "./showings.ts";

const common = {
  /** The showing, escalation or bundle that waits. */
  id,
  property: z.object({ id, displayName: z.string(), coverImage: z.string().nullable() }),
  /** The renters it is about, first come first. */
  renters: z.array(z.object({ id, name: z.string() })),
  since: instant,
  /** When nothing can be done about it any more: the start of the showing; null where it does not run out. */
  runsOutAt: instant.nullable(),
};

export const actionKinds = ["showing", "escalation", "application", "notice"] as const;
export type ActionKind = (typeof actionKinds)[number];

/** One thing that waits for the owner. */
export const actionNeededView = z.union([
  z.object({
    kind: z.literal("showing"),
    ...common,
    startsAt: instant,
    timeZone: z.string(),
    tourType: z.enum(tourTypes),
  }),
  z.object({
    kind: z.literal("escalation"),
    ...common,
    type: z.enum(escalationTypes),
    reason: z.enum(escalationReasons).nullable(),
    questionText: z.string(),
  }),
  z.object({ kind: z.literal("application"), ...common }),
  /** Notices of adverse action that could not be mailed to people of a bundle, whose id it is. */
  z.object({ kind: z.literal("notice"), ...common, primaryApplicantId: id }),
]);
export type ActionNeededView = z.infer<typeof actionNeededView>;

/** The channel that the member prefers and that takes nothing any more; their notices go by another, if there is one. */
export const failedChannelView = z.object({
  channel: z.enum(communicationChannels),
  to: z.string(),
  instead: z.enum(communicationChannels).nullable(),
});
export type FailedChannelView = z.infer<typeof failedChannelView>;

export const listActionsNeeded = endpoint({
  method: "GET",
  path: "/actions-needed",
  who: "investor",
  summary:
    "What waits for the owner, what runs out first and then the oldest: pending requests, open questions, applications to review, undelivered notices; 20 a page",
  query: z.strictObject({ kind: z.enum(actionKinds).optional(), after: z.string().max(200).optional() }),
  /** `count` is all that waits, and `counts` how much of each kind, whatever the page. */
  reply: z.object({
    count: z.int(),
    counts: z.record(z.enum(actionKinds), z.int()),
    actions: z.array(actionNeededView),
    next: z.string().nullable(),
    failedChannel: failedChannelView.nullable(),
    /** What the page lists in full, in its order, where that kind alone is asked for. */
    showings: z.array(showingView).optional(),
    escalations: z.array(escalationView).optional(),
  }),
});
