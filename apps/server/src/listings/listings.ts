import type { Capability } from "../app.ts";
import { refreshListings } from "./refresh.ts";
import { listingRoutes } from "./routes.ts";

export const listings: Capability = {
  routes: listingRoutes,
  sweeps: (app) => [refreshListings(app)],
};
