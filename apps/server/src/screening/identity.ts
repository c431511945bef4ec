import type { SittingView } from "@porchlight/contract/renter-screening.ts";
import { maxExams } from "@porchlight/domain/screening/timing.ts";
import { limits } from "../limits.ts";
import type { Exam } from "../partners/screening/answers.ts";
import type { IdentityProof, ScreeningPerson } from "../partners/screening/bureau-bodies.ts";
import type { ExamAnswer } from "../partners/screening/identity-calls.ts";
import type { Renter } from "../platform/http/serve.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { atBureau, isRefusedWith } from "./at-bureau.ts";
import { phaseOf } from "./bureau-status.ts";
import { requireAge } from "./first-steps.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { noteOrder, orderReports } from "./ordering.ts";
import { personAtBureau } from "./person-at-bureau.ts";
import { ensureRenterAtBureau, renewRenterAtBureau } from "./request-at-bureau.ts";
import { changeInSitting, inSitting, type Sitting, saveInSitting } from "./sitting.ts";
import type { Stated } from "./store.ts";
import { move } from "./transition.ts";
import { viewOfScreening } from "./view.ts";

type Questions = NonNullable<SittingView["exam"]> | null;

/** A sitting in which somebody proves who they are; the proof lives in it alone. */
type Proving = { sitting: Sitting; person: ScreeningPerson; proof: IdentityProof };

/**
 * Passes a person's number and birth date to the bureau, and orders the reports once it knows them; else returns its
 * questions.
 * Errors  as `inSitting`; `too-many-attempts`, `screening.underage`, `screening.unavailable`, `invalid-input`
 */
export async function proveIdentity(
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  { stated, proof }: { stated: Stated; proof: IdentityProof },
): Promise<SittingView> {
  const exam = await inSitting(app, actor, applicationId, ["FEE_SETTLED", "EXAM", "IDENTIFIED"], async (sitting) => {
    await takeProof(app, sitting, proof);
    const screening = await saveInSitting(app, sitting, { stated });
    return identify(app, await atTheBureau(app, { ...sitting, screening }, proof));
  });
  return { screening: await viewOfScreening(app, actor, applicationId), exam };
}

/**
 * Passes answers to the bureau's questions on. Errors  as `proveIdentity`
 */
export async function answerExam(
  app: ScreeningApp,
  actor: Renter,
  { id: applicationId, examId }: { id: string; examId: number },
  { answers, proof }: { answers: ExamAnswer[]; proof: IdentityProof },
): Promise<SittingView> {
  const exam = await inSitting(app, actor, applicationId, ["EXAM"], async (sitting) => {
    await takeProof(app, sitting, proof);
    const proving = await atTheBureau(app, sitting, proof);
    if (sitting.screening.examId !== examId) return identify(app, proving);
    const requestRenterId = sitting.screening.requestRenterId!;
    const answered = await atBureau(app, () =>
      app.screening.answerExam(requestRenterId, examId, answers).catch((error: unknown) => {
        // The answers were taken before and their answer lost: the status says what became of them.
        if (isRefusedWith(error, "InvalidStatus", "RetryLimitExceeded")) return null;
        throw error;
      }),
    );
    return answered ? follow(app, proving, answered) : identify(app, proving);
  });
  return { screening: await viewOfScreening(app, actor, applicationId), exam };
}

/** Counts one more try to prove who somebody is. Errors  `too-many-attempts`, `screening.underage`, `invalid-input` */
async function takeProof(app: ScreeningApp, { situation }: Sitting, { birthDate }: IdentityProof): Promise<void> {
  await consumeAttempt(app, limits.identityTries, situation.applicationId);
  requireAge(birthDate, situation, app.clock.now());
}

async function atTheBureau(app: ScreeningApp, sitting: Sitting, proof: IdentityProof): Promise<Proving> {
  const screening = await ensureRenterAtBureau(app, sitting);
  const { person, income } = personAtBureau(sitting.situation, screening.stated);
  await atBureau(app, () => app.screening.updateRenter(screening.bureauRenterId!, person, income));
  return { sitting: { ...sitting, screening }, person, proof };
}

/** Goes on from where the bureau is with a person, which is read first: an answer may have been lost. */
async function identify(app: ScreeningApp, proving: Proving, isAnew = false): Promise<Questions> {
  const { sitting, person, proof } = proving;
  const requestRenterId = sitting.screening.requestRenterId!;
  const { status } = await atBureau(app, () => app.screening.status(requestRenterId));
  switch (phaseOf[status]) {
    case "unidentified": {
      const isKnown = await atBureau(app, () => app.screening.validate(requestRenterId, person, proof));
      if (!isKnown) return examine(app, proving);
      await orderReports(app, sitting, person, proof);
      return null;
    }
    case "identified":
      await orderReports(app, sitting, person, proof);
      return null;
    case "ordered":
    case "delivered":
      await changeInSitting(app, sitting, (tx, screening) => noteOrder(tx, app, screening));
      return null;
    case "over":
      if (isAnew) return close(app, sitting, "notDelivered");
      return identify(
        app,
        { ...proving, sitting: { ...sitting, screening: await renewRenterAtBureau(app, sitting) } },
        true,
      );
    case "undelivered":
      return close(app, sitting, "notDelivered");
    case "unidentifiable":
      return close(app, sitting, "identityFailed");
  }
}

/** Has the bureau ask its questions. */
async function examine(app: ScreeningApp, proving: Proving): Promise<Questions> {
  const { sitting, person, proof } = proving;
  const exam = await atBureau(app, () =>
    app.screening.startExam(sitting.screening.requestRenterId!, person, proof).catch((error: unknown) => {
      if (isRefusedWith(error, "RetryLimitExceeded")) return null;
      throw error;
    }),
  );
  return exam ? follow(app, proving, exam) : close(app, sitting, "identityFailed");
}

/** Does what the result of an exam leads to. Who fails is asked again, as often as the bureau allows. */
async function follow(app: ScreeningApp, proving: Proving, exam: Exam): Promise<Questions> {
  const { sitting, person, proof } = proving;
  const { examId, questions } = exam;
  switch (exam.result) {
    case "Questioned":
      await changeInSitting(app, sitting, (tx, screening) => move(tx, app, screening, "questioned", { examId }));
      return { examId, questions };
    case "Passed":
      await orderReports(app, sitting, person, proof);
      return null;
    case "ManualVerificationRequired":
      return close(app, sitting, "checkedByHand");
    case "Failed": {
      const { failedExams } = await changeInSitting(app, sitting, async (tx, screening) =>
        move(tx, app, screening, "questioned", { examId, failedExams: screening.failedExams + 1 }),
      );
      return failedExams < maxExams ? examine(app, proving) : close(app, sitting, "identityFailed");
    }
  }
}

/** Ends the sitting without an order; the bureau is asked later what becomes of a check by hand. */
async function close(
  app: ScreeningApp,
  sitting: Sitting,
  event: "checkedByHand" | "identityFailed" | "notDelivered",
): Promise<null> {
  const readAt = event === "checkedByHand" ? app.clock.now().add({ seconds: 15 }) : null;
  await changeInSitting(app, sitting, (tx, screening) => move(tx, app, screening, event, { readAt, readings: 0 }));
  return null;
}
