import type { Capability } from "../app.ts";
import { conversationJobs } from "./jobs.ts";
import { conversationRoutes } from "./routes.ts";
import { warmUpPiper } from "./start.ts";
import { conversationSweeps } from "./sweeps.ts";

export const conversations: Capability = {
  routes: conversationRoutes,
  jobs: conversationJobs,
  sweeps: conversationSweeps,
  start: warmUpPiper,
};
