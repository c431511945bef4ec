import type { Capability } from "../app.ts";
import { accountRoutes } from "./routes.ts";
import { forgetAccountEvents, forgetExpired } from "./sweeps.ts";

export const accounts: Capability = {
  routes: accountRoutes,
  sweeps: (app) => [forgetExpired(app), forgetAccountEvents(app)],
};
