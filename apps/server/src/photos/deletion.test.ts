import type { PhotoView } from "@porchlight/contract/photos.ts";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { holdDeletions } from "../platform/files/held-deletions.ts";
import { small, usePhotos } from "./testing.ts";

const { product, call, homeOf, aHomeWith, filesOf, tidied } = usePhotos();

describe("A deleted photo", () => {
  it("leaves the others, makes the next one the cover and has its files deleted", async () => {
    const { id, photos } = await aHomeWith(small, small);
    const [first, second] = photos as [string, string];
    await product().settled();
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
    await product().settled();
    const backup = new pg.Client({ connectionString: product().connectionString });
    await backup.connect();
    expect(await holdDeletions(backup)).toBe(true);
    await call("DELETE", `/property-image/${id}/${photos[0]}`);
    await product().advance("PT1M");
    expect(await filesOf(photos[0]!)).toHaveLength(7);
    await backup.end();
    await tidied();
    expect(await filesOf(photos[0]!)).toEqual([]);
  });

  it("has its files deleted on a later try when that fails at first", async () => {
    const { id, photos } = await aHomeWith(small);
    await product().settled();
    const { files } = product().product.app;
    const remove = vi.spyOn(files, "delete").mockRejectedValue(new Error("The store is away"));
    await call("DELETE", `/property-image/${id}/${photos[0]}`);
    await vi.waitUntil(() => remove.mock.calls.length > 0, { timeout: 10_000 });
    remove.mockRestore();
    await product().advance("PT11M");
    await tidied();
    expect(await filesOf(photos[0]!)).toEqual([]);
  });
});

describe("A deleted home", () => {
  it("has all its photo files deleted", async () => {
    const { id, photos } = await aHomeWith(small, small);
    await product().settled();
    await call("DELETE", `/property/${id}`);
    await tidied();
    for (const photo of photos) expect(await filesOf(photo)).toEqual([]);
  });
});
