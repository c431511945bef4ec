import type { DocumentView } from "@porchlight/contract/applications.ts";
import type { App } from "../app.ts";
import { documentUrls, type Opener } from "./address.ts";
import type { ShownDocument } from "./store.ts";

/** Returns what gives documents as this person reads them, with addresses that are valid for five minutes and name them. */
export function documentViewer(
  app: Pick<App, "clock" | "secret">,
  by: Opener,
): (document: ShownDocument) => DocumentView {
  const urlOf = documentUrls(app, by);
  return ({ id, kind, fileName, fileSize, mimeType, hasThumbnail }) => ({
    id,
    kind,
    fileName,
    fileSize,
    mimeType,
    url: urlOf(id, "file"),
    thumbnailUrl: hasThumbnail ? urlOf(id, "thumbnail") : null,
  });
}
