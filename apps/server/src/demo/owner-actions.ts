import type { Step } from "@porchlight/scenarios/story-steps.ts";
import { answerEscalation } from "../escalations/actions.ts";
import { row, sql } from "../platform/database/database.ts";
import { acceptRequest, declineRequest } from "../showings/actions.ts";
import { openMove, openRequest } from "../showings/store.ts";
import { inquiryIdOf, type StoryState } from "./story-state.ts";

type Doing<D extends Step["does"]> = Extract<Step, { does: D }>;

export async function accept(telling: StoryState, step: Doing<"accepts">): Promise<void> {
  const { id, propertyId } = await requestOf(telling, step.renter);
  await acceptRequest(telling.app, telling.owner, propertyId, {
    showingRequestId: id,
    showingAgentId: telling.agents[step.agent],
  });
}

export async function decline(telling: StoryState, step: Doing<"declines">): Promise<void> {
  const { id, propertyId } = await requestOf(telling, step.renter);
  await declineRequest(telling.app, telling.owner, propertyId, { showingRequestId: id, declineReason: step.reason });
}

async function requestOf(telling: StoryState, renter: string) {
  const inquiryId = await inquiryIdOf(telling, renter);
  const request = (await openMove(telling.app.db, inquiryId)) ?? (await openRequest(telling.app.db, inquiryId));
  if (!request) throw new Error(`${renter} has asked for no showing`);
  return request;
}

export async function answer(telling: StoryState, step: Doing<"answers">): Promise<void> {
  const asked = await row(
    telling.app.db,
    sql<{ id: string }>`
      select escalation.id from escalation join escalation_asker asker on asker.escalation_id = escalation.id
      where asker.inquiry_id = ${await inquiryIdOf(telling, step.renter)} and escalation.status = 'PENDING'
      order by escalation.created_at limit 1`,
  );
  if (!asked) throw new Error(`${step.renter} has no open question`);
  await answerEscalation(telling.app, telling.owner, asked.id, { answer: step.answer, useForFutureAnswers: true });
}
