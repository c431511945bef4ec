import { once } from "node:events";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { App } from "../app.ts";
import { type Seal, sealing, unsealedSize, unsealing } from "../platform/files/sealed.ts";
import type { DocumentForm } from "./address.ts";

type Sealing = Pick<App, "secret">;
type Keeping = Pick<App, "files" | "secret">;
export type DocumentName = { applicationId: string; id: string };

const suffixes = { file: "", thumbnail: "-thumbnail" } as const satisfies Record<DocumentForm, string>;
const contentType = "application/octet-stream";

const nameOf = (id: string, form: DocumentForm): string => `${id}${suffixes[form]}`;
const keyOf = (id: string, form: DocumentForm): string => `documents/${nameOf(id, form)}.sealed`;

/** Returns what a form of a document is sealed for: its application, and itself. */
export const sealOf = ({ secret }: Sealing, { applicationId, id }: DocumentName, form: DocumentForm): Seal => ({
  secret,
  scope: applicationId,
  name: nameOf(id, form),
});

/** Keeps a document that is sealed already, in a file of this machine. */
export const keepSealedFile = ({ files }: Keeping, { id }: DocumentName, path: string): Promise<void> =>
  files.putFile(keyOf(id, "file"), path, contentType);

/** Returns what a sealed file of this machine holds. */
export const readSealedFile = (app: Sealing, name: DocumentName, path: string): Promise<Buffer> =>
  buffer(opened(createReadStream(path), sealOf(app, name, "file")));

/** Seals and keeps a form of a document that is small. */
export async function keepBytes(app: Keeping, name: DocumentName, form: DocumentForm, bytes: Buffer): Promise<void> {
  const sealed = sealing(sealOf(app, name, form));
  await app.files.put(keyOf(name.id, form), await buffer(Readable.from([bytes]).pipe(sealed)), contentType);
}

/**
 * Returns a form of a document, opened as it is read; null where its file is gone.
 * Errors  where it is damaged at its beginning; further on, the stream fails
 */
export async function openForm(
  app: Keeping,
  name: DocumentName,
  form: DocumentForm,
): Promise<{ sizeBytes: number; stream: Readable } | null> {
  const found = await app.files.get(keyOf(name.id, form));
  if (!found) return null;
  const stream = opened(found.stream, sealOf(app, name, form));
  await once(stream, "readable");
  return { sizeBytes: unsealedSize(found.sizeBytes), stream };
}

function opened(stream: Readable, seal: Seal): Readable {
  const through = unsealing(seal);
  // Whoever reads it hears of a failure.
  pipeline(stream, through, () => undefined);
  return through;
}

/** Deletes a document in all its forms, those included that were never written. */
export async function deleteDocumentFiles({ files }: Pick<App, "files">, id: string): Promise<void> {
  for (const form of Object.keys(suffixes) as DocumentForm[]) await files.delete(keyOf(id, form));
}
