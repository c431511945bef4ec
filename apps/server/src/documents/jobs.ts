import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { deleteDocumentFiles } from "./document-files.ts";
import { orphanedDocuments } from "./store.ts";

export const documentJobs = (app: App): JobHandlers => ({
  async "delete-document"({ name }: { name: string }) {
    await deleteDocumentFiles(app, name);
    await app.inTransaction((tx) => orphanedDocuments.removeOrphan(tx, name));
  },
});
