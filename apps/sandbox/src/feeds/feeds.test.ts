import { describe, expect, it } from "vitest";
import { aSandbox } from "../testing.ts";

const homes = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `u${index}` }));

describe("A property feed", () => {
  it.each([[[{ id: "a" }]], [{ properties: [{ id: "a" }] }], ["no feed at all"], [null]])(
    "serves what it was told: %j",
    async (content) => {
      const sandbox = await aSandbox();
      expect(await sandbox.send("PUT", "/control/feeds/elm", content)).toMatchObject({
        status: 200,
        body: { path: "/feeds/elm.json" },
      });
      expect(await sandbox.get("/feeds/elm.json")).toMatchObject({ status: 200, body: content });
    },
  );

  it("serves entries under `data` a page at a time, counted from 0", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/feeds/elm", { data: homes(120) });
    const pages = [];
    for (const query of ["", "?page=1", "?page=2", "?page=3"])
      pages.push((await sandbox.get<{ data: unknown[]; total: number }>(`/feeds/elm.json${query}`)).body);
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
      [0, 120],
    ]);
  });

  it("takes the page size and a total that does not hold from what it was told", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/feeds/elm", { data: homes(3), pageSize: 2, total: 9 });
    expect((await sandbox.get("/feeds/elm.json?page=1")).body).toEqual({
      data: [{ _id: "u2" }],
      total: 9,
      page: 1,
      pageSize: 2,
    });
  });

  it("outlives a restart, and is gone after a reset", async () => {
    const first = await aSandbox();
    await first.send("PUT", "/control/feeds/elm", []);
    const second = await aSandbox({ dataDir: first.dataDir });
    expect((await second.get("/feeds/elm.json")).body).toEqual([]);
    await second.send("POST", "/control/reset");
    expect((await second.get("/feeds/elm.json")).status).toBe(404);
  });

  it("misbehaves as its fault says", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/feeds/elm", []);
    await sandbox.send("PUT", "/control/faults", { feed: { mode: "5xx", count: 1 } });
    expect((await sandbox.get("/feeds/elm.json")).status).toBe(503);
    expect((await sandbox.get("/feeds/elm.json")).status).toBe(200);
  });
});
