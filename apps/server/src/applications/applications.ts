import type { Capability } from "../app.ts";
import { applicationFileRoutes } from "./file-routes.ts";
import { renterApplicationRoutes } from "./renter-routes.ts";
import { applicationRoutes } from "./routes.ts";
import { applicationSweeps } from "./sweeps.ts";

export const applications: Capability = {
  routes: (app) => [...applicationRoutes(app), ...renterApplicationRoutes(app), ...applicationFileRoutes(app)],
  sweeps: applicationSweeps,
};
