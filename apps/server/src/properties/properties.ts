import type { Capability } from "../app.ts";
import { propertyRoutes } from "./routes.ts";

export const properties: Capability = { routes: propertyRoutes };
