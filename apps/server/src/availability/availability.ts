import type { Capability } from "../app.ts";
import { availabilityRoutes } from "./routes.ts";

export const availability: Capability = { routes: availabilityRoutes };
