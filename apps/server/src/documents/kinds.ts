import { Transform } from "node:stream";
import type { DocumentType } from "@porchlight/domain/applications/documents.ts";
import { isAvif, type PictureKind, pictureKind, signatureByteCount } from "../platform/files/picture-kinds.ts";
import { containerStarts, docSearch, docxSearch, type WordSearch } from "./word-files.ts";

/** The kind of picture each type of file is; null for papers, which are kept as they are. */
export const pictureKindOf = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/avif": "avif",
  "image/gif": "gif",
  "application/pdf": null,
  "application/msword": null,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": null,
} as const satisfies Record<DocumentType, PictureKind | "avif" | null>;

/** What a file is, known once it has passed through `passing`. */
export type Inspection = {
  passing: Transform;
  size(): number;
  /** By its content, whatever its name; null for what is not taken. */
  type(): DocumentType | null;
};

/** Tells type and size of a file while it passes. Memory  a few bytes of it. */
export function inspecting(): Inspection {
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  let search: WordSearch | null = null;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (head.length >= signatureByteCount) search?.see(chunk);
      else {
        head = Buffer.concat([head, chunk]);
        if (head.length >= signatureByteCount) {
          search = wordSearchOf(head);
          search?.see(head);
        }
      }
      done(null, chunk);
    },
  });
  return { passing, size: () => size, type: () => typeOf(head, search?.isWord() ?? false) };
}

function wordSearchOf(head: Buffer): WordSearch | null {
  if (startsWith(head, containerStarts.doc)) return docSearch();
  return startsWith(head, containerStarts.docx) ? docxSearch() : null;
}

function typeOf(head: Buffer, isWord: boolean): DocumentType | null {
  const picture = pictureKind(head);
  if (picture) return `image/${picture}`;
  if (isAvif(head)) return "image/avif";
  if (startsWith(head, pdfStart)) return "application/pdf";
  if (!isWord) return null;
  if (startsWith(head, containerStarts.doc)) return "application/msword";
  return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
}

const pdfStart = Buffer.from("%PDF-");
const startsWith = (head: Buffer, start: Buffer): boolean => head.subarray(0, start.length).equals(start);
