import { availableParallelism } from "node:os";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Sharp, SharpConstructor } from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";
import { readHeic } from "./heic.ts";
import type { PictureKind } from "./picture-kinds.ts";

/** What a picture of any kind is read from: a file, its bytes, or pixels that another decoder has read. */
export type Source = Uint8Array | string | { width: number; height: number; data: Uint8ClampedArray };

/** A decoded picture; `width` and `height` are those of the upright original. */
type Decoded = { width: number; height: number; decoded(): Sharp };

/** Decodes only a few pictures at once, since a small file may need a lot of memory for its pixels. */
export const inTurn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)), 200);

/** Loaded with the first picture: it takes a tenth of a start, and most starts draw nothing soon. */
export const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  return sharp;
};

/** Drawings are taken a third larger than their own measure; photos have no measure but their pixels. */
const vectorDensity = 96;

/**
 * Returns what an uploaded picture is decoded from.
 * Shape   `file` is a path on this machine or the bytes, which are of this kind by their first ones
 * Errors  `photo.damaged`, `photo.too-many-pixels`
 */
export async function sourceOf(
  file: string | Uint8Array,
  kind: PictureKind | "avif",
  maxPixels: number,
): Promise<Source> {
  if (kind !== "heic") return file;
  const told = await readHeic(file, maxPixels);
  if (told.kind === "damaged") return refuse("photo.damaged");
  if (told.kind === "too-many-pixels") return tooMany(maxPixels);
  return told;
}

/**
 * Decodes a picture once, at the largest size that is kept, upright and without camera metadata; smaller ones are made
 * of that. `side` is the longest side in pixels.
 * Errors  `photo.damaged` for what cannot be read to its end, `photo.too-many-pixels`
 */
export async function decodePicture(source: Source, { side, maxPixels }: Bounds): Promise<Decoded> {
  const sharp = await loadSharp();
  const { width, height } = await sizeOf(open(sharp, source), maxPixels);
  const { data, info } = await open(sharp, source)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse("photo.damaged"));
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { width, height, decoded: () => sharp(data, { raw }) };
}
type Bounds = { side: number; maxPixels: number };

export const narrowed = (picture: Sharp, width: number): Sharp => picture.resize({ width, withoutEnlargement: true });

const tooMany = (maxPixels: number): never =>
  refuse("photo.too-many-pixels", { megapixels: Math.floor(maxPixels / 1_000_000) });

function open(sharp: SharpConstructor, source: Source): Sharp {
  // What is cut off is refused; a camera's small untidiness is not. How large it is, is looked at before it is decoded.
  const options = { failOn: "error", limitInputPixels: false, density: vectorDensity } as const;
  if (typeof source === "string" || source instanceof Uint8Array) return sharp(source, options);
  const { width, height, data } = source;
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function sizeOf(picture: Sharp, maxPixels: number): Promise<{ width: number; height: number }> {
  const { autoOrient, pageHeight } = await picture.metadata().catch(() => refuse("photo.damaged"));
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  if (width * height > maxPixels) tooMany(maxPixels);
  return { width, height };
}
