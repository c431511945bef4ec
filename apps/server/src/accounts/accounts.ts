import type { Capability } from "../app.ts";
import { accountRoutes } from "./routes.ts";
import { forgetExpired } from "./sweeps.ts";

export const accounts: Capability = {
  routes: accountRoutes,
  sweeps: (app) => [forgetExpired(app)],
};
