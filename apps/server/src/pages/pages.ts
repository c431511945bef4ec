import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { serveMap } from "../map/map.ts";
import { serveAccountPages } from "./account-pages.ts";
import { serveActionPages } from "./action-pages.ts";
import { serveApiDocs } from "./api-docs.ts";
import { serveListingPages } from "./listing-pages.ts";
import { serveMessagePages } from "./message-pages.ts";
import { serveOwnerApp } from "./owner-app.ts";
import { answerErrorsWithPages, createPageRenderer } from "./page-reply.ts";
import { serveRequestPages } from "./request-pages.ts";
import { serveSearchEngines } from "./search-engines.ts";
import { serveShowingPages } from "./showing-pages.ts";

/** Everything the server answers beside the API: the owners' app, the renters' pages, the API's description. */
export async function servePages(server: FastifyInstance, app: App): Promise<void> {
  serveApiDocs(server, app);
  serveSearchEngines(server, app);
  serveMap(server, app.config);
  const show = createPageRenderer(app);
  await serveOwnerApp(server, app, show);
  await server.register(async (scope) => {
    await scope.register(formBody);
    answerErrorsWithPages(scope, app, show);
    serveAccountPages(scope, app, show);
    serveListingPages(scope, app, show);
    serveRequestPages(scope, app, show);
    serveMessagePages(scope, app, show);
    serveShowingPages(scope, app, show);
    serveActionPages(scope, show);
  });
}
