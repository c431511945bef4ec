import type { Capability } from "../app.ts";
import { publicListingRoutes } from "./public-routes.ts";
import { listingRoutes } from "./routes.ts";
import { listingSweeps } from "./sweeps.ts";

/** The capability of listings, for owners and renters. */
export const listings: Capability = {
  routes: (app) => [...listingRoutes(app), ...publicListingRoutes(app)],
  sweeps: listingSweeps,
};
