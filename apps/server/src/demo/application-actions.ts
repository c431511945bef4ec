import { type AnswerSection, type Answers, isAsked } from "@porchlight/domain/applications/answers.ts";
import { answersOfApplicant } from "@porchlight/scenarios/application-answers.ts";
import { demoApplicants } from "@porchlight/scenarios/story-of-applications.ts";
import type { Step } from "@porchlight/scenarios/story-steps.ts";
import { saveAnswers } from "../applications/answers.ts";
import { inviteApplicant } from "../applications/people.ts";
import { sendApplication } from "../applications/sending.ts";
import { submitApplication } from "../applications/submitting.ts";
import { acceptApplication, declineApplication } from "../applications/verdicts.ts";
import { withdrawApplication } from "../applications/withdrawing.ts";
import { loadInquiry } from "../leads/store.ts";
import type { Renter } from "../platform/http/serve.ts";
import { actorOf, applicationOf, network } from "./applicants.ts";
import { addPapers } from "./papers.ts";
import { activate } from "./renter-actions.ts";
import { ownersAttestation } from "./screening-actions.ts";
import { inquiryIdOf, localNow, renterOf, type StoryState } from "./story-state.ts";

type Doing<D extends Step["does"]> = Extract<Step, { does: D }>;

export async function send(telling: StoryState, step: Doing<"sends-application">): Promise<void> {
  const inquiry = (await loadInquiry(telling.app.db, await inquiryIdOf(telling, step.renter)))!;
  const attestation = await ownersAttestation(telling, inquiry.propertyId);
  await sendApplication(telling.app, telling.owner, inquiry.propertyId, { inquiryId: inquiry.id, attestation });
}

/** Activates the person's account where they have none, and fills their form; with `onlyBegins`, its first two parts. */
export async function fill(telling: StoryState, step: Doing<"fills-application">): Promise<void> {
  const { app } = telling;
  const { name } = renterOf(step.renter);
  const own = await applicationOf(telling, step.renter);
  if (!own.userId) await activate(telling, own.renterId, step.renter);
  const actor = await actorOf(telling, step.renter);
  const answers = answersOfApplicant(name, demoApplicants[step.renter]!, localNow(telling).toPlainDate());
  const asked = (Object.keys(answers) as AnswerSection[]).filter((section) => isAsked(own.type, section));
  for (const section of step.onlyBegins ? asked.slice(0, 2) : asked) await save(telling, actor, own, section, answers);
  if (!step.onlyBegins && isAsked(own.type, "documents")) await addPapers(app, own.id, name);
}

const save = (telling: StoryState, actor: Renter, { id }: { id: string }, section: AnswerSection, answers: Answers) =>
  saveAnswers(telling.app, actor, id, { section, answers: answers[section], seenAt: null });

export async function invite(telling: StoryState, step: Doing<"invites-applicant">): Promise<void> {
  const { name, email } = renterOf(step.invited.key);
  const own = await applicationOf(telling, step.renter);
  const person = { type: step.invited.type, name, email: email! };
  await inviteApplicant(telling.app, await actorOf(telling, step.renter), own.id, person);
}

export async function submit(telling: StoryState, step: Doing<"submits-application">): Promise<void> {
  const own = await applicationOf(telling, step.renter);
  await submitApplication(telling.app, await actorOf(telling, step.renter), own.id, network);
}

export async function withdraw(telling: StoryState, step: Doing<"withdraws-application">): Promise<void> {
  const own = await applicationOf(telling, step.renter);
  await withdrawApplication(telling.app, await actorOf(telling, step.renter), own.id);
}

export async function decide(
  telling: StoryState,
  step: Doing<"accepts-application" | "declines-application">,
): Promise<void> {
  const { bundleId } = await applicationOf(telling, step.renter);
  const verdict = step.does === "accepts-application" ? acceptApplication : declineApplication;
  await verdict(telling.app, telling.owner, bundleId);
}
