import { decodePicture, inTurn, narrowed, sourceOf } from "./decode-picture.ts";
import type { PictureKind } from "./picture-kinds.ts";
import { jpegOptions, jpegSide, pictureWidths, webpOptions } from "./pictures.ts";

/** A picture that is not public: a JPEG and a small WebP of it. */
export type PaperPicture = { jpeg: Buffer; thumbnail: Buffer };

/**
 * Returns an uploaded picture of a paper as it is kept, upright and without camera metadata. Its bytes are read when
 * its turn comes.
 * Errors  `photo.damaged` for what cannot be read to its end, `photo.too-many-pixels`
 */
export const drawPaper = (
  read: () => Promise<Uint8Array>,
  kind: PictureKind | "avif",
  maxPixels: number,
): Promise<PaperPicture> =>
  inTurn(async () => {
    const { decoded } = await decodePicture(await sourceOf(await read(), kind, maxPixels), {
      side: jpegSide,
      maxPixels,
    });
    const jpeg = await decoded().jpeg(jpegOptions).toBuffer();
    const thumbnail = await narrowed(decoded(), pictureWidths.thumbnail).webp(webpOptions).toBuffer();
    return { jpeg, thumbnail };
  });
