import { uploadDocument } from "@porchlight/contract/renter-applications.ts";
import {
  type DocumentKind,
  type DocumentType,
  documentKinds,
  documentLimits,
} from "@porchlight/domain/applications/documents.ts";
import { photoPixels } from "@porchlight/domain/properties/limits.ts";
import { Refusal, refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { whileReserved } from "../platform/files/orphaned-files.ts";
import { drawPaper } from "../platform/files/paper-pictures.ts";
import { sealing } from "../platform/files/sealed.ts";
import { incomingOf, type RequestAndReply, type Upload } from "../platform/http/uploads.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { type DocumentName, keepBytes, keepSealedFile, readSealedFile, sealOf } from "./document-files.ts";
import { tidyFileName } from "./file-name.ts";
import { type Inspection, inspecting, pictureKindOf } from "./kinds.ts";
import { countDocuments } from "./queries.ts";
import { insertDocument, orphanedDocuments, type StoredDocument } from "./store.ts";

/** Whose document it is. `allow` refuses, in the transaction that adds it, what this person may not add now. */
type Adding = { applicationId: string; userId: string; allow(tx: Tx, kind: DocumentKind): Promise<void> };

/**
 * Receives the file of a call and adds it to an application. It is sealed as it comes in: nothing readable is written.
 * Errors  `too-many-requests`, `document.too-many`, `document.wrong-kind`, `document.damaged`, `photo.wrong-kind` for a
 *         pet's photo that is none, as `receive` and `drawPaper`, what `allow` refuses
 */
export async function addDocument(
  app: App,
  asked: RequestAndReply,
  { applicationId, userId, allow }: Adding,
): Promise<StoredDocument> {
  await consumeAttempt(app, limits.documentUploads, userId);
  if ((await countDocuments(app.db, applicationId)) >= documentLimits.maxFiles)
    refuse("document.too-many", { max: documentLimits.maxFiles });
  const name = { applicationId, id: crypto.randomUUID() };
  const inspection = inspecting();
  const through = [inspection.passing, sealing(sealOf(app, name, "file"))];
  const work = (upload: Upload) => keep(app, name, { upload, inspection, allow });
  return incomingOf(app).receive(asked, uploadDocument.fileField, work, through);
}

type Received = Pick<Adding, "allow"> & { upload: Upload; inspection: Inspection };

async function keep(app: App, name: DocumentName, { upload, inspection, allow }: Received): Promise<StoredDocument> {
  const kind = kindIn(upload.fields);
  const type = checkedType(kind, inspection.type());
  return whileReserved(app, orphanedDocuments, name.id, async () => {
    const kept = await keepFiles(app, name, { path: upload.path, type, size: inspection.size() });
    // Whoever broke off did not see it arrive and will send it again.
    if (upload.isGone()) refuse("upload-broken-off");
    const fileName = tidyFileName(upload.fileName, type);
    const document = { ...name, ...kept, kind, fileName, createdAt: app.clock.now() };
    await app.inTransaction(async (tx) => {
      await allow(tx, kind);
      if (!(await orphanedDocuments.claim(tx, name.id))) refuse("upload-broken-off");
      await insertDocument(tx, document);
    });
    return document;
  });
}

const kindIn = ({ kind }: Upload["fields"]): DocumentKind =>
  documentKinds.find((one) => one === kind) ?? refuse("invalid-input", {}, { kind: "Choose what kind of file it is" });

function checkedType(kind: DocumentKind, type: DocumentType | null): DocumentType {
  if (kind === "PET_PHOTO" && (!type || !pictureKindOf[type])) return refuse("photo.wrong-kind");
  return type ?? refuse("document.wrong-kind");
}

type Kept = Pick<StoredDocument, "mimeType" | "fileSize" | "hasThumbnail">;
type Sealed = { path: string; type: DocumentType; size: number };

/** Keeps a paper as it is, and a picture decoded and drawn anew. */
async function keepFiles(app: App, name: DocumentName, { path, type, size }: Sealed): Promise<Kept> {
  const picture = pictureKindOf[type];
  if (!picture) {
    await keepSealedFile(app, name, path);
    return { mimeType: type, fileSize: size, hasThumbnail: false };
  }
  const read = () => readSealedFile(app, name, path);
  const { jpeg, thumbnail } = await drawPaper(read, picture, photoPixels.max).catch(damagedIsDocument);
  await keepBytes(app, name, "file", jpeg);
  await keepBytes(app, name, "thumbnail", thumbnail);
  return { mimeType: "image/jpeg", fileSize: jpeg.length, hasThumbnail: true };
}

function damagedIsDocument(error: unknown): never {
  if (error instanceof Refusal && error.code === "photo.damaged") return refuse("document.damaged");
  throw error;
}
