import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { accept, notFound } from "./bureau-error.ts";
import { examResult, examView } from "./exams.ts";
import type { ExamResult, RequestRenter } from "./records.ts";
import { examEnded, identified, ordered, requireOpen } from "./renter-states.ts";
import type { Scenario } from "./scenarios.ts";
import { examAnswers, person } from "./schemas.ts";

type OfRequestRenter = { Params: { id: string } };
type OfExam = { Params: { id: string; examId: string } };

/** The calls that carry a social security number and a birth date. Both end in the schema; nothing here sees them. */
export function identityRoutes(http: FastifyInstance, { bureau, clock }: World): void {
  const { requestRenters } = bureau;
  const named = (id: string, body: unknown): RequestRenter => {
    const renter = requestRenters.get(id);
    const { emailAddress: email, firstName, lastName } = accept(person, body);
    return { ...renter, email, firstName, lastName };
  };

  http.post<OfRequestRenter>("/ScreeningRequestRenters/:id/Validate", async ({ params, body }) => {
    const renter = named(params.id, body);
    requireOpen(renter);
    const isKnown = bureau.scenarioOf(renter).identity === "verified" || renter.status === "ReadyForReportRequest";
    requestRenters.put(isKnown ? identified(renter, clock.now()) : renter);
    return { status: isKnown ? "Verified" : "NotVerified" };
  });

  http.post<OfRequestRenter>("/ScreeningRequestRenters/:id/Exams", async ({ params, body }) => {
    const renter = named(params.id, body);
    requireOpen(renter);
    // Who is being checked by phone gets no further questions.
    const result = renter.manualCheckEndsAt === null ? "Questioned" : "ManualVerificationRequired";
    const exam = { id: (renter.exam?.id ?? renter.id * 100) + 1, result } as const;
    requestRenters.put({ ...renter, exam });
    return examView(exam);
  });

  http.post<OfExam>("/ScreeningRequestRenters/:id/Exams/:examId/Answers", async ({ params, body }) => {
    const renter = requestRenters.get(params.id);
    requireOpen(renter);
    const { exam } = renter;
    if (exam === null || String(exam.id) !== params.examId) throw notFound("exam");
    // Answers that arrive again do not count again.
    if (exam.result !== "Questioned") return examView(exam);
    const result = resultIn(bureau.scenarioOf(renter), examResult(accept(examAnswers, body)));
    const ended = examEnded(renter, { ...exam, result }, clock.now());
    requestRenters.put(ended);
    return examView(ended.exam!);
  });

  http.post<OfRequestRenter>("/Renters/ScreeningRequestRenters/:id/Reports", async ({ params, body }, reply) => {
    const renter = named(params.id, body);
    requestRenters.put(ordered(renter, bureau.scenarioOf(renter).delaySeconds, clock.now()));
    return reply.code(202).send();
  });
}

function resultIn({ identity }: Scenario, answered: ExamResult): ExamResult {
  if (identity === "exam-fails") return "Failed";
  return identity === "exam-manual" ? "ManualVerificationRequired" : answered;
}
