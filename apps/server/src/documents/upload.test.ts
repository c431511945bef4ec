import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useDocuments } from "../testing/documents.ts";
import { aPhoto } from "../testing/photos.ts";
import { aDocx, anOle2, aPdf, phonePhoto } from "./testing.ts";

const { app, whileAllowed, aRenter, send, read, namesIn, filesOf, kept } = useDocuments();

describe("An uploaded file", () => {
  it("is a PDF kept byte by byte, which the browser shows and nobody stores", async () => {
    const by = await aRenter();
    const bytes = aPdf(200_000);
    const { status, body } = await send(by, bytes, "Pay stub März.pdf");
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      kind: "PROOF_OF_INCOME",
      fileName: "Pay stub März.pdf",
      fileSize: 200_000,
      mimeType: "application/pdf",
      url: expect.stringMatching(/^\/files\/documents\//),
      thumbnailUrl: null,
    });
    const reply = await read(body.url);
    expect([reply.status, ...["content-type", "content-length"].map((name) => reply.headers.get(name))]).toEqual([
      200,
      "application/pdf",
      "200000",
    ]);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(reply.headers.get("content-disposition")).toMatch(
      /^inline; .*filename\*=UTF-8''Pay%20stub%20M%C3%A4rz\.pdf/,
    );
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ["letter.doc", () => anOle2("WordDocument"), "application/msword"],
    ["letter.docx", () => aDocx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("is a Word file, downloaded under its name: %s", async (name, make, mimeType) => {
    const { body } = await send(await aRenter(), make(), name, "ADDITIONAL");
    expect(body).toMatchObject({ kind: "ADDITIONAL", fileName: name, mimeType, thumbnailUrl: null });
    const reply = await read(body.url);
    expect(reply.headers.get("content-disposition")).toBe(`attachment; filename=${name}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(make())).toBe(true);
  });

  it("is a picture drawn anew, without camera data, and with a thumbnail", async () => {
    const camera = await sharp(await aPhoto({ width: 900, height: 600 }))
      .withExif({ IFD0: { Make: "A camera" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send(await aRenter(), camera, "license.jpeg", "PHOTO_ID");
    expect(body).toMatchObject({ kind: "PHOTO_ID", fileName: "license.jpg", mimeType: "image/jpeg" });
    const file = await read(body.url);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([file.headers.get("content-type"), bytes.length]).toEqual(["image/jpeg", body.fileSize]);
    const { exif, width, height, format } = await sharp(bytes).metadata();
    expect({ exif, width, height, format }).toEqual({ width: 600, height: 900, format: "jpeg" });
    const thumbnail = await read(body.thumbnailUrl);
    expect([thumbnail.headers.get("content-type"), thumbnail.headers.get("cache-control")]).toEqual([
      "image/webp",
      "no-store",
    ]);
    expect(await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).toMatchObject({
      width: 480,
      height: 720,
    });
  });

  it.each([
    ["a phone's format", phonePhoto, "IMG_1.HEIC"],
    [
      "AVIF",
      async () =>
        sharp(await aPhoto())
          .avif()
          .toBuffer(),
      "id.avif",
    ],
    [
      "GIF",
      async () =>
        sharp(await aPhoto())
          .gif()
          .toBuffer(),
      "id.gif",
    ],
    [
      "WebP",
      async () =>
        sharp(await aPhoto())
          .webp()
          .toBuffer(),
      "id.webp",
    ],
    [
      "PNG",
      async () =>
        sharp(await aPhoto())
          .png()
          .toBuffer(),
      "id.png",
    ],
  ])("may be a picture in %s", async (_, make, name) => {
    const { status, body } = await send(await aRenter(), await make(), name, "PET_PHOTO");
    expect([status, body.mimeType, body.fileName]).toEqual([201, "image/jpeg", name.replace(/\..*/, ".jpg")]);
  });

  it("is readable nowhere on the disk, neither while it comes in nor afterwards", async () => {
    const by = await aRenter();
    const line = "routing number 0815";
    const { body } = await send(by, aPdf(100_000, line));
    const stored = await filesOf(body.id);
    expect(stored).toEqual([`${body.id}.sealed`]);
    expect((await readFile(join(app().config.dataDir, "files", "documents", stored[0]!))).includes(line)).toBe(false);
    let seen: Buffer | null = null;
    const looks = async () => {
      const [unfinished] = await namesIn("incoming");
      if (unfinished) seen = await readFile(join(app().config.dataDir, "incoming", unfinished));
    };
    const photo = await aPhoto({ width: 300, height: 200 });
    await whileAllowed(looks, () => send(by, photo, "id.jpg", "PHOTO_ID"));
    expect(seen!.length).toBeGreaterThan(500);
    expect(seen!.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(await namesIn("incoming")).toEqual([]);
  });

  it("is listed with the others of its application, in the order they came", async () => {
    const [one, other] = [await aRenter(), await aRenter()];
    const ids: string[] = [];
    for (const by of [one, other, one]) ids.push((await send(by, aPdf())).body.id);
    expect((await kept(one)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect((await kept(other)).map(({ id }) => id)).toEqual([ids[1]]);
  });
});
