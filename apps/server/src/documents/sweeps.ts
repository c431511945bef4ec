import type { App } from "../app.ts";
import { sweepOrphans } from "../platform/files/orphaned-files.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { orphanedDocuments } from "./store.ts";

export const documentSweeps = (app: App): Sweep[] => [
  sweepOrphans(app, { name: "delete-loose-documents", orphans: orphanedDocuments, job: "delete-document" }),
];
