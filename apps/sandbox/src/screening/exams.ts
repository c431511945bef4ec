import type { z } from "zod";
import { BureauError } from "./bureau-error.ts";
import type { ExamResult } from "./records.ts";
import type { examAnswers } from "./schemas.ts";

const none = "None of the above";
const questions = [
  ["Which of these streets have you lived on?", ["Sample Street", "Quarry Road", "Juniper Lane", "Harbor Avenue"]],
  [
    "Which of these lenders have you had an account with?",
    ["Sample Bank", "Elm Credit", "Northside Loans", "Pine Trust"],
  ],
  ["In which of these counties have you lived?", ["Sample County", "Alder County", "Mesa County", "Lakeside County"]],
] as const;

/** The questions of every exam: three, of five choices each. */
const authenticationQuestions = questions.map(([questionDisplayName, choices], index) => ({
  questionKeyName: `question${index + 1}`,
  questionDisplayName,
  type: "MultipleChoiceSingleAnswer",
  choices: [...choices, none].map((choiceDisplayName, choice) => ({
    choiceKeyName: `choice${choice + 1}`,
    choiceDisplayName,
  })),
}));

/** What the bureau says of an exam; questions come only while it is open. */
export const examView = (exam: { id: number; result: ExamResult }) => ({
  examId: exam.id,
  result: exam.result,
  externalReferenceNumber: `sample-${exam.id}`,
  authenticationQuestions: exam.result === "Questioned" ? authenticationQuestions : [],
});

/**
 * The result of answers: the first choice everywhere passes, a last one fails, a fourth leads to a manual check, anything
 * else fails.
 * Errors  400 where a question has no answer, or one that is not among its choices.
 */
export function examResult({ answers }: z.output<typeof examAnswers>): ExamResult {
  const selected = authenticationQuestions.map(({ questionKeyName, choices }) => {
    const answer = answers.find((one) => one.questionKeyName === questionKeyName);
    const choice = choices.findIndex(({ choiceKeyName }) => choiceKeyName === answer?.selectedChoiceKeyName);
    if (choice < 0)
      throw new BureauError(400, "InvalidRequest", "Every question needs one of its choices.", [
        { field: `answers.${questionKeyName}`, message: "needs one of its choices" },
      ]);
    return choice;
  });
  if (selected.every((choice) => choice === 0)) return "Passed";
  const fails = selected.some((choice) => choice === 4) || !selected.includes(3);
  return fails ? "Failed" : "ManualVerificationRequired";
}
