/** The kinds of pictures people upload. */
export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "heic";

/** The number of a file's first bytes that identify its kind. */
export const signatureByteCount = 64;

/** The brands of HEIF files with HEVC inside: what phones write. AVIF is written the same way under other brands. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

/** Returns the kind of a picture by its first bytes, whatever its name; null when it is not a supported picture. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  const text = Buffer.from(head.subarray(0, signatureByteCount)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (text.slice(4, 8) === "ftyp" && brandsOf(head, text).some((brand) => heicBrands.has(brand))) return "heic";
  return null;
}

/** Whether a file is an AVIF by its first bytes. */
export function isAvif(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, signatureByteCount)).toString("latin1");
  return text.slice(4, 8) === "ftyp" && brandsOf(head, text).includes("avif");
}

/** The main brand and the compatible ones after its version. */
function brandsOf(head: Uint8Array, text: string): string[] {
  const boxBytes = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const listed = text.slice(16, Math.min(boxBytes, signatureByteCount)).match(/.{4}/gs) ?? [];
  return [text.slice(8, 12), ...listed];
}
