import type { Capability } from "../app.ts";
import { actionNeededRoutes } from "./routes.ts";

export const actionsNeeded: Capability = { routes: actionNeededRoutes };
