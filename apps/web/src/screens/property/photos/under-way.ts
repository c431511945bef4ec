import type { PhotoView } from "@porchlight/contract/photos.ts";

/** The homes whose photos are on their way just now. */
export const withUploads = new Set<string>();

/** Names what is asked about a home's photos, so that others can tell that it is under way. */
export const photosKey = (propertyId: string): [string, string] => ["photos", propertyId];

/** The same photos in the order of these ids; those that came meanwhile stay at the end. */
export const inOrderOf = (photos: readonly PhotoView[], ids: readonly string[]): PhotoView[] => {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return [...named, ...photos.filter((photo) => !ids.includes(photo.id))];
};
