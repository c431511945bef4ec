import type { Capability } from "../app.ts";
import { piperTrialRoutes } from "./routes.ts";

export const piperTrial: Capability = { routes: piperTrialRoutes };
