import { join } from "node:path";
import type { App } from "../app.ts";
import { type Incoming, incomingTo } from "../platform/http/uploads.ts";

/** Returns the folder for unfinished uploads. */
export const incomingOf = (app: App): Incoming => incomingTo(join(app.config.dataDir, "incoming"));
