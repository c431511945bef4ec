import * as contract from "@porchlight/contract/leads.ts";
import { startOfRange } from "@porchlight/domain/kernel/time-range.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { addLead } from "./actions.ts";
import { propertyInquiries } from "./queries.ts";

export const leadRoutes = (app: App): Route[] => [
  serve(contract.addLead, ({ actor, body }) => addLead(app, actor, body, true)),
  serve(contract.addLeadSilently, ({ actor, body }) => addLead(app, actor, body, false)),
  serve(contract.listPropertyInquiries, async ({ actor, params, query, timeZone }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return propertyInquiries(app.db, params.propertyId, startOfRange(query.filter, app.clock.now(), timeZone));
  }),
];
