import type { Capability } from "../app.ts";
import { accountRoutes } from "./routes.ts";
import { accountSweeps } from "./sweeps.ts";

export const accounts: Capability = { routes: accountRoutes, sweeps: accountSweeps };
