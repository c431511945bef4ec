import type { App } from "../app.ts";
import { sweepOrphans } from "../platform/files/orphaned-files.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import type { Sweep } from "../platform/sweeps.ts";

export const photoSweeps = (app: App): Sweep[] => [
  sweepOrphans(app, { name: "delete-loose-pictures", orphans: orphanedPictures, job: "delete-picture" }),
];
