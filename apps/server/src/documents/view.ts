import type { DocumentView } from "@porchlight/contract/applications.ts";
import type { App } from "../app.ts";
import { documentUrl, type Opener } from "./address.ts";
import type { StoredDocument } from "./store.ts";

/** Returns a document as this person reads it, with addresses that are valid for five minutes and name them. */
export function documentViewOf(
  app: Pick<App, "clock" | "secret">,
  { id, kind, fileName, fileSize, mimeType, hasThumbnail }: StoredDocument,
  by: Opener,
): DocumentView {
  return {
    id,
    kind,
    fileName,
    fileSize,
    mimeType,
    url: documentUrl(app, { documentId: id, form: "file", by }),
    thumbnailUrl: hasThumbnail ? documentUrl(app, { documentId: id, form: "thumbnail", by }) : null,
  };
}
