import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { DocumentView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import { Refusal } from "@porchlight/domain/refusals.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { activated, anApplicationSent, giveAddress, type SignedInRenter } from "../applications/testing.ts";
import { limits } from "../limits.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { aPhoto, pngBomb } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { documentUrls, type Opener } from "./address.ts";
import { keepBytes } from "./document-files.ts";
import { documentsOf } from "./queries.ts";
import { orphanedDocuments } from "./store.ts";
import { aDocx, anOle2, aPdf, documentForm, phonePhoto, startUploads, type Uploads } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let uploads: Uploads;
/** What the application's own rules say when a file is about to be written. */
let allow: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  await giveAddress(product, owner);
  home = await aListedHome(product, owner);
  uploads = await startUploads(product.product.app, () => allow());
});
afterAll(async () => {
  await uploads.close();
  await product.close();
});

let renters = 0;
async function aRenter(): Promise<SignedInRenter> {
  renters += 1;
  const email = `papers${renters}@example.test`;
  await anApplicationSent(product, owner, home, email);
  return activated(product, email);
}
const app = () => product.product.app;
const send = async (by: SignedInRenter, bytes: Uint8Array, name = "stub.pdf", kind?: string | null) =>
  uploads.send(documentForm(bytes, name, kind), by);
const refusal = async (...given: Parameters<typeof send>) => {
  const { status, body } = await send(...given);
  return { status, message: body.message };
};
const read = (url: string | null) => fetch(product.url + url);

const namesIn = (...path: string[]) => readdir(join(app().config.dataDir, ...path)).catch((): string[] => []);
const filesOf = async (id: string) => (await namesIn("files", "documents")).filter((name) => name.startsWith(id));
const loose = async (): Promise<number> =>
  (await row(app().db, sql<{ n: number }>`select count(*)::int as n from loose_document`))!.n;
const tidied = () => vi.waitUntil(async () => (await loose()) === 0, { timeout: 10_000 });
const kept = ({ applicationId }: SignedInRenter) => documentsOf(app().db, applicationId);
const openingsOf = (documentId: string) =>
  rows(
    app().db,
    sql<{ role: string; user_id: string }>`
      select role, user_id from document_opening where document_id = ${documentId} order by opened_at, id`,
  );

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
    allow = async () => {
      const [unfinished] = await namesIn("incoming");
      if (unfinished) seen = await readFile(join(app().config.dataDir, "incoming", unfinished));
    };
    await send(by, await aPhoto({ width: 300, height: 200 }), "id.jpg", "PHOTO_ID");
    allow = async () => undefined;
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

describe("An upload is refused", () => {
  const wrongKind = { status: 415, message: "Only images, PDF, DOC and DOCX files are allowed" };

  it.each([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "stub.pdf"],
    ["a program", Buffer.from("MZ\x90\x00program"), "stub.docx"],
    ["a spreadsheet", anOle2("Workbook"), "letter.doc"],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "id.png"],
    ["nothing", Buffer.alloc(0), "stub.pdf"],
  ])("that is %s in disguise", async (_, bytes, name) =>
    expect(await refusal(await aRenter(), bytes, name)).toEqual(wrongKind),
  );

  it("that is no picture, as a pet's photo", async () =>
    expect(await refusal(await aRenter(), aPdf(), "cat.pdf", "PET_PHOTO")).toEqual({
      status: 415,
      message: "Only image files are allowed",
    }));

  it("that is a truncated picture, or one of too many pixels, without decoding it", async () => {
    const by = await aRenter();
    const whole = await aPhoto({ width: 900, height: 600 });
    expect(await refusal(by, whole.subarray(0, whole.length / 2), "id.jpg")).toEqual({
      status: 400,
      message: "This file is damaged and can't be read",
    });
    const before = process.memoryUsage().rss;
    const bombs = await Promise.all(Array.from({ length: 4 }, () => refusal(by, pngBomb(10_000, 10_000), "id.png")));
    expect(bombs).toEqual(Array(4).fill({ status: 400, message: "Maximum image size is 50 megapixels" }));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it("that is larger than 25 MB, while 25 MB are taken and read", { timeout: 60_000 }, async () => {
    const by = await aRenter();
    const largest = aPdf(documentLimits.maxBytes);
    const { status, body } = await send(by, largest);
    expect(status).toBe(201);
    expect(Buffer.from(await (await read(body.url)).arrayBuffer()).equals(largest)).toBe(true);
    const tooLarge = { status: 413, message: "Maximum file size is 25MB" };
    expect(await refusal(by, aPdf(documentLimits.maxBytes + 1))).toEqual(tooLarge);
    expect(await refusal(by, aPdf(26 * 1024 * 1024))).toEqual(tooLarge);
    expect(await kept(by)).toHaveLength(1);
  });

  it.each([
    ["without its kind", null],
    ["with a kind nobody knows", "PASSPORT"],
    ["with an endless kind", "PHOTO_ID".repeat(1000)],
  ])("that comes %s", async (_, kind) => {
    const { status, body } = await send(await aRenter(), aPdf(), "stub.pdf", kind);
    expect([status, body.validationErrors]).toEqual([400, { kind: "Choose what kind of file it is" }]);
  });

  it("that is no file", async () => {
    const form = new FormData();
    form.append("kind", "PHOTO_ID");
    const { status, body } = await uploads.send(form, await aRenter());
    expect([status, body.validationErrors]).toEqual([400, { file: "Choose a file" }]);
  });

  it("that is the thirty-first of a person, even when two come at once", async () => {
    const by = await aRenter();
    await sql`
      insert into document (id, application_id, kind, file_name, file_size, mime_type, has_thumbnail, place, created_at)
      select gen_random_uuid(), ${by.applicationId}, 'ADDITIONAL', 'a.pdf', 1, 'application/pdf', false, place, ${app().clock.now()}
      from generate_series(1, 30) as place where place not in (4, 9)`.execute(app().db);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(by, aPdf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
    expect(await refusal(by, aPdf())).toEqual({ status: 400, message: "You can upload up to 30 files" });
    expect(await kept(by)).toHaveLength(30);
  });

  it("that the application no longer takes when the file has arrived", async () => {
    const by = await aRenter();
    allow = async () => {
      throw Refusal.of("application.withdrawn");
    };
    expect((await send(by, aPdf())).status).toBe(409);
    allow = async () => undefined;
    expect(await kept(by)).toEqual([]);
  });

  it("that is one too many within an hour", async () => {
    const by = await aRenter();
    const { attempts } = limits.documentUploads.allowances[0]!;
    const answers = [];
    for (let n = 0; n <= attempts; n++) answers.push((await uploads.send(new FormData(), by)).status);
    expect(answers).toEqual([...Array(attempts).fill(400), 429]);
  });

  it("and leaves no file behind", async () => {
    await tidied();
    expect(await namesIn("incoming")).toEqual([]);
    const found = await rows(app().db, sql<{ id: string }>`select id from document`);
    const held = new Set(found.map(({ id }) => id));
    expect((await namesIn("files", "documents")).filter((name) => !held.has(name.slice(0, 36)))).toEqual([]);
  });
});

describe("The address of a document", () => {
  let by: SignedInRenter;
  let document: DocumentView;
  beforeAll(async () => {
    by = await aRenter();
    document = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
  });
  const ownerOf = async (): Promise<Opener> => {
    const found = await row(app().db, sql<{ id: string }>`select id from app_user where email = ${owner.email}`);
    return { role: "investor", userId: found!.id };
  };

  it("needs no sign-in and records who opened the file, each time; a thumbnail is not opening it", async () => {
    const fresh = (await send(by, aPdf())).body;
    const opener = await ownerOf();
    const forOwner = documentUrls(app(), opener)(fresh.id, "file");
    for (const url of [fresh.url, forOwner, forOwner]) expect((await read(url)).status).toBe(200);
    expect((await read(document.thumbnailUrl)).status).toBe(200);
    const openings = await openingsOf(fresh.id);
    expect(openings.map(({ role }) => role)).toEqual(["renter", "investor", "investor"]);
    expect(openings[1]!.user_id).toBe(opener.userId);
    expect(await openingsOf(document.id)).toEqual([]);
  });

  it("shows nothing to who only asks for its headers", async () => {
    const reply = await fetch(product.url + document.url, { method: "HEAD" });
    expect(reply.headers.get("content-type")).not.toBe("image/jpeg");
    expect(await openingsOf(document.id)).toEqual([]);
  });

  it("is no longer valid after five minutes", async () => {
    const { url, thumbnailUrl } = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
    await product.advance("PT5M");
    for (const address of [url, thumbnailUrl]) {
      const reply = await read(address);
      expect([reply.status, reply.headers.get("cache-control")]).toEqual([410, "no-store"]);
      expect(await reply.json()).toMatchObject({ code: "document.link-expired" });
    }
  });

  it("is nothing when it is forged or names what there never was", async () => {
    const { userId } = await ownerOf();
    const urlOf = documentUrls(app(), { role: "investor", userId });
    const fresh = urlOf(document.id, "file");
    const forged = `${fresh.slice(0, -1)}${fresh.endsWith("A") ? "B" : "A"}`.replace(/.(?=.{40}$)/, "_");
    for (const url of [
      forged,
      urlOf(crypto.randomUUID(), "file"),
      "/files/documents/none",
      `/files/documents/${document.id}.sealed`,
    ])
      expect((await read(url)).status).toBe(404);
  });

  it("fails when the file was changed on the disk, and breaks off when only its end was", async () => {
    const [one, other] = [(await send(by, aPdf(300_000))).body, (await send(by, aPdf(300_000))).body];
    const keyOf = (document: DocumentView) => `documents/${document.id}.sealed`;
    const sealed = await buffer((await app().files.get(keyOf(one)))!.stream);
    await app().files.put(keyOf(other), sealed, "application/octet-stream");
    expect((await read(other.url)).status).toBe(500);
    sealed[sealed.length - 1]! ^= 1;
    await app().files.put(keyOf(one), sealed, "application/octet-stream");
    await expect(read(one.url).then((reply) => reply.arrayBuffer())).rejects.toThrow();
  });
});

describe("A deleted document", () => {
  it("is gone with its files, while its openings stay", async () => {
    const by = await aRenter();
    const { id, url, thumbnailUrl } = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
    expect((await read(url)).status).toBe(200);
    expect(await filesOf(id)).toHaveLength(2);
    expect(await uploads.remove(id, by)).toBe(204);
    for (const address of [url, thumbnailUrl]) expect((await read(address)).status).toBe(404);
    await tidied();
    expect(await filesOf(id)).toEqual([]);
    expect(await openingsOf(id)).toHaveLength(1);
    expect(await uploads.remove(id, by)).toBe(404);
  });

  it("is nobody's of another application", async () => {
    const [by, stranger] = [await aRenter(), await aRenter()];
    const { id } = (await send(by, aPdf())).body;
    expect(await uploads.remove(id, stranger)).toBe(404);
    expect(await kept(by)).toHaveLength(1);
  });

  it("stays where the application no longer lets it go", async () => {
    const by = await aRenter();
    const { id } = (await send(by, aPdf())).body;
    allow = async () => {
      throw Refusal.of("application.withdrawn");
    };
    expect(await uploads.remove(id, by)).toBe(409);
    allow = async () => undefined;
    expect(await kept(by)).toHaveLength(1);
  });

  it("has its files deleted on a later try when that fails at first", async () => {
    const by = await aRenter();
    const { id } = (await send(by, aPdf())).body;
    const remove = vi.spyOn(app().files, "delete").mockRejectedValue(new Error("The store is away"));
    await uploads.remove(id, by);
    await vi.waitUntil(() => remove.mock.calls.length > 0, { timeout: 10_000 });
    remove.mockRestore();
    await product.advance("PT11M");
    await tidied();
    expect(await filesOf(id)).toEqual([]);
  });

  it("may go with its application, files and all", async () => {
    const by = await aRenter();
    const { id, url } = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
    await sql`delete from application where id = ${by.applicationId}`.execute(app().db);
    expect((await read(url)).status).toBe(404);
    await tidied();
    expect(await filesOf(id)).toEqual([]);
  });
});

describe("A process killed in the middle of an upload", () => {
  it("leaves files that are deleted an hour later, and those of no other upload", async () => {
    const by = await aRenter();
    const { id } = (await send(by, aPdf())).body;
    const abandoned = { applicationId: by.applicationId, id: crypto.randomUUID() };
    await app().inTransaction((tx) => orphanedDocuments.reserve(tx, abandoned.id, app().clock.now()));
    await keepBytes(app(), abandoned, "file", aPdf());
    await product.advance("PT59M");
    expect(await filesOf(abandoned.id)).toHaveLength(1);
    await product.advance("PT2M");
    await tidied();
    expect(await filesOf(abandoned.id)).toEqual([]);
    expect(await filesOf(id)).toHaveLength(1);
  });
});
