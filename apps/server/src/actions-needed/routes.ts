import * as contract from "@porchlight/contract/actions-needed.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { actionsNeeded } from "./queries.ts";

export const actionNeededRoutes = (app: App): Route[] => [
  serve(contract.listActionsNeeded, ({ actor, query }) => actionsNeeded(app.db, actor.companyId, query)),
];
