import { escalationStatuses } from "@porchlight/domain/escalations/lifecycle.ts";
import { commentLength, messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { actionLinkStates, linkedActions } from "@porchlight/domain/notices/linked-actions.ts";
import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { requestStatuses } from "@porchlight/domain/showings/lifecycle.ts";
import { z } from "zod";
import { endpoint, id, instant, optionalText, text } from "./endpoint.ts";
import { linkToken } from "./public.ts";
import { addShowingAgent } from "./showings.ts";

/** What a link in a mail lets a member do, and what has become of it. */
export const actionLinkView = z.object({
  action: z.enum(linkedActions),
  /** `settled` once what it is about is decided, by whomever; `expired` once its time is over. */
  state: z.enum(actionLinkStates),
  home: z.object({ id, displayName: z.string(), timeZone: z.string() }),
  /** Who asked; the first of several. */
  renterName: z.string(),
  /** What `accept` and `decline` are about. `keptTime` is the confirmed start that it would take the place of. */
  request: z
    .object({
      startsAt: instant,
      endsAt: instant,
      tourType: z.enum(tourTypes),
      status: z.enum(requestStatuses),
      keptTime: instant.nullable(),
    })
    .nullable(),
  /** What `answer` and `resolve` are about. */
  question: z
    .object({
      text: z.string(),
      status: z.enum(escalationStatuses),
      answer: z.string().nullable(),
      askers: z.int(),
      becomesKnowledge: z.boolean(),
    })
    .nullable(),
  /** Who may show the home; the one who showed it last, or the only one. */
  agents: z.array(z.object({ id, name: z.string() })),
  lastAgentId: id.nullable(),
  /** The member as the agent they may become where there is none. */
  member: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }),
});
export type ActionLinkView = z.infer<typeof actionLinkView>;

export const getActionLink = endpoint({
  method: "GET",
  path: "/public/action/:token",
  who: "link",
  summary: "What a link in an email lets its member do; changes nothing",
  params: linkToken,
  reply: actionLinkView,
});

export const takeLinkedAction = endpoint({
  method: "POST",
  path: "/public/action/:token",
  who: "link",
  summary: "Does what a link in an email is for, once; 409 when it was decided otherwise, 410 when the link has ended",
  params: linkToken,
  /** Of these, `accept` needs an agent and `answer` the answer. */
  body: z.strictObject({
    showingAgentId: z.uuid("Showing agent is required").optional(),
    newAgent: addShowingAgent.body.optional(),
    declineReason: optionalText(commentLength.max).optional(),
    answer: text(messageLength.max, "Answer is required").optional(),
    useForFutureAnswers: z.boolean().default(true),
  }),
  reply: actionLinkView,
});
