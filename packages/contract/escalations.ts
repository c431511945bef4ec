import {
  escalationMoves,
  escalationReasons,
  escalationStatuses,
  escalationTypes,
} from "@porchlight/domain/escalations/lifecycle.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { codeValidityPeriods, instructionsLength } from "@porchlight/domain/showings/self-guided.ts";
import { z } from "zod";
import { endpoint, id, instant, oneOf, text } from "./endpoint.ts";

export const escalationView = z.object({
  id,
  type: z.enum(escalationTypes),
  reason: z.enum(escalationReasons).nullable(),
  status: z.enum(escalationStatuses),
  title: z.string(),
  questionText: z.string(),
  createdAt: instant,
  property: z.object({ id, displayName: z.string(), coverImage: z.string().nullable() }),
  renters: z.array(
    z.object({
      id,
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      inquiryId: id,
      questionText: z.string(),
    }),
  ),
  /** The answer will be kept and used for the next renter who asks. */
  becomesKnowledge: z.boolean(),
  /** What was shared last for a tour of this home, to begin with. */
  lastInstructions: z.string().nullable(),
  moves: z.array(z.enum(escalationMoves)),
});
export type EscalationView = z.infer<typeof escalationView>;

const one = z.object({ escalationId: id });

export const listCompanyEscalations = endpoint({
  method: "GET",
  path: "/intelligent-escalation/by-company/:companyId",
  who: "investor",
  summary: "The company's open escalations, newest first",
  params: z.object({ companyId: id }),
  reply: z.array(escalationView),
});
export const listPropertyEscalations = endpoint({
  method: "GET",
  path: "/intelligent-escalation/:propertyId",
  who: "investor",
  summary: "A home's open escalations, newest first",
  params: z.object({ propertyId: id }),
  reply: z.array(escalationView),
});
export const answerEscalation = endpoint({
  method: "POST",
  path: "/intelligent-escalation/answer/:escalationId",
  who: "investor",
  summary: "Answers everyone who asked; Piper reuses the answer unless asked not to",
  params: one,
  body: z.strictObject({
    answer: text(messageLength.max, "Answer is required"),
    useForFutureAnswers: z.boolean().default(true),
  }),
  reply: escalationView,
});
export const shareSelfShowingInstructions = endpoint({
  method: "POST",
  path: "/intelligent-escalation/self-showing-instructions/share/:escalationId",
  who: "investor",
  summary: "Shares how to get in for a self-guided tour; the renter gets a code that opens it for the period",
  params: one,
  body: z.strictObject({
    instructions: text(instructionsLength.max, "Instructions are required"),
    codeValidityPeriod: oneOf(codeValidityPeriods, "Code validity is required"),
  }),
  reply: escalationView,
});
export const ignoreEscalation = endpoint({
  method: "PUT",
  path: "/intelligent-escalation/ignore/:escalationId",
  who: "investor",
  summary: "Ignores a question, or marks a call request as resolved",
  params: one,
  body: z.strictObject({}),
  reply: escalationView,
});
