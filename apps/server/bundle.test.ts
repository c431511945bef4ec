import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

let folder: string;
let code: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-bundle-"));
  await bundle(fileURLToPath(new URL("src/main.ts", import.meta.url)), folder);
  code = await readFile(join(folder, "main.js"), "utf8");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("The server as one file", () => {
  it("loads at its start no package but those that hold machine code or look for their own files", () => {
    const imported = [...code.matchAll(/^import .*? from "([^"]+)"/gm)].map(([, name]) => name!);
    const packages = imported.filter((name) => !/^(node:|\.)/.test(name));
    expect(packages.sort()).toEqual(["@node-rs/argon2", "pino"]);
  });

  it("has no character beyond ASCII: each of its millions would take two bytes then", () => {
    const wide = code.split("\n").filter((line) => /[^\0-\x7f]/.test(line));
    expect(wide.map((line) => line.slice(0, 200))).toEqual([]);
  });

  it("keeps the names of its functions, which a stack tells", () => {
    expect(code).toContain("async function startProduct(");
  });
});
