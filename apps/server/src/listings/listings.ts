import type { Capability } from "../app.ts";
import { listingRoutes } from "./routes.ts";
import { refreshListings } from "./sweeps.ts";

export const listings: Capability = {
  routes: listingRoutes,
  sweeps: (app) => [refreshListings(app)],
};
