import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { fetchPhotos } from "./fetch-photos.ts";
import { readPropertyFeed } from "./reading.ts";

export const propertyFeedJobs = (app: App): JobHandlers => ({
  "read-property-feed": (data: { companyId: string }) => readPropertyFeed(app, data),
  "fetch-feed-photos": (data: { propertyId: string }) => fetchPhotos(app, data),
});
