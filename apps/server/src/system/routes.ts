import * as contract from "@porchlight/contract/system.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { streamToSession } from "../platform/http/stream.ts";

export const systemRoutes = (app: App): Route[] => [
  serve(contract.getHealth, () => ({ status: "ok" as const })),
  readiness(app),
  serve(contract.streamEvents, ({ actor, reply }) =>
    streamToSession(app, actor, reply, (send) =>
      app.live.onChange(actor.companyId, (change) => send("change", change)),
    ),
  ),
];

/** Returns the readiness route. Calls at the same time share one database query, so they are not rate limited. */
function readiness(app: App): Route {
  let isWell: Promise<boolean> | null = null;
  return serve(contract.getReady, async ({ reply }) => {
    if (reply.server.drain.isAnnounced()) return refuse("not-ready");
    isWell ??= app.isWell().finally(() => {
      isWell = null;
    });
    if (!(await isWell)) refuse("not-ready");
    return { status: "ok" as const };
  });
}
