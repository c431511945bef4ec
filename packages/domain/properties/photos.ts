import { refuse } from "../refusals.ts";
import { photosCount } from "./limits.ts";
import type { PropertyImage } from "./property.ts";

/** The photos of a home are kept in their order, and `order` counts them from 0: the first is the cover. */
type Photos = readonly PropertyImage[];

const numbered = (photos: Photos): PropertyImage[] => photos.map((photo, order) => ({ ...photo, order }));

/** Checks that a home takes one more photo. Errors  `photo.too-many`. */
export function requirePhotoRoom(photos: Photos): void {
  if (photos.length >= photosCount.max) refuse("photo.too-many", photosCount);
}

/** Returns the photos with one more at the end. Errors  `photo.too-many`. */
export function withPhoto(photos: Photos, photo: PropertyImage): PropertyImage[] {
  requirePhotoRoom(photos);
  return numbered([...photos, photo]);
}

/** Returns the photos in this order. Errors  `invalid-input` unless each photo is named once. */
export function inOrder(photos: Photos, ids: readonly string[]): PropertyImage[] {
  const named = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  if (ids.length !== photos.length || new Set(named).size !== photos.length)
    refuse("invalid-input", {}, { imageIds: "Name every photo of this home once" });
  return numbered(named);
}

/**
 * Returns the photos that suit a listing best first: the cover stays, landscape before portrait, more pixels before
 * fewer, earlier before later.
 */
export function sorted([cover, ...others]: Photos): PropertyImage[] {
  if (!cover) return [];
  const suited = others.sort(
    (one, other) =>
      Number(isLandscape(other)) - Number(isLandscape(one)) ||
      pixelsOf(other) - pixelsOf(one) ||
      Temporal.Instant.compare(one.uploadedAt, other.uploadedAt),
  );
  return numbered([cover, ...suited]);
}

/** Returns the photos with this one as the first, the cover. Errors  `not-found`. */
export function withCover(photos: Photos, id: string): PropertyImage[] {
  const cover = photos.find((photo) => photo.id === id) ?? refuse("not-found");
  return numbered([cover, ...photos.filter((photo) => photo !== cover)]);
}

/** Returns the photos without this one; the next becomes the cover if it was. Errors  `not-found`. */
export function withoutPhoto(photos: Photos, id: string): PropertyImage[] {
  if (!photos.some((photo) => photo.id === id)) refuse("not-found");
  return numbered(photos.filter((photo) => photo.id !== id));
}

const isLandscape = ({ width, height }: PropertyImage): boolean => width > height;
const pixelsOf = ({ width, height }: PropertyImage): number => width * height;
