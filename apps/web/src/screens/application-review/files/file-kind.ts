import type { DocumentView } from "@porchlight/contract/applications.ts";

export type FileKind = "image" | "pdf" | "other";

/** Returns how a file is shown. */
export const kindOf = ({ mimeType }: Pick<DocumentView, "mimeType">): FileKind =>
  mimeType.startsWith("image/") ? "image" : mimeType === "application/pdf" ? "pdf" : "other";
