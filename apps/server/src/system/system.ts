import * as contract from "@porchlight/contract/system.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App, Capability } from "../app.ts";
import { serve } from "../platform/http/serve.ts";
import { streamTo } from "../platform/http/stream.ts";
import { forgetOldAttempts } from "../platform/limiter.ts";

export const system: Capability = {
  sweeps: (app) => [forgetOldAttempts(app)],
  routes: (app: App) => [
    serve(contract.getHealth, () => ({ status: "ok" as const })),
    serve(contract.getReady, async ({ reply }) => {
      if (reply.server.drain.isAnnounced()) return refuse("not-ready");
      if (!(await app.isWell())) refuse("not-ready");
      return { status: "ok" as const };
    }),
    serve(contract.streamEvents, ({ actor, reply }) =>
      streamTo(reply, (send) => {
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
  ],
};
