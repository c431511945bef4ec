import type { Readable } from "node:stream";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { readDocumentToken } from "./address.ts";
import { openForm } from "./document-files.ts";
import { findDocument } from "./queries.ts";
import { insertOpening, removeDocument, type StoredDocument } from "./store.ts";

/** Whose document it is. `allow` refuses, in the transaction that changes it, what this person may not change now. */
export type Changing = { applicationId: string; allow(tx: Tx): Promise<void> };

/** Deletes a document; its files follow. Errors  `not-found`, what `allow` refuses */
export const deleteDocument = (
  app: App,
  { applicationId, documentId, allow }: Changing & { documentId: string },
): Promise<void> =>
  app.inTransaction(async (tx) => {
    await allow(tx);
    if (!(await removeDocument(tx, applicationId, documentId))) refuse("not-found");
  });

export type OpenedDocument = Pick<StoredDocument, "fileName" | "mimeType"> & { sizeBytes: number; stream: Readable };

/** The type of every thumbnail. */
const thumbnailType = "image/webp";

/**
 * Opens the document that an address names, and records who opened its file.
 * Errors  `not-found` for a forged address and a deleted document, `document.link-expired`
 */
export async function openDocument(app: App, token: string): Promise<OpenedDocument> {
  const opening = readDocumentToken(app, token);
  if (opening === "expired") return refuse("document.link-expired");
  const document = opening && (await findDocument(app.db, opening.documentId));
  if (!document) return refuse("not-found");
  const isFile = opening.form === "file";
  if (isFile) await app.inTransaction((tx) => insertOpening(tx, document, opening, app.clock.now()));
  const form = (await openForm(app, document, opening.form)) ?? refuse("not-found");
  return { ...form, fileName: document.fileName, mimeType: isFile ? document.mimeType : thumbnailType };
}
