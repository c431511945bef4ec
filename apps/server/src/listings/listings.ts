import type { Capability } from "../app.ts";
import { type PlatformRead, takePlatformRead } from "../syndication/platform-read.ts";
import { refreshListings } from "./refresh.ts";
import { listingRoutes } from "./routes.ts";
import { confirmListings } from "./sweeps.ts";

export const listings: Capability = {
  routes: listingRoutes,
  jobs: (app) => ({ "platform-read": (read: PlatformRead) => takePlatformRead(app, read) }),
  sweeps: (app) => [confirmListings(app), refreshListings(app)],
};
