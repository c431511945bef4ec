import type { Capability } from "../app.ts";
import { systemRoutes } from "./routes.ts";
import { systemSweeps } from "./sweeps.ts";

export const system: Capability = { routes: systemRoutes, sweeps: systemSweeps };
