import type { Capability } from "../app.ts";
import { escalationRoutes } from "./routes.ts";
import { escalationSweeps } from "./sweeps.ts";

export const escalations: Capability = { routes: escalationRoutes, sweeps: escalationSweeps };
