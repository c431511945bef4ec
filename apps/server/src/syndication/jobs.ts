import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { type PlatformRead, takePlatformRead } from "./platform-read.ts";

export const syndicationJobs = (app: App): JobHandlers => ({
  "platform-read": (read: PlatformRead) => takePlatformRead(app, read),
});
