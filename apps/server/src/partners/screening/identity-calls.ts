import * as answers from "./answers.ts";
import { type IdentityProof, identifiedBody, type ScreeningPerson } from "./bureau-bodies.ts";
import type { CallBureau } from "./call-bureau.ts";

export type ExamAnswer = { question: string; choice: string };

/** The calls that prove who a person is. Their proof passes through and is not kept. */
export type IdentityCalls = {
  /** Whether the bureau knows the person without an exam. */
  validate(requestRenterId: number, person: ScreeningPerson, proof: IdentityProof): Promise<boolean>;
  startExam(requestRenterId: number, person: ScreeningPerson, proof: IdentityProof): Promise<answers.Exam>;
  /** Answers by the keys of questions and choices; a result of Questioned asks anew. */
  answerExam(requestRenterId: number, examId: number, given: ExamAnswer[]): Promise<answers.Exam>;
  /**
   * Orders the reports, which the bureau delivers later.
   * Errors  refused with UserNotVerified, or InvalidStatusForReports where they were ordered before
   */
  requestReports(requestRenterId: number, person: ScreeningPerson, proof: IdentityProof): Promise<void>;
};

/** Exams are in English: the bureau has no Spanish. */
const cultureCode = "en-US";

export const identityCalls = (call: CallBureau): IdentityCalls => ({
  async validate(requestRenterId, person, proof) {
    const { status } = await call(answers.validation, {
      ...{ what: "validate", method: "POST", path: `ScreeningRequestRenters/${requestRenterId}/Validate` },
      body: identifiedBody(person, proof),
    });
    return status === "Verified";
  },
  startExam: (requestRenterId, person, proof) =>
    call(answers.exam, {
      ...{ what: "exam", method: "POST", path: `ScreeningRequestRenters/${requestRenterId}/Exams` },
      body: { ...identifiedBody(person, proof), cultureCode },
    }),
  answerExam(requestRenterId, examId, given) {
    const selected = given.map(({ question, choice }) => ({
      questionKeyName: question,
      selectedChoiceKeyName: choice,
    }));
    return call(answers.exam, {
      ...{ what: "exam answers", method: "POST" },
      path: `ScreeningRequestRenters/${requestRenterId}/Exams/${examId}/Answers`,
      body: { answers: selected, cultureCode },
    });
  },
  requestReports: (requestRenterId, person, proof) =>
    call(answers.nothing, {
      ...{ what: "order of reports", method: "POST" },
      path: `Renters/ScreeningRequestRenters/${requestRenterId}/Reports`,
      body: identifiedBody(person, proof),
    }),
});
