import type { Capability } from "../app.ts";
import { serveFeed } from "./hooks.ts";
import { type PlatformRead, takePlatformRead } from "./platform-read.ts";
import { syndicationRoutes } from "./routes.ts";
import { confirmListings } from "./sweeps.ts";

/** The homes as rental platforms read them, and what is known of that. */
export const syndication: Capability = {
  routes: syndicationRoutes,
  hooks: serveFeed,
  jobs: (app) => ({ "platform-read": (read: PlatformRead) => takePlatformRead(app, read) }),
  sweeps: (app) => [confirmListings(app)],
};
