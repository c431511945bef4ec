import { join } from "node:path";
import type { App, Capability } from "../app.ts";
import { incomingTo } from "../platform/http/uploads.ts";
import { photoJobs } from "./jobs.ts";
import { photoRoutes } from "./routes.ts";
import { deleteLoosePictures } from "./sweeps.ts";

const incomingOf = (app: App) => incomingTo(join(app.config.dataDir, "incoming"));

/** The photos of homes: uploaded, put in order, deleted with their files. */
export const photos: Capability = {
  routes: (app) => photoRoutes(app, incomingOf(app)),
  jobs: photoJobs,
  sweeps: (app) => [deleteLoosePictures(app)],
  async start(app) {
    await incomingOf(app).tidy();
    return async () => undefined;
  },
};
