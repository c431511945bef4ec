import sharp from "sharp";
import type { Files } from "./files.ts";

/** Pictures that anybody may see; where they are kept and served from. */
export const picturesFolder = "pictures";

/** How wide a picture is kept, in pixels: for the viewer, for a large card, for a small one. */
export const pictureWidths = { full: 1600, card: 960, thumbnail: 480 } as const;

/** What is decoded at most, so that a small file cannot claim to be a huge picture. */
const mostPixels = 100_000_000;
/** Drawings are taken a third larger than their own measure; photos have no measure but their pixels. */
const vectorDensity = 96;

/** Where each width of a picture is, as a browser asks for it. */
export type PictureUrls = { url: string; cardUrl: string; thumbnailUrl: string };

/**
 * Keeps a picture in every width as WebP without its metadata.
 * Shape   `name` is the picture's own key below the pictures' folder, without an ending
 * Errors  bytes that are no picture reject
 */
export async function keepPicture(files: Files, name: string, original: Uint8Array): Promise<PictureUrls> {
  const { data, info } = await sharp(original, { limitInputPixels: mostPixels, density: vectorDensity })
    .rotate()
    .resize({ width: pictureWidths.full, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of Object.values(pictureWidths)) {
    const picture = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    await files.put(keyOf(name, width), picture, "image/webp");
  }
  return pictureUrls(name);
}

export const pictureUrls = (name: string): PictureUrls => ({
  url: `/files/${keyOf(name, pictureWidths.full)}`,
  cardUrl: `/files/${keyOf(name, pictureWidths.card)}`,
  thumbnailUrl: `/files/${keyOf(name, pictureWidths.thumbnail)}`,
});

const keyOf = (name: string, width: number): string => `${picturesFolder}/${name}-${width}.webp`;
