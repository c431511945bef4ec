import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import { describe, expect, it } from "vitest";
import { limits } from "../limits.ts";
import { rows, sql } from "../platform/database/database.ts";
import { useDocuments, withdrawn } from "../testing/documents.ts";
import { aPhoto, pngBomb } from "../testing/photos.ts";
import { anOle2, aPdf } from "./testing.ts";

const { uploads, app, whileAllowed, aRenter, send, refusal, read, namesIn, tidied, kept } = useDocuments();

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
    const { status, body } = await uploads().send(form, await aRenter());
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
    expect((await whileAllowed(withdrawn, () => send(by, aPdf()))).status).toBe(409);
    expect(await kept(by)).toEqual([]);
  });

  it("that is one too many within an hour", async () => {
    const by = await aRenter();
    const { attempts } = limits.documentUploads.allowances[0]!;
    const answers = [];
    for (let n = 0; n <= attempts; n++) answers.push((await uploads().send(new FormData(), by)).status);
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
