import { shareSelfShowingInstructions } from "@porchlight/contract/escalations.ts";
import * as contract from "@porchlight/contract/showings.ts";
import { startOfRange } from "@porchlight/domain/kernel/time-range.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { acceptRequest, assignAgent, cancelShowing, declineRequest } from "./actions.ts";
import { addAgent, listAgents } from "./agent-store.ts";
import {
  companyPendingShowings,
  companyShowings,
  companyUpcomingShowings,
  pendingShowings,
  propertyShowings,
  showingViewOf,
  upcomingShowings,
} from "./queries.ts";
import { rescheduleRequest, rescheduleShowing } from "./rescheduling.ts";
import { shareSelfShowing } from "./share-self-showing.ts";
import { loadShowing } from "./store.ts";

export const showingRoutes = (app: App): Route[] => [
  serve(contract.listCompanyShowings, ({ actor, params, query, timeZone }) => {
    if (params.companyId !== actor.companyId) return refuse("not-found");
    return companyShowings(app, actor.companyId, startOfRange(query.filter, app.clock.now(), timeZone));
  }),
  serve(contract.listCompanyPendingShowings, ({ actor, params }) =>
    params.companyId === actor.companyId ? companyPendingShowings(app, actor.companyId) : refuse("not-found"),
  ),
  serve(contract.listCompanyUpcomingShowings, ({ actor, params }) =>
    params.companyId === actor.companyId ? companyUpcomingShowings(app, actor.companyId) : refuse("not-found"),
  ),
  serve(contract.listPropertyShowings, async ({ actor, params, query, timeZone }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return propertyShowings(app, params.propertyId, startOfRange(query.filter, app.clock.now(), timeZone));
  }),
  serve(contract.listPendingShowings, async ({ actor, params }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return pendingShowings(app, params.propertyId);
  }),
  serve(contract.listUpcomingShowings, async ({ actor, params }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return upcomingShowings(app, params.propertyId);
  }),
  serve(contract.getShowing, async ({ actor, params }) => {
    const showing = await loadShowing(app.db, params.id);
    return showing?.companyId === actor.companyId ? showingViewOf(app.db, app, params.id) : refuse("not-found");
  }),
  serve(contract.rescheduleShowing, ({ actor, params, body }) => rescheduleShowing(app, actor, params.id, body)),
  serve(contract.cancelShowing, ({ actor, params, body }) => cancelShowing(app, actor, params.id, body.cancelReason)),
  serve(contract.assignShowingAgent, ({ actor, params, body }) =>
    assignAgent(app, actor, params.id, body.showingAgentId),
  ),
  serve(contract.acceptShowingRequest, ({ actor, params, body }) => acceptRequest(app, actor, params.propertyId, body)),
  serve(contract.declineShowingRequest, ({ actor, params, body }) =>
    declineRequest(app, actor, params.propertyId, body),
  ),
  serve(contract.rescheduleShowingRequest, ({ actor, params, body }) =>
    rescheduleRequest(app, actor, params.propertyId, body),
  ),
  serve(contract.listShowingAgents, ({ actor }) => listAgents(app.db, actor.companyId)),
  serve(contract.addShowingAgent, ({ actor, body }) => addAgent(app, actor.companyId, body)),
  serve(shareSelfShowingInstructions, ({ actor, params, body }) =>
    shareSelfShowing(app, actor, params.escalationId, body),
  ),
];
