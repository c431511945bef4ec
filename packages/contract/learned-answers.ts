import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { endpoint, id, instant, nothing, text } from "./endpoint.ts";

/** An answer the owner gave once and Piper gives from then on. */
export const learnedAnswerView = z.object({ id, question: z.string(), answer: z.string(), updatedAt: instant });
export type LearnedAnswerView = z.infer<typeof learnedAnswerView>;

const one = z.object({ propertyId: id, answerId: id });

export const listLearnedAnswers = endpoint({
  method: "GET",
  path: "/property/:propertyId/learned-answers",
  who: "investor",
  summary: "What Piper has learned of a home from its owner's answers, newest first",
  params: z.object({ propertyId: id }),
  reply: z.array(learnedAnswerView),
});
export const changeLearnedAnswer = endpoint({
  method: "PUT",
  path: "/property/:propertyId/learned-answers/:answerId",
  who: "investor",
  summary: "Changes what Piper says to a question it learned",
  params: one,
  body: z.strictObject({ answer: text(messageLength.max, "Answer is required") }),
  reply: learnedAnswerView,
});
export const forgetLearnedAnswer = endpoint({
  method: "DELETE",
  path: "/property/:propertyId/learned-answers/:answerId",
  who: "investor",
  summary: "Piper forgets an answer, and asks the owner when the question comes up again",
  params: one,
  reply: nothing,
  status: 204,
});
