import type { Capability } from "../app.ts";
import { statisticRoutes } from "./routes.ts";
import { statisticSweeps } from "./sweeps.ts";

/** The numbers of an owner's homes, and what they count. */
export const statistics: Capability = { routes: statisticRoutes, sweeps: statisticSweeps };
