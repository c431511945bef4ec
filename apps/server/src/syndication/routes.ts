import * as contract from "@porchlight/contract/listings.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { changeSyndication } from "./actions.ts";
import { platformsOf } from "./status-queries.ts";

export const syndicationRoutes = (app: App): Route[] => [
  serve(contract.getSyndicationPlatforms, async ({ actor, params }) =>
    platformsOf(app.db, await loadOwnProperty(app.db, actor.companyId, params.id)),
  ),
  serve(contract.changeSyndication, async ({ actor, params, body }) =>
    platformsOf(app.db, await changeSyndication(app, actor, params.id, body)),
  ),
];
