import type { ActionLinkView, takeLinkedAction } from "@porchlight/contract/action-links.ts";
import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import { partsOfName, unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { LinkedAction } from "@porchlight/domain/notices/linked-actions.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { memberOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { answerEscalationIn, ignoreEscalationIn } from "../escalations/actions.ts";
import { escalationViewOf } from "../escalations/queries.ts";
import { loadEscalation } from "../escalations/store.ts";
import { loadRenter } from "../leads/store.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { acceptRequestIn, declineRequestIn } from "../showings/actions.ts";
import { insertAgent, listAgents, nameOf } from "../showings/agent-store.ts";
import { loadRequest, loadShowing } from "../showings/store.ts";
import { type ActionLink, actionLinkOf, lockActionLink, markUsed } from "./action-link-store.ts";

type Given = ParsedBody<typeof takeLinkedAction>;

/** Returns what a link in a mail lets its member do. Errors  `link.invalid`. */
export const actionLinkView = async (app: App, token: string): Promise<ActionLinkView> =>
  viewOf(app.db, app, (await actionLinkOf(app.db, token)) ?? refuse("link.invalid"));

/**
 * Does what a link is for, as its member; a link works once, and only while what it is about waits.
 * Errors  `link.invalid`, `showing.request-not-pending`, `escalation.not-pending`, and those of the action.
 */
export const takeAction = (app: App, token: string, given: Given): Promise<ActionLinkView> =>
  app.inTransaction(async (tx) => {
    const link = (await lockActionLink(tx, token)) ?? refuse("link.invalid");
    const now = app.clock.now();
    if (Temporal.Instant.compare(now, link.expiresAt) >= 0) refuse("link.invalid");
    if (link.usedAt) refuse(link.requestId ? "showing.request-not-pending" : "escalation.not-pending");
    markUsed(tx, link.id, now);
    await actions[link.action](tx, app, link, given);
    return viewOf(tx, app, link);
  });

const actions: Record<LinkedAction, (tx: Tx, app: App, link: ActionLink, given: Given) => Promise<unknown>> = {
  async accept(tx, app, link, { showingAgentId, newAgent }) {
    const agentId = showingAgentId ?? (newAgent && (await insertAgent(tx, app, link.companyId, newAgent)).id);
    if (!agentId) return refuse("invalid-input", {}, { showingAgentId: "Showing agent is required" });
    const { propertyId, showingRequestId } = await waitingRequest(tx, link);
    return acceptRequestIn(tx, app, link, propertyId, {
      showingRequestId,
      showingAgentId: agentId,
      seenStatus: "PENDING",
    });
  },
  async decline(tx, app, link, { declineReason = null }) {
    const { propertyId, showingRequestId } = await waitingRequest(tx, link);
    return declineRequestIn(tx, app, link, propertyId, { showingRequestId, declineReason, seenStatus: "PENDING" });
  },
  async answer(tx, app, link, { answer, useForFutureAnswers }) {
    if (!answer) return refuse("invalid-input", {}, { answer: "Answer is required" });
    return answerEscalationIn(tx, app, link, link.escalationId!, { answer, useForFutureAnswers });
  },
  resolve: (tx, app, link) => ignoreEscalationIn(tx, app, link, link.escalationId!),
};

async function waitingRequest(tx: Tx, { requestId }: ActionLink) {
  const { propertyId } = (await loadRequest(tx, requestId!))!;
  return { propertyId, showingRequestId: requestId! };
}

async function viewOf(on: Reader | Tx, app: App, link: ActionLink): Promise<ActionLinkView> {
  const about = link.requestId ? await requestOf(on, link.requestId) : await questionOf(on, link.escalationId!);
  const { property } = (await loadProperty(on, about.propertyId))!;
  const agents = link.action === "accept" ? await listAgents(on, link.companyId) : [];
  const member = (await memberOf(on, link.userId))!;
  const isOver = Temporal.Instant.compare(app.clock.now(), link.expiresAt) >= 0;
  return {
    action: link.action,
    state: about.waits ? (isOver ? "expired" : "open") : "settled",
    home: { id: property.id, displayName: property.displayName, timeZone: property.timeZone },
    renterName: about.renterName,
    request: about.request,
    question: about.question,
    agents: agents.map((agent) => ({ id: agent.id, name: nameOf(agent) })),
    lastAgentId: property.lastShowingAgentId ?? (agents.length === 1 ? agents[0]!.id : null),
    member: { firstName: member.firstName, lastName: partsOfName(member.name).last, phone: member.phone ?? "" },
  };
}

type About = Pick<ActionLinkView, "renterName" | "request" | "question"> & { propertyId: string; waits: boolean };

async function requestOf(on: Reader | Tx, requestId: string): Promise<About> {
  const request = (await loadRequest(on, requestId))!;
  const { startsAt, endsAt, tourType } = (await loadShowing(on, request.showingId))!;
  const kept = request.movesRequestId ? await loadRequest(on, request.movesRequestId) : null;
  const keptShowing = kept?.status === "ACCEPTED" ? await loadShowing(on, kept.showingId) : null;
  return {
    propertyId: request.propertyId,
    renterName: (await loadRenter(on, request.renterId)).name ?? unnamedRenter,
    waits: request.status === "PENDING",
    request: {
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
      tourType,
      status: request.status,
      keptTime: keptShowing ? keptShowing.startsAt.toString() : null,
    },
    question: null,
  };
}

async function questionOf(on: Reader | Tx, escalationId: string): Promise<About> {
  const { propertyId, answer } = (await loadEscalation(on, escalationId))!;
  const { status, questionText, renters, becomesKnowledge } = await escalationViewOf(on, escalationId);
  return {
    propertyId,
    renterName: renters[0]?.name ?? unnamedRenter,
    waits: status === "PENDING",
    request: null,
    question: { text: questionText, status, answer, askers: renters.length, becomesKnowledge },
  };
}
