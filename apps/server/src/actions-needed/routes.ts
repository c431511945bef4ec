import type { ActionKind, ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import * as contract from "@porchlight/contract/actions-needed.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { App } from "../app.ts";
import { escalationViewsOf } from "../escalations/queries.ts";
import { failedChannelOf } from "../notices/reach.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { showingViewsOf } from "../showings/queries.ts";
import { actionsNeeded } from "./queries.ts";

type InFull = Pick<ReplyOf<typeof contract.listActionsNeeded>, "showings" | "escalations">;

export const actionNeededRoutes = (app: App): Route[] => [
  serve(contract.listActionsNeeded, async ({ actor, query }) => {
    const [waiting, failedChannel] = await Promise.all([
      actionsNeeded(app.db, actor.companyId, query),
      failedChannelOf(app.db, actor.userId),
    ]);
    return { ...waiting, failedChannel, ...(await inFull(app, query.kind, waiting.actions)) };
  }),
];

/** Returns what a page of one kind lists as the rows that settle it show it. */
async function inFull(app: App, kind: ActionKind | undefined, actions: readonly ActionNeededView[]): Promise<InFull> {
  const ids = actions.map(({ id }) => id);
  if (kind === "showing") return { showings: await showingViewsOf(app, ids) };
  return kind === "escalation" ? { escalations: await escalationViewsOf(app.db, ids) } : {};
}
