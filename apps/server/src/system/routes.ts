import * as contract from "@porchlight/contract/system.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { streamTo } from "../platform/http/stream.ts";

export const systemRoutes = (app: App): Route[] => [
  serve(contract.getHealth, () => ({ status: "ok" as const })),
  readiness(app),
  serve(contract.streamEvents, ({ actor, reply }) =>
    streamTo(reply, actor.tokenHash, (send) => {
      const quiet = app.live.onChange(actor.companyId, (change) => send("change", change));
      // A session that ended elsewhere hears no more; the browser asks again, and is told so.
      const forget = app.live.onSessionEnded((tokenHash) => {
        if (tokenHash === actor.tokenHash) reply.raw.end();
      });
      return () => {
        quiet();
        forget();
      };
    }),
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
