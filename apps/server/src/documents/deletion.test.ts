import { describe, expect, it, vi } from "vitest";
import { sql } from "../platform/database/database.ts";
import { useDocuments, withdrawn } from "../testing/documents.ts";
import { aPhoto } from "../testing/photos.ts";
import { keepBytes } from "./document-files.ts";
import { orphanedDocuments } from "./store.ts";
import { aPdf } from "./testing.ts";

const { product, uploads, app, whileAllowed, aRenter, send, read, filesOf, tidied, kept, openingsOf } = useDocuments();

describe("A deleted document", () => {
  it("is gone with its files, while its openings stay", async () => {
    const by = await aRenter();
    const { id, url, thumbnailUrl } = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
    expect((await read(url)).status).toBe(200);
    expect(await filesOf(id)).toHaveLength(2);
    expect(await uploads().remove(id, by)).toBe(204);
    for (const address of [url, thumbnailUrl]) expect((await read(address)).status).toBe(404);
    await tidied();
    expect(await filesOf(id)).toEqual([]);
    expect(await openingsOf(id)).toHaveLength(1);
    expect(await uploads().remove(id, by)).toBe(404);
  });

  it("is nobody's of another application", async () => {
    const [by, stranger] = [await aRenter(), await aRenter()];
    const { id } = (await send(by, aPdf())).body;
    expect(await uploads().remove(id, stranger)).toBe(404);
    expect(await kept(by)).toHaveLength(1);
  });

  it("stays where the application no longer lets it go", async () => {
    const by = await aRenter();
    const { id } = (await send(by, aPdf())).body;
    expect(await whileAllowed(withdrawn, () => uploads().remove(id, by))).toBe(409);
    expect(await kept(by)).toHaveLength(1);
  });

  it("has its files deleted on a later try when that fails at first", async () => {
    const by = await aRenter();
    const { id } = (await send(by, aPdf())).body;
    const remove = vi.spyOn(app().files, "delete").mockRejectedValue(new Error("The store is away"));
    await uploads().remove(id, by);
    await vi.waitUntil(() => remove.mock.calls.length > 0, { timeout: 10_000 });
    remove.mockRestore();
    await product().advance("PT11M");
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
    await product().advance("PT59M");
    expect(await filesOf(abandoned.id)).toHaveLength(1);
    await product().advance("PT2M");
    await tidied();
    expect(await filesOf(abandoned.id)).toEqual([]);
    expect(await filesOf(id)).toHaveLength(1);
  });
});
