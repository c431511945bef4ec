import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { aPhoto } from "../testing/photos.ts";
import { usePhotos } from "./testing.ts";

const { product, owner, aHome, homeOf, sent } = usePhotos();

describe("An uploaded photo", () => {
  it("is added at the end with its URLs and size, and becomes the cover if it is the first", async () => {
    const id = await aHome();
    const first = await sent(id, await aPhoto({ width: 1200, height: 800 }));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ order: 0, width: 1200, height: 800 });
    expect(first.body.uploadedAt).toMatch(/^2026-11-23T14:0/);
    const second = await sent(id, await aPhoto());
    const home = await homeOf(id);
    expect(home.images).toEqual([first.body, second.body]);
    expect(home.coverImage).toBe(first.body.url);
  });

  it("is public in each size, and as AVIF for browsers that accept it", async () => {
    const { body: photo } = await sent(await aHome(), await aPhoto({ width: 600, height: 400 }));
    await product().settled();
    const typeOf = async (url: string, accept = "*/*") => {
      const answer = await fetch(product().url + url, { headers: { accept } });
      expect([answer.status, answer.headers.get("vary")]).toEqual([200, "Accept"]);
      return answer.headers.get("content-type");
    };
    expect(await Promise.all([photo.url, photo.cardUrl, photo.thumbnailUrl].map((url) => typeOf(url)))).toEqual(
      Array(3).fill("image/webp"),
    );
    expect(await typeOf(photo.jpegUrl, "image/avif,image/webp")).toBe("image/jpeg");
    expect(await typeOf(photo.thumbnailUrl, "image/avif,image/webp,*/*")).toBe("image/avif");
  });

  it("is announced to the owner's open pages", async () => {
    const id = await aHome();
    const stop = new AbortController();
    const events = await fetch(`${product().url}/api/events`, {
      headers: { authorization: `Bearer ${owner().token}` },
      signal: stop.signal,
    });
    await sent(id, await aPhoto());
    let heard = "";
    for await (const chunk of events.body!) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes(`"topic":"property"`) && heard.includes(id)) break;
    }
    stop.abort();
  });

  it("is kept when another one arrives at the same time", async () => {
    const id = await aHome();
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sent(id, photo)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { images } = await homeOf(id);
    expect(images.map((image) => image.order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(images.map((image) => image.id))).toEqual(new Set(answers.map(({ body }) => body.id)));
  });

  it("is accepted in a phone's format", async () => {
    const heic = await readFile(fileURLToPath(new URL("../testing/files/phone.heic", import.meta.url)));
    const { status, body } = await sent(await aHome(), heic, "IMG_0001.HEIC");
    expect({ status, width: body.width, height: body.height }).toEqual({ status: 201, width: 192, height: 256 });
  });

  it("may have any file name, since only its content counts", async () => {
    const id = await aHome();
    expect((await sent(id, await aPhoto(), "<b>x.html")).status).toBe(201);
  });
});
