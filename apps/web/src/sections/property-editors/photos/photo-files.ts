import { photoBytes } from "@porchlight/domain/properties/limits.ts";
import { sentence } from "@porchlight/domain/refusals.ts";
import { CallError } from "../../../app/call-error.ts";

/** The types offered in the file picker; some systems do not know HEIC and report no type for it. */
export const acceptedTypes = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif", "image/gif"];

const againstFiles = ["photo.wrong-kind", "photo.too-many-pixels", "photo.damaged", "file-too-large"];

/** Whether the file itself was refused, so that trying again is of no use. */
export const refusesFile = (error: unknown): boolean => error instanceof CallError && againstFiles.includes(error.code);

/** Returns why a file need not be sent, or null. The server looks at its content and has the last word. */
export function reasonAgainst({ type, size }: Pick<File, "type" | "size">): string | null {
  if (type !== "" && !acceptedTypes.includes(type)) return sentence("photo.wrong-kind", {});
  return size > photoBytes.max ? sentence("file-too-large", {}) : null;
}
