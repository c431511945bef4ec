import pLimit from "p-limit";
import type { App } from "../app.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import { addAvif, deleteAvif, deletePicture } from "../platform/files/pictures.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { isPhotoOf } from "./queries.ts";

export function photoJobs(app: App): JobHandlers {
  // An AVIF takes a core for seconds; who uploads and who asks should not feel it.
  const inTurn = pLimit(1);
  return {
    "add-avif": ({ propertyId, id }: { propertyId: string; id: string }) =>
      inTurn(async () => {
        await addAvif(app.files, id);
        // The other forms of one that was removed meanwhile are deleted as its orphan.
        if (!(await isPhotoOf(app.db, propertyId, id))) await deleteAvif(app.files, id);
      }),
    async "delete-picture"({ name }: { name: string }) {
      await deletePicture(app.files, name);
      await app.inTransaction((tx) => orphanedPictures.removeOrphan(tx, name));
    },
  };
}
