import type { App } from "../app.ts";
import { json, row, sql } from "../platform/database/database.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import { addAvif, deletePicture } from "../platform/files/pictures.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";

export function photoJobs(app: App): JobHandlers {
  // An AVIF takes a core for seconds; who uploads and who asks should not feel it.
  const inTurn = oneAtATime();
  return {
    "add-avif": ({ propertyId, id }: { propertyId: string; id: string }) =>
      inTurn(async () => {
        await addAvif(app.files, id);
        if (!(await isPhotoOf(app, propertyId, id))) await deletePicture(app.files, id);
      }),
    async "delete-picture"({ name }: { name: string }) {
      await deletePicture(app.files, name);
      await app.inTransaction((tx) => orphanedPictures.forget(tx, name));
    },
  };
}

/** A photo may have been deleted while its AVIF was made. */
const isPhotoOf = async (app: App, propertyId: string, id: string): Promise<boolean> =>
  (await row(app.db, sql`select 1 from property where id = ${propertyId} and images @> ${json([{ id }])}`)) !== null;
