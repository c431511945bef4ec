import * as contract from "@porchlight/contract/actions-needed.ts";
import type { App } from "../app.ts";
import { failedChannelOf } from "../notices/reach.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { actionsNeeded } from "./queries.ts";

export const actionNeededRoutes = (app: App): Route[] => [
  serve(contract.listActionsNeeded, async ({ actor, query }) => {
    const [waiting, failedChannel] = await Promise.all([
      actionsNeeded(app.db, actor.companyId, query),
      failedChannelOf(app.db, actor.userId),
    ]);
    return { ...waiting, failedChannel };
  }),
];
