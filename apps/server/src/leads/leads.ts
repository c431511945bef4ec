import type { Capability } from "../app.ts";
import { leadRoutes } from "./routes.ts";
import { leadSweeps } from "./sweeps.ts";

export const leads: Capability = { routes: leadRoutes, sweeps: leadSweeps };
