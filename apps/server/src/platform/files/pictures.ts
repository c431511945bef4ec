import { buffer } from "node:stream/consumers";
import { decodePicture, inTurn, loadSharp, narrowed, type Source, sourceOf } from "./decode-picture.ts";
import type { ContentType, Files } from "./files.ts";
import type { PictureKind } from "./picture-kinds.ts";

/** The folder of public pictures. */
export const picturesFolder = "pictures";

/** The widths of the stored WebP pictures, in pixels: for the viewer, for a large card, for a small one. */
export const pictureWidths = { full: 1600, card: 960, thumbnail: 480 } as const;
const widths = Object.values(pictureWidths);
/** The longest side of the JPEG, in pixels, for readers without WebP: listing platforms and link previews. */
export const jpegSide = 2560;

/** The URL of each form of a picture. */
export type PictureUrls = { url: string; cardUrl: string; thumbnailUrl: string; jpegUrl: string };

export const jpegOptions = { quality: 82 } as const;
export const webpOptions = { quality: 80, effort: 2 } as const;

type Form = { ending: string; contentType: ContentType; bytes: Uint8Array };
/** A picture in every form it is kept in; `width` and `height` are those of the upright original. */
export type DrawnPicture = { width: number; height: number; forms: Form[] };

/**
 * A drawing of ours in every form. Errors  one that cannot be drawn rejects.
 */
export const drawPicture = (drawing: Uint8Array): Promise<DrawnPicture> =>
  inTurn(() => formsOf(drawing, Number.POSITIVE_INFINITY));

/**
 * Returns an uploaded photo in every form, upright and without camera metadata.
 * Shape   `path` is a file on this machine whose first bytes said that it is of this kind
 * Errors  `photo.damaged` for what cannot be read to its end, `photo.too-many-pixels`
 */
export const drawPhoto = (path: string, kind: PictureKind, maxPixels: number): Promise<DrawnPicture> =>
  inTurn(async () => formsOf(await sourceOf(path, kind, maxPixels), maxPixels));

async function formsOf(source: Source, maxPixels: number): Promise<DrawnPicture> {
  const { width, height, decoded } = await decodePicture(source, { side: jpegSide, maxPixels });
  const forms: Form[] = [];
  const jpeg = await decoded().jpeg(jpegOptions).toBuffer();
  forms.push({ ending: jpegEnding, contentType: "image/jpeg", bytes: jpeg });
  for (const width of widths) {
    const bytes = await narrowed(decoded(), width).webp(webpOptions).toBuffer();
    forms.push({ ending: endingOf(width, "webp"), contentType: "image/webp", bytes });
  }
  return { width, height, forms };
}

/** Keeps every form of a picture. `name` is its own key below the pictures' folder, without an ending. */
export async function storePicture(files: Files, name: string, picture: DrawnPicture): Promise<void> {
  for (const { ending, bytes, contentType } of picture.forms) await files.put(keyOf(name, ending), bytes, contentType);
}

/**
 * Adds the AVIF forms of a kept picture, a third smaller than WebP and slow to make, so they come later.
 * Returns false where the picture is no longer there.
 */
export async function addAvif(files: Files, name: string): Promise<boolean> {
  const kept = await files.get(keyOf(name, jpegEnding));
  if (!kept) return false;
  const sharp = await loadSharp();
  const original = await buffer(kept.stream);
  for (const width of widths) {
    const bytes = await narrowed(sharp(original), width).avif({ quality: 55, effort: 2 }).toBuffer();
    await files.put(keyOf(name, endingOf(width, "avif")), bytes, "image/avif");
  }
  return true;
}

/** Deletes the AVIF forms of a picture alone. */
export async function deleteAvif(files: Files, name: string): Promise<void> {
  for (const width of widths) await files.delete(keyOf(name, endingOf(width, "avif")));
}

/** Deletes a picture in all its forms, those included that were not made yet or are gone. */
export async function deletePicture(files: Files, name: string): Promise<void> {
  const endings = [jpegEnding, ...widths.flatMap((width) => [endingOf(width, "webp"), endingOf(width, "avif")])];
  for (const ending of endings) await files.delete(keyOf(name, ending));
}

export const pictureUrls = (name: string): PictureUrls => ({
  url: urlOf(name, endingOf(pictureWidths.full, "webp")),
  cardUrl: urlOf(name, endingOf(pictureWidths.card, "webp")),
  thumbnailUrl: urlOf(name, endingOf(pictureWidths.thumbnail, "webp")),
  jpegUrl: urlOf(name, jpegEnding),
});

/** Returns the key of the AVIF for a stored WebP; null for another file. */
export const avifKeyOf = (key: string): string | null =>
  key.endsWith(".webp") ? `${key.slice(0, -".webp".length)}.avif` : null;

const endingOf = (width: number, kind: "webp" | "avif"): string => `-${width}.${kind}`;
const jpegEnding = `-${jpegSide}.jpg`;
const keyOf = (name: string, ending: string): string => `${picturesFolder}/${name}${ending}`;
const urlOf = (name: string, ending: string): string => `/files/${keyOf(name, ending)}`;
