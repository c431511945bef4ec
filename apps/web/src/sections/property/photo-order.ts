import type { PhotoView } from "@porchlight/contract/photos.ts";

/** The ids of the homes that have photos uploading. */
export const homesUploading = new Set<string>();

/** The key of all changes to a home's photos, by which others see whether one is running. */
export const photoChangesKey = (propertyId: string): [string, string] => ["photos", propertyId];

/** The photos in the order of `ids`, then those that `ids` does not name. */
export const inOrderOf = (photos: readonly PhotoView[], ids: readonly string[]): PhotoView[] => {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return [...named, ...photos.filter((photo) => !ids.includes(photo.id))];
};
