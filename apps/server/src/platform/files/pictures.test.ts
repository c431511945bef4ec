import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heicGrid } from "../../testing/heic-grid.ts";
import { pngBomb } from "../../testing/photos.ts";
import type { Files } from "./files.ts";
import { heicBounds, heicReader, readHeic } from "./heic.ts";
import { localFiles } from "./local-folder.ts";
import { pictureKind } from "./picture-kinds.ts";
import { addAvif, deletePicture, drawPhoto, drawPicture, storePicture } from "./pictures.ts";

const maxPixels = 1_000_000;
const fromPhone = fileURLToPath(new URL("../../testing/files/phone.heic", import.meta.url));

let folder: string;
let files: Files;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-pictures-"));
  files = localFiles(join(folder, "files"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Wide, with its left half amber and its right half blue. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#185873" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#fcb742" } },
      left: 0,
      top: 0,
    },
  ]);

async function drawn(bytes: Uint8Array) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return drawPhoto(path, pictureKind(bytes) ?? "jpeg", maxPixels);
}

/** Width, height and format of each form by its ending. */
const formsOf = async ({ forms }: Awaited<ReturnType<typeof drawn>>) =>
  Object.fromEntries(
    await Promise.all(
      forms.map(async ({ ending, bytes }) => {
        const { width, height, format } = await sharp(bytes).metadata();
        return [ending, `${width}x${height} ${format}`];
      }),
    ),
  );

const colourAt = async (bytes: Uint8Array, left: number, top: number): Promise<string> => {
  const [red, green, blue] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red! > 150 && blue! < 150 ? "amber" : green! > 60 && blue! > 80 ? "blue" : `${red},${green},${blue}`;
};

describe("A photo", () => {
  it("is stored as WebP in three widths and as a JPEG, never enlarged", async () => {
    const photo = await drawn(await twoHalves(1200, 800).jpeg().toBuffer());
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 1200, height: 800 });
    expect(await formsOf(photo)).toEqual({
      "-2560.jpg": "1200x800 jpeg",
      "-1600.webp": "1200x800 webp",
      "-960.webp": "960x640 webp",
      "-480.webp": "480x320 webp",
    });
  });

  it("is at most 2,560 pixels a side", async () => {
    const photo = await drawn(await twoHalves(300, 3000).jpeg().toBuffer());
    expect((await formsOf(photo))["-2560.jpg"]).toBe("256x2560 jpeg");
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 300, height: 3000 });
  });

  it("is turned upright and stripped of camera and location data", async () => {
    const lying = await twoHalves(96, 64)
      .jpeg()
      .withExif({ IFD0: { Make: "A camera" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const photo = await drawn(lying);
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 64, height: 96 });
    for (const { bytes } of photo.forms) {
      const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 64, height: 96 });
      expect([await colourAt(bytes, 32, 8), await colourAt(bytes, 32, 88)]).toEqual(["amber", "blue"]);
    }
  });

  it("is accepted as HEIC from a phone, turned upright", async () => {
    const photo = await drawn(await readFile(fromPhone));
    expect({ width: photo.width, height: photo.height }).toEqual({ width: 192, height: 256 });
    for (const { bytes } of photo.forms) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect([await colourAt(bytes, 96, 20), await colourAt(bytes, 96, 230)]).toEqual(["amber", "blue"]);
    }
  });

  it.each([
    ["PNG", twoHalves(96, 64).png()],
    ["PNG of 16 bits a channel", twoHalves(96, 64).toColourspace("rgb16").png()],
    ["PNG with a palette", twoHalves(96, 64).png({ palette: true })],
    ["WebP", twoHalves(96, 64).webp()],
    ["GIF", twoHalves(96, 64).gif()],
    ["JPEG for print", twoHalves(96, 64).toColourspace("cmyk").jpeg()],
  ])("is accepted as %s", async (_, picture) => {
    const photo = await drawn(await picture.toBuffer());
    const webp = photo.forms.find(({ ending }) => ending === "-480.webp")!.bytes;
    expect([await colourAt(webp, 10, 32), await colourAt(webp, 86, 32)]).toEqual(["amber", "blue"]);
  });

  it("uses the first frame of an animation and white for transparency, and may be gray", async () => {
    const frames = Buffer.concat([Buffer.alloc(96 * 64 * 3, 250), Buffer.alloc(96 * 64 * 3, 10)]);
    const moving = await sharp(frames, { raw: { width: 96, height: 128, channels: 3, pageHeight: 64 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await drawn(moving)).toMatchObject({ width: 96, height: 64 });

    const clear = await drawn(
      await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    );
    expect([...(await sharp(clear.forms[0]!.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    const grey = await drawn(await twoHalves(96, 64).greyscale().jpeg().toBuffer());
    expect(await formsOf(grey)).toMatchObject({ "-480.webp": "96x64 webp" });
  });

  it("is rejected before decoding when it has too many pixels", async () => {
    const bomb = pngBomb(10_000, 10_000);
    const before = process.memoryUsage().rss;
    await expect(drawn(bomb)).rejects.toThrow("Maximum image size is 1 megapixels");
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
    const path = join(folder, "large.heic");
    await writeFile(path, await readFile(fromPhone));
    await expect(drawPhoto(path, "heic", 1000)).rejects.toThrow("Maximum image size is");
  });

  it("is rejected when it is truncated or corrupted", async () => {
    const whole = await sharp(await twoHalves(900, 600).png().toBuffer())
      .jpeg({ quality: 100 })
      .toBuffer();
    const heic = await readFile(fromPhone);
    for (const damaged of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 20),
      heic.subarray(0, heic.length - 60),
      heic.subarray(0, 100),
    ])
      await expect(drawn(damaged)).rejects.toThrow("This image is damaged and cannot be read");
  });
});

describe("A slow HEIC", () => {
  it("is given up after its CPU time, and the next one is read", async () => {
    const path = join(folder, "many-tiles.heic");
    const read = heicReader({ ...heicBounds, cpuMs: 150 });
    await writeFile(path, await heicGrid(32, 31));
    // Its kind alone: a difference with 48 megapixels in it cannot be printed.
    expect((await read(path, 100_000_000)).kind).toBe("damaged");
    expect(await read(fromPhone, maxPixels)).toMatchObject({ kind: "pixels", width: 192, height: 256 });
  });

  it("is read in time when it is as large as a phone's photo", async () => {
    const path = join(folder, "large-photo.heic");
    await writeFile(path, await heicGrid(32, 31));
    expect(await readHeic(path, 100_000_000)).toMatchObject({ kind: "pixels", width: 8192, height: 5952 });
  });
});

describe("The picture type of a file", () => {
  it.each([
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a document", "%PDF-1.7"],
    ["a text", "hello"],
    ["nothing", ""],
    ["another film", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
    ["an AVIF", "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf"],
    ["a box with a broken length", "\xff\xff\xff\xffftyp"],
  ])("is null for %s", (_, content) => expect(pictureKind(Buffer.from(content, "latin1"))).toBeNull());
});

describe("A stored picture", () => {
  it("gets its AVIFs later, and is deleted with all its files", async () => {
    const left = () => readdir(join(folder, "files", "pictures"));
    await storePicture(files, "one", await drawPicture(await twoHalves(96, 64).png().toBuffer()));
    expect(await left()).toHaveLength(4);
    expect(await addAvif(files, "one")).toBe(true);
    expect(await addAvif(files, "one")).toBe(true);
    expect((await left()).filter((name) => name.endsWith(".avif"))).toHaveLength(3);
    await deletePicture(files, "one");
    await deletePicture(files, "one");
    expect(await left()).toEqual([]);
    expect(await addAvif(files, "one")).toBe(false);
  });
});
