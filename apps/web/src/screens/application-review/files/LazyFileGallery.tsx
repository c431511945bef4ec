import { lazyPart } from "../../../ui/lazy-part.tsx";

/** The full-screen gallery of files, for where one is opened. */
export const FileGallery = lazyPart(
  () => import("./FileGallery.tsx").then((file) => file.FileGallery),
  () => true,
);
