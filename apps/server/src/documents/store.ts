import { type DocumentKind, documentLimits } from "@porchlight/domain/applications/documents.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { changed, row, sql, type Tx } from "../platform/database/database.ts";
import { orphansIn } from "../platform/files/orphaned-files.ts";
import type { Opening } from "./address.ts";

/** A file of an application as it is shown. `fileSize` is in bytes. */
export type ShownDocument = {
  id: string;
  applicationId: string;
  kind: DocumentKind;
  fileName: string;
  fileSize: number;
  mimeType: string;
  hasThumbnail: boolean;
};

/** The same as it is kept. */
export type StoredDocument = ShownDocument & { createdAt: Temporal.Instant };

/** Documents whose files no row of `document` names. A deleted row becomes one by itself. */
export const orphanedDocuments = orphansIn("loose_document");

/** Writes a document. Errors  `not-found` without the application, `document.too-many` where it has no place left. */
export async function insertDocument(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, applicationId, kind, fileName, fileSize, mimeType, hasThumbnail, createdAt } = document;
  const held = sql`select 1 from application where id = ${applicationId} for no key update`;
  if (!(await row(tx, held))) refuse("not-found");
  const found = await row(
    tx,
    sql<{ place: number | null }>`
      select min(place) as place from generate_series(1, ${documentLimits.maxFiles}::int) as place
      where place not in (select taken.place from document as taken where application_id = ${applicationId})`,
  );
  if (!found?.place) return refuse("document.too-many", { max: documentLimits.maxFiles });
  await sql`
    insert into document (id, application_id, kind, file_name, file_size, mime_type, has_thumbnail, place, created_at)
    values (${id}, ${applicationId}, ${kind}, ${fileName}, ${fileSize}, ${mimeType}, ${hasThumbnail}, ${found.place},
            ${createdAt})`.execute(tx);
}

/** Deletes a document of an application; its files go by a sweep. Returns whether it was there. */
export const removeDocument = async (tx: Tx, applicationId: string, id: string): Promise<boolean> =>
  (await changed(tx, sql`delete from document where id = ${id} and application_id = ${applicationId}`)) === 1;

/** Records that somebody opened a document. */
export const insertOpening = async (
  tx: Tx,
  { applicationId }: Pick<StoredDocument, "applicationId">,
  { documentId, by }: Opening,
  at: Temporal.Instant,
): Promise<void> => {
  await sql`
    insert into document_opening (document_id, application_id, user_id, role, opened_at)
    values (${documentId}, ${applicationId}, ${by.userId}, ${by.role}, ${at})`.execute(tx);
};
