import type { Order } from "@porchlight/assistant/turn.ts";
import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { type EscalationMove, moveEscalation, ownersMoves } from "@porchlight/domain/escalations/lifecycle.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import { record } from "../events/record.ts";
import { recordOfLead } from "../leads/events.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnProperty } from "../properties/store.ts";
import { escalationViewOf } from "./queries.ts";
import {
  addAsker,
  addToOpenWish,
  becomesKnowledge,
  type Escalation,
  insertEscalation,
  loadEscalation,
  lockEscalation,
  recountEscalations,
  saveEscalation,
  saveKnowledge,
} from "./store.ts";

/**
 * Opens a question to the owner. A renter who asks what is already open at the home joins it, and one who asks for a
 * person again adds to their open request.
 */
export async function openEscalation(
  tx: Tx,
  app: App,
  lead: LockedLead,
  asked: Extract<Order, { kind: "escalate" }>,
): Promise<void> {
  const { companyId, propertyId, id: inquiryId, renterId } = lead.inquiry;
  const at = app.clock.now();
  const wish = await addToOpenWish(tx, inquiryId, { ...asked, questionText: asked.question });
  if (wish) return recordOfLead(tx, app, lead.inquiry, "escalation.joined", { escalationId: wish.id });
  const { escalation, isNew } = await insertEscalation(tx, {
    companyId,
    propertyId,
    type: asked.type,
    reason: asked.reason,
    topic: asked.topic,
    questionText: asked.question,
    at,
  });
  const isFirstTime = await addAsker(tx, {
    escalationId: escalation.id,
    inquiryId,
    renterId,
    questionText: asked.question,
    at,
  });
  if (!isNew && !isFirstTime) return;
  await recountEscalations(tx, propertyId);
  const kind = isNew ? "escalation.opened" : "escalation.joined";
  await recordOfLead(tx, app, lead.inquiry, kind, { escalationId: escalation.id });
}

type Answered = { answer: string; useForFutureAnswers: boolean };
/** The member who decides, signed in or by a link in a mail. */
type Deciding = Pick<Investor, "userId" | "companyId">;

/** Sends the owner's answer to everyone who asked, and saves it as knowledge unless the owner chose not to. */
export const answerEscalation = (
  app: App,
  owner: Deciding,
  escalationId: string,
  body: Answered,
): Promise<EscalationView> => app.inTransaction((tx) => answerEscalationIn(tx, app, owner, escalationId, body));

/** Sends the owner's answer within a transaction. */
export const answerEscalationIn = (
  tx: Tx,
  app: App,
  owner: Deciding,
  escalationId: string,
  body: Answered,
): Promise<EscalationView> =>
  handle(tx, app, owner, escalationId, "answer", async (escalation, at) => {
    refuseUnfairText(body.answer);
    const answer = withoutPrivateNumbers(body.answer);
    escalation.answer = answer;
    if (becomesKnowledge(escalation) && body.useForFutureAnswers) await saveKnowledge(tx, escalation, answer, at);
  });

/** Closes a question that the owner ignores, or a call request that they handled. */
export const ignoreEscalation = (app: App, owner: Deciding, escalationId: string): Promise<EscalationView> =>
  app.inTransaction((tx) => ignoreEscalationIn(tx, app, owner, escalationId));

/** Closes a question within a transaction. */
export const ignoreEscalationIn = (tx: Tx, app: App, owner: Deciding, escalationId: string): Promise<EscalationView> =>
  handle(tx, app, owner, escalationId, "ignore", async () => undefined);

/** What the log says of each thing an owner can do. */
const kinds = {
  answer: "escalation.answered",
  share: "escalation.shared",
  ignore: "escalation.ignored",
} as const satisfies Record<EscalationMove, EventKind>;

/**
 * Moves an open escalation as the owner decided, and records it.
 * Errors  `not-found`, `escalation.not-pending`, `escalation.move-not-allowed`, and those of `change`.
 */
export async function handle(
  tx: Tx,
  app: App,
  owner: Deciding,
  escalationId: string,
  move: EscalationMove,
  change: (escalation: Escalation, at: Temporal.Instant) => Promise<void>,
): Promise<EscalationView> {
  const found = await loadEscalation(tx, escalationId);
  if (found?.companyId !== owner.companyId) return refuse("not-found");
  await lockOwnProperty(tx, owner.companyId, found.propertyId);
  const escalation = (await lockEscalation(tx, escalationId))!;
  const at = app.clock.now();
  const mayMove = ownersMoves(escalation).includes(move);
  escalation.status = moveEscalation(escalation.status, move);
  if (!mayMove) refuse("escalation.move-not-allowed");
  await change(escalation, at);
  await saveEscalation(tx, escalation, owner.userId, at);
  await recountEscalations(tx, escalation.propertyId);
  await record(tx, app.jobs, {
    kind: kinds[move],
    companyId: owner.companyId,
    propertyId: escalation.propertyId,
    escalationId,
    userId: owner.userId,
    at,
    data: { type: escalation.type },
  });
  return escalationViewOf(tx, escalationId);
}
