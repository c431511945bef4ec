import { join } from "node:path";
import type { App, Capability } from "../app.ts";
import { incomingTo } from "../platform/http/uploads.ts";
import { photoJobs } from "./jobs.ts";
import { photoRoutes } from "./routes.ts";
import { deleteOrphanedPictures } from "./sweeps.ts";

const incomingOf = (app: App) => incomingTo(join(app.config.dataDir, "incoming"));

const everyMs = 3_600_000;

/** The photos of homes: uploaded, put in order, deleted with their files. */
export const photos: Capability = {
  routes: (app) => photoRoutes(app, incomingOf(app)),
  jobs: photoJobs,
  sweeps: (app) => [deleteOrphanedPictures(app)],
  async start(app) {
    const tidy = () => Promise.all([incomingOf(app).tidy(), app.files.tidy()]);
    await tidy();
    const again = (): void =>
      void tidy().catch((error) => app.log.error({ err: error }, "unfinished files were not removed"));
    const hourly = setInterval(again, everyMs).unref();
    return async () => clearInterval(hourly);
  },
};
