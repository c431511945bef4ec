import type { DocumentType } from "@porchlight/domain/applications/documents.ts";

/** The ending of each type's file names. A picture is kept as a JPEG, so its name says so. */
const endings = {
  "image/jpeg": "jpg",
  "image/png": "jpg",
  "image/webp": "jpg",
  "image/heic": "jpg",
  "image/avif": "jpg",
  "image/gif": "jpg",
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
} as const satisfies Record<DocumentType, string>;

const knownEnding = /\.(jpe?g|png|webp|hei[cf]|avif|gif|pdf|docx?)$/i;
const maxLength = 100;

/**
 * Returns the name of an uploaded file as it is shown and downloaded: one line, without folders and without signs that
 * cannot be seen, with the ending of what it is.
 */
export function tidyFileName(given: string, type: DocumentType): string {
  const name = given
    .toWellFormed()
    .replace(/^.*[/\\]/s, "")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .replace(knownEnding, "")
    .replace(/^[\s.]+/, "");
  return `${[...name].slice(0, maxLength).join("").trim() || "Document"}.${endings[type]}`;
}
