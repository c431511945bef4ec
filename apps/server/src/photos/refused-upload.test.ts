import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import { photoBytes, photosCount } from "@porchlight/domain/properties/limits.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { aPhoto, formWith, pngBomb, upload } from "../testing/photos.ts";
import { small, usePhotos } from "./testing.ts";

const { product, owner, call, aHome, homeOf, sent, aHomeWith, namesIn, tidied } = usePhotos();
let stranger: SignedInOwner;
beforeAll(async () => {
  stranger = await aSignedInOwner(product(), "Noor Haddad");
});

/** Eighty megabytes through one machine that also sends them. */
const bigFilesMs = 60_000;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe("An upload is rejected:", () => {
  const refusedWith = async (bytes: Uint8Array, name: string, id?: string) => {
    const home = id ?? (await aHome());
    const { status, body } = await sent(home, bytes, name);
    return { status, message: body.message };
  };
  const photoWithTail = async (length: number): Promise<Buffer> => {
    const photo = await aPhoto();
    return Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
  };

  it.each([
    ["a drawing", Buffer.from(svg), "house.svg"],
    ["a page that calls itself a photo", Buffer.from("<!doctype html><script>alert(1)</script>"), "house.jpg"],
    ["a document", Buffer.from("%PDF-1.7"), "plan.pdf"],
    ["a text", Buffer.from("hello"), "notes.txt"],
    ["nothing", Buffer.alloc(0), "empty.jpg"],
  ])("%s", async (_, bytes, name) =>
    expect(await refusedWith(bytes, name)).toEqual({ status: 415, message: "Only image files are allowed" }),
  );

  it("a truncated photo", async () => {
    const whole = await aPhoto({ width: 900, height: 600 });
    expect(await refusedWith(whole.subarray(0, whole.length / 2), "half.jpg")).toEqual({
      status: 400,
      message: "This image is damaged and cannot be read",
    });
  });

  it("a small file of a hundred megapixels, without decoding it", async () => {
    const bomb = pngBomb(10_000, 10_000);
    const id = await aHome();
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 6 }, () => refusedWith(bomb, "bomb.png", id)));
    expect(answers).toEqual(Array(6).fill({ status: 400, message: "Maximum image size is 50 megapixels" }));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it(
    "one byte more than 25 MB, while 25 MB are accepted",
    async () => {
      const id = await aHome();
      expect((await sent(id, await photoWithTail(photoBytes.max))).status).toBe(201);
      expect(await refusedWith(await photoWithTail(photoBytes.max + 1), "large.jpg", id)).toEqual({
        status: 413,
        message: "Maximum file size is 25MB",
      });
      expect(await refusedWith(await photoWithTail(26 * 1024 * 1024), "larger.jpg", id)).toMatchObject({ status: 413 });
    },
    bigFilesMs,
  );

  it("the fifty-first photo", async () => {
    const { id } = await aHomeWith(small);
    const [image] = (await homeOf(id)).images;
    const images = [
      image,
      ...Array.from({ length: photosCount.max - 2 }, () => ({ ...image, id: crypto.randomUUID() })),
    ];
    await sql`update property set images = ${JSON.stringify(images)}::jsonb where id = ${id}`.execute(
      product().product.app.db,
    );
    const two = await Promise.all([sent(id, await aPhoto()), sent(id, await aPhoto())]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await refusedWith(await aPhoto(), "late.jpg", id)).toEqual({
      status: 400,
      message: "You can upload up to 50 photos",
    });
  });

  it("a call without a file", async () => {
    const id = await aHome();
    const elsewhere = await upload<ErrorBody>(
      product(),
      owner(),
      id,
      formWith(Uint8Array.from(await aPhoto()), "a.jpg", "file"),
    );
    const form = new FormData();
    form.append("image", "no file");
    const answers = [
      elsewhere,
      await upload<ErrorBody>(product(), owner(), id, form),
      await call<ErrorBody>("POST", `/property-image/${id}`),
    ];
    for (const { status, body } of answers)
      expect({ status, fields: body.validationErrors }).toEqual({ status: 400, fields: { image: "Choose a file" } });
  });

  it.each([
    [
      "without an end",
      '--here\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
      "; boundary=here",
    ],
    ["that names no boundary", "anything", ""],
  ])("a form %s", async (_, body, boundary) => {
    const answer = await fetch(`${product().url}/api/property-image/${await aHome()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner().token}`, "content-type": `multipart/form-data${boundary}` },
      body,
    });
    expect(await answer.json()).toMatchObject({ statusCode: 400, code: "upload-broken-off" });
  });

  it("a photo for another owner's home", async () => {
    expect(await sent(await aHome(), await aPhoto(), "photo.jpg", stranger)).toMatchObject({
      status: 404,
      body: { code: "not-found" },
    });
  });

  it("and no rejected upload leaves a file behind", async () => {
    await tidied();
    expect(await namesIn("incoming")).toEqual([]);
    const kept = await row(
      product().product.app.db,
      sql<{
        ids: string[];
      }>`select array_agg(image ->> 'id') as ids from property, jsonb_array_elements(images) as image`,
    );
    const held = new Set(kept!.ids);
    expect((await namesIn("files", "pictures")).filter((name) => !held.has(name.slice(0, 36)))).toEqual([]);
  });
});
