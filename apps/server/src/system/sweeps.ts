import type { App } from "../app.ts";
import { deleteOldAttempts } from "../platform/limiter.ts";
import type { Sweep } from "../platform/sweeps.ts";

export const systemSweeps = (app: App): Sweep[] => [deleteOldAttempts(app)];
