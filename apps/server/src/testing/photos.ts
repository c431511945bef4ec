import { crc32, deflateSync } from "node:zlib";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import sharp from "sharp";

type Wanted = { width?: number; height?: number; background?: string };

/** Returns a plain JPEG photo, small by default. */
export const aPhoto = ({ width = 48, height = 32, background = "#185873" }: Wanted = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Returns a drawing as a WebP photo of the given width in pixels. */
export const photoOfDrawing = (drawing: Uint8Array, width: number): Promise<Buffer> =>
  sharp(drawing).resize({ width }).webp().toBuffer();

/** Returns a JPEG of twelve megapixels, as large as a phone's and as hard to compress. */
export async function aCameraPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#456", noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return Uint8Array.from(bytes);
}

/** Returns a form with one file in it, as a browser sends it. */
export function formWith(bytes: Uint8Array<ArrayBuffer>, name = "photo.jpg", field = "image"): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  return form;
}

/** Uploads a photo of a home as its owner and returns the product's answer. */
export async function upload<Body = PhotoView>(
  { url }: { url: string },
  { token }: { token: string },
  propertyId: string,
  form: FormData,
): Promise<{ status: number; body: Body }> {
  const reply = await fetch(`${url}/api/property-image/${propertyId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as Body };
}

/** Uploads the photo that a listing requires. */
export async function givePhoto(product: { url: string }, owner: { token: string }, propertyId: string): Promise<void> {
  const { status, body } = await upload<unknown>(product, owner, propertyId, formWith(Uint8Array.from(await aPhoto())));
  if (status !== 201) throw new Error(`A photo was not taken: ${status} ${JSON.stringify(body)}`);
}

/** Returns a valid PNG of a few kilobytes that decodes to the given size in pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey; a byte before each row says that it is not filtered.
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
