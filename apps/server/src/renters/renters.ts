import type { Capability } from "../app.ts";
import { renterRoutes } from "./routes.ts";

export const renters: Capability = { routes: renterRoutes };
