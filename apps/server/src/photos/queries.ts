import { json, type Reader, row, sql } from "../platform/database/database.ts";

/** Whether a home still has a photo, which may have been deleted while its AVIF was made. */
export const isPhotoOf = async (on: Reader, propertyId: string, id: string): Promise<boolean> =>
  (await row(on, sql`select 1 from property where id = ${propertyId} and images @> ${json([{ id }])}`)) !== null;
