import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { ShownDocument, StoredDocument } from "./store.ts";

const shownColumns = sql`
  id, application_id as "applicationId", kind, file_name as "fileName", file_size as "fileSize",
  mime_type as "mimeType", has_thumbnail as "hasThumbnail"`;
const columns = sql`${shownColumns}, created_at as "createdAt"`;

/** Returns the documents of an application, in the order they came. */
export const documentsOf = (on: Reader | Tx, applicationId: string): Promise<StoredDocument[]> =>
  rows(
    on,
    sql<StoredDocument>`
      select ${columns} from document where application_id = ${applicationId} order by created_at, id`,
  );

/** Returns the documents of everyone in a bundle by application, as far as they are shown; one without any is missing. */
export const documentsOfBundle = async (on: Reader, bundleId: string): Promise<Map<string, ShownDocument[]>> =>
  Map.groupBy(
    await rows(
      on,
      sql<ShownDocument>`
        select ${shownColumns} from document
        where application_id in (select id from application where bundle_id = ${bundleId}) order by created_at, id`,
    ),
    ({ applicationId }) => applicationId,
  );

/** Returns a document; null for one that is deleted or erased. */
export const findDocument = (on: Reader, id: string): Promise<StoredDocument | null> =>
  row(on, sql<StoredDocument>`select ${columns} from document where id = ${id}`);

/** Returns how many documents an application has. */
export const countDocuments = async (on: Reader, applicationId: string): Promise<number> =>
  (await row(on, sql<{ n: number }>`select count(*)::int as n from document where application_id = ${applicationId}`))!
    .n;
