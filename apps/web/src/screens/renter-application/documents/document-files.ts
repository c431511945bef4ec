import { type DocumentKind, documentLimits, documentTypes } from "@porchlight/domain/applications/documents.ts";
import { CallError } from "../../../app/call-error.ts";
import type { RenterWords } from "../../../sections/renter/words/words.ts";

const types = Object.keys(documentTypes) as (keyof typeof documentTypes)[];
/** Some systems report no type for these files, and HEIC by another name. */
const nameEndings = [".heic", ".heif", ".doc", ".docx"];
const pictureEndings = [".heic", ".heif"];

const takenFor = (kind: DocumentKind): string[] =>
  kind === "PET_PHOTO"
    ? ["image/heif", ...types.filter((type) => documentTypes[type] === "picture")]
    : ["image/heif", ...types];

/** Returns what the file picker offers for a kind. */
export const acceptedFor = (kind: DocumentKind): string =>
  [...takenFor(kind), ...(kind === "PET_PHOTO" ? pictureEndings : nameEndings)].join(",");

/**
 * Returns why a file need not be sent, or null. `held` is how many files the person has or is sending. The server looks
 * at its content and has the last word.
 */
export function reasonAgainst(
  kind: DocumentKind,
  { type, size }: Pick<File, "type" | "size">,
  held: number,
  words: RenterWords["documents"],
): string | null {
  if (held >= documentLimits.maxFiles) return words.allowed;
  if (type !== "" && !takenFor(kind).includes(type)) return wrongKindOf(kind, type, words);
  return size > documentLimits.maxBytes ? words.tooLarge : null;
}

/** To who has a TIFF, say, it is no help that images are allowed. */
function wrongKindOf(kind: DocumentKind, type: string, words: RenterWords["documents"]): string {
  if (type.startsWith("image/")) return words.otherImage;
  return kind === "PET_PHOTO" ? words.onlyImages : words.wrongKind;
}

const againstFiles = [
  "document.wrong-kind",
  "document.own-report-not-taken",
  "document.damaged",
  "document.too-many",
  "photo.wrong-kind",
  "photo.too-many-pixels",
  "photo.damaged",
  "file-too-large",
];

/** Whether the file itself was refused, so that trying again is of no use. */
export const refusesFile = (error: unknown): boolean => error instanceof CallError && againstFiles.includes(error.code);

const megabyte = 1024 * 1024;
const kilobyte = 1024;

/** Returns a file's size as it is read, as in "2.1 MB" or "640 KB". */
export const sizeWords = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
