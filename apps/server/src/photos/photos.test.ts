import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { photoBytes, photosCount } from "@porchlight/domain/properties/limits.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { holdDeletions } from "../platform/files/held-deletions.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { aPhoto, formWith, pngBomb, upload } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { startS3 } from "../testing/s3.ts";

let product: TestProduct;
let owner: SignedInOwner;
let stranger: SignedInOwner;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  stranger = await aSignedInOwner(product, "Noor Haddad");
});
afterAll(() => product.close());

const call = <Body>(method: string, path: string, body?: unknown, by = owner) =>
  product.api<Body>(method, path, { token: by.token, body });

async function aHome(): Promise<string> {
  const location = {
    address: "12 Main St",
    city: "Austin",
    state: "TX",
    zip: "78701",
    latitude: 30.27,
    longitude: -97.74,
  };
  return (await call<PropertyView>("POST", "/property", { location })).body.id;
}
const homeOf = async (id: string): Promise<PropertyView> => (await call<PropertyView>("GET", `/property/${id}`)).body;

const sent = async (propertyId: string, bytes: Uint8Array, name = "photo.jpg", by = owner) =>
  upload<PhotoView & ErrorBody>(product, by, propertyId, formWith(Uint8Array.from(bytes), name));

/** A home with photos of these sizes, uploaded one after the other. */
async function aHomeWith(...sizes: { width: number; height: number }[]): Promise<{ id: string; photos: string[] }> {
  const id = await aHome();
  const photos: string[] = [];
  for (const size of sizes) photos.push((await sent(id, await aPhoto(size))).body.id);
  return { id, photos };
}
const small = { width: 48, height: 32 };

const dataDir = (): string => product.product.app.config.dataDir;
const namesIn = (...path: string[]): Promise<string[]> => readdir(join(dataDir(), ...path)).catch(() => []);
const filesOf = async (imageId: string): Promise<string[]> =>
  (await namesIn("files", "pictures")).filter((name) => name.startsWith(imageId)).sort();
const loosePictures = async (): Promise<number> =>
  (await row(product.product.app.db, sql<{ n: number }>`select count(*)::int as n from loose_picture`))!.n;
/** Everything that was let go of is deleted. */
const tidied = (): Promise<true> => vi.waitUntil(async () => (await loosePictures()) === 0, { timeout: 10_000 });

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
    await product.settled();
    const typeOf = async (url: string, accept = "*/*") => {
      const answer = await fetch(product.url + url, { headers: { accept } });
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
    const events = await fetch(`${product.url}/api/events`, {
      headers: { authorization: `Bearer ${owner.token}` },
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
      product.product.app.db,
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
      product,
      owner,
      id,
      formWith(Uint8Array.from(await aPhoto()), "a.jpg", "file"),
    );
    const form = new FormData();
    form.append("image", "no file");
    const answers = [
      elsewhere,
      await upload<ErrorBody>(product, owner, id, form),
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
    const answer = await fetch(`${product.url}/api/property-image/${await aHome()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": `multipart/form-data${boundary}` },
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
      product.product.app.db,
      sql<{
        ids: string[];
      }>`select array_agg(image ->> 'id') as ids from property, jsonb_array_elements(images) as image`,
    );
    const held = new Set(kept!.ids);
    expect((await namesIn("files", "pictures")).filter((name) => !held.has(name.slice(0, 36)))).toEqual([]);
  });
});

describe("An interrupted upload", () => {
  /** Sends the head of a call and part of its body. */
  async function begin(id: string, body: Uint8Array, announced: number) {
    const asked = request(`${product.url}/api/property-image/${id}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${owner.token}`,
        "content-type": "multipart/form-data; boundary=here",
        "content-length": String(announced),
      },
    });
    asked.on("error", () => undefined);
    asked.write('--here\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    asked.write(body);
    return asked;
  }

  it("leaves neither a photo nor a file", async () => {
    const id = await aHome();
    const asked = await begin(id, await aPhoto(), 1_000_000);
    await vi.waitUntil(async () => (await namesIn("incoming")).length === 1);
    asked.destroy();
    await vi.waitUntil(async () => (await namesIn("incoming")).length === 0);
    expect((await homeOf(id)).images).toEqual([]);
    expect(await loosePictures()).toBe(0);
  });

  it("is cleaned up even when its process died", async () => {
    const { app } = product.product;
    const abandoned = crypto.randomUUID();
    await app.files.put(`pictures/${abandoned}-480.webp`, await aPhoto(), "image/webp");
    await sql`insert into loose_picture (name, delete_at) values (${abandoned}, ${app.clock.now().add({ hours: 1 })})`.execute(
      app.db,
    );
    await product.advance("PT59M");
    expect(await filesOf(abandoned)).toHaveLength(1);
    await product.advance("PT2M");
    await tidied();
    expect(await filesOf(abandoned)).toEqual([]);
  });
});

describe("The order of a home's photos", () => {
  const answered = async (method: string, path: string, body?: unknown): Promise<string[]> => {
    const answer = await call<PhotoView[]>(method, `/property-image/${path}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ order }) => order)).toEqual(answer.body.map((_, index) => index));
    return answer.body.map(({ id }) => id);
  };
  const kept = async (id: string) => (await homeOf(id)).images.map((image) => image.id);

  it("can be set by a list that names each photo once, and by no other", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const [a, b, c] = photos as [string, string, string];
    expect(await answered("PUT", `order/${id}`, { imageIds: [c, a, b] })).toEqual([c, a, b]);
    const other = await aHomeWith(small);
    for (const imageIds of [[a, b], [a, b, c, other.photos[0]], [a, a, b], []])
      expect(await call<ErrorBody>("PUT", `/property-image/order/${id}`, { imageIds })).toMatchObject({ status: 400 });
    const home = await homeOf(id);
    expect(home.images.map((image) => image.id)).toEqual([c, a, b]);
    expect(home.coverImage).toBe(home.images[0]!.url);
  });

  it("can be sorted by the server: the cover, then landscape, large and early before portrait, small and late", async () => {
    const upright = { width: 32, height: 48 };
    const { id, photos } = await aHomeWith(upright, upright, small, { width: 96, height: 64 }, small);
    const [cover, portrait, firstSmall, large, lastSmall] = photos;
    const expected = [cover, large, firstSmall, lastSmall, portrait];
    expect(await answered("PUT", `sort/${id}`)).toEqual(expected);
    expect(await kept(id)).toEqual(expected);
  });

  it("starts with the chosen cover", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const [a, b, c] = photos as [string, string, string];
    expect(await answered("PUT", `cover/${id}/${c}`)).toEqual([c, a, b]);
    expect((await call("PUT", `/property-image/cover/${id}/${crypto.randomUUID()}`)).status).toBe(404);
    expect(await kept(id)).toEqual([c, a, b]);
  });

  it("stays consistent when changes happen at the same time", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const photo = await aPhoto();
    await Promise.all([
      sent(id, photo),
      call("PUT", `/property-image/cover/${id}/${photos[2]}`),
      call("DELETE", `/property-image/${id}/${photos[1]}`),
      call("PUT", `/property-image/sort/${id}`),
    ]);
    const { images } = await homeOf(id);
    expect(images).toHaveLength(3);
    expect(images.map(({ order }) => order)).toEqual([0, 1, 2]);
    expect(images.map((image) => image.id)).not.toContain(photos[1]);
  });
});

describe("A deleted photo", () => {
  it("leaves the others, makes the next one the cover and has its files deleted", async () => {
    const { id, photos } = await aHomeWith(small, small);
    const [first, second] = photos as [string, string];
    await product.settled();
    expect(await filesOf(first)).toHaveLength(7);
    const answer = await call<PhotoView[]>("DELETE", `/property-image/${id}/${first}`);
    expect(answer).toMatchObject({ status: 200, body: [{ id: second, order: 0 }] });
    expect((await homeOf(id)).coverImage).toBe(answer.body[0]!.url);
    await tidied();
    expect(await filesOf(first)).toEqual([]);
    expect(await filesOf(second)).toHaveLength(7);
    expect((await call("DELETE", `/property-image/${id}/${first}`)).status).toBe(404);
  });

  it("keeps its files while a backup is being made", async () => {
    const { id, photos } = await aHomeWith(small);
    await product.settled();
    const backup = new pg.Client({ connectionString: product.connectionString });
    await backup.connect();
    expect(await holdDeletions(backup)).toBe(true);
    await call("DELETE", `/property-image/${id}/${photos[0]}`);
    await product.advance("PT1M");
    expect(await filesOf(photos[0]!)).toHaveLength(7);
    await backup.end();
    await tidied();
    expect(await filesOf(photos[0]!)).toEqual([]);
  });

  it("has its files deleted on a later try when that fails at first", async () => {
    const { id, photos } = await aHomeWith(small);
    await product.settled();
    const { files } = product.product.app;
    const remove = vi.spyOn(files, "delete").mockRejectedValue(new Error("The store is away"));
    await call("DELETE", `/property-image/${id}/${photos[0]}`);
    await vi.waitUntil(() => remove.mock.calls.length > 0, { timeout: 10_000 });
    remove.mockRestore();
    await product.advance("PT11M");
    await tidied();
    expect(await filesOf(photos[0]!)).toEqual([]);
  });
});

describe("A deleted home", () => {
  it("has all its photo files deleted", async () => {
    const { id, photos } = await aHomeWith(small, small);
    await product.settled();
    await call("DELETE", `/property/${id}`);
    await tidied();
    for (const photo of photos) expect(await filesOf(photo)).toEqual([]);
  });
});

describe("A product that stores its files in a bucket", () => {
  it("accepts, shows and deletes photos like any other", async () => {
    const folder = await mkdtemp(join(tmpdir(), "porchlight-bucket-"));
    const { bucket, close } = await startS3(folder);
    const elsewhere = await startTestProduct({
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    });
    const by = await aSignedInOwner(elsewhere);
    const location = {
      address: "12 Main St",
      city: "Austin",
      state: "TX",
      zip: "78701",
      latitude: 30.27,
      longitude: -97.74,
    };
    const { id } = (await elsewhere.api<PropertyView>("POST", "/property", { token: by.token, body: { location } }))
      .body;
    const { body: photo } = await upload(elsewhere, by, id, formWith(Uint8Array.from(await aPhoto())));
    await elsewhere.settled();
    const shown = await fetch(elsewhere.url + photo.url, { headers: { accept: "image/avif" } });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/avif"]);
    await elsewhere.api("DELETE", `/property-image/${id}/${photo.id}`, { token: by.token });
    await vi.waitUntil(async () => (await fetch(elsewhere.url + photo.url)).status === 404, { timeout: 10_000 });
    await elsewhere.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  });
});
