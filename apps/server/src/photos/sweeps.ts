import type { App } from "../app.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import type { Sweep } from "../platform/sweeps.ts";

const maxAtOnce = 100;

export const photoSweeps = (app: App): Sweep[] => [deleteOrphanedPictures(app)];

/** Deletes pictures without a reference, retrying until their files are gone. */
const deleteOrphanedPictures = (app: App): Sweep => ({
  name: "delete-loose-pictures",
  next: (until) => orphanedPictures.earliestDue(app.db, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const names = await orphanedPictures.claimForDeletion(tx, at, maxAtOnce);
      for (const name of names) await app.jobs.enqueue(tx, "delete-picture", { name });
      return names.length;
    }),
});
