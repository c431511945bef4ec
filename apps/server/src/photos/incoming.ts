import { join } from "node:path";
import type { App } from "../app.ts";
import { type Incoming, incomingTo } from "../platform/http/uploads.ts";

/** Where uploads are kept until they are whole. */
export const incomingOf = (app: App): Incoming => incomingTo(join(app.config.dataDir, "incoming"));
