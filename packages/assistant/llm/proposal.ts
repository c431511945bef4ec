import { petKinds } from "@porchlight/domain/qualification/renter-facts.ts";
import { z } from "zod";
import type { Intent } from "../reading/intents.ts";
import { topics } from "../topics.ts";

/**
 * What a model may hear in a message. A yes, an opt-out and the like are left to the built-in understander, since they
 * commit the renter and are said in few words; so is what would make Piper refuse to answer.
 */
export const proposable = {
  request_showing: "wants to see the home",
  request_other_times: "none of the offered times suits",
  reschedule_showing: "wants to move a showing that was arranged",
  cancel_showing: "wants to cancel a showing",
  ask_own_showing: "asks about the own showing",
  apply: "wants to apply for the home",
  request_call: "wants to be called",
  request_human: "wants to talk to a person",
  request_alternatives: "asks about other homes",
  negotiate: "bargains about the price or terms",
  running_late: "will be late for the showing",
  access_problem: "stands before a locked door, finds nobody",
  report_maintenance: "reports something broken as somebody who lives there",
  emergency: "danger to people or the house now",
  accommodation_request: "asks for an accommodation for a disability",
  scam_concern: "wonders whether this is a scam",
  ask_identity: "asks who or what is answering",
  greeting: "greets or shows interest",
  thank_goodbye: "thanks or says goodbye",
} as const satisfies Partial<Record<Intent, string>>;

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]];
const topicKeys = topics.map(({ key }) => key) as [string, ...string[]];

const quote = z.string().max(500);
const day = z.iso.date();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * What a model makes of a message. Every item brings the words it comes from, so that it can be held against them;
 * names, phones and addresses are not asked for.
 */
export const proposal = z.object({
  intents: z.array(z.object({ intent: z.enum(keysOf(proposable)), quote })).max(12),
  questions: z.array(z.object({ topic: z.enum(topicKeys).nullable(), quote, isSettledByTopic: z.boolean() })).max(12),
  facts: z.object({
    monthlyIncome: z.object({ dollars: z.number().positive().max(1_000_000), quote }).nullable(),
    creditScore: z.object({ low: z.int().min(300).max(850), high: z.int().min(300).max(850), quote }).nullable(),
    moveIn: z.object({ from: day, to: day, quote }).nullable(),
    occupants: z.object({ people: z.int().min(1).max(20), quote }).nullable(),
    pets: z
      .object({
        list: z.array(z.object({ kind: z.enum(petKinds), count: z.int().min(1).max(10) })).max(6),
        quote,
      })
      .nullable(),
  }),
  times: z
    .array(
      z.object({
        from: day.nullable(),
        to: day.nullable(),
        after: clock.nullable(),
        before: clock.nullable(),
        at: clock.nullable(),
        isExcluded: z.boolean(),
        quote,
      }),
    )
    .max(6),
});

export type Proposal = z.output<typeof proposal>;
