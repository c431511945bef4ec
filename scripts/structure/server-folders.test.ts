import { describe, expect, it } from "vitest";
import { circlesIn, importsUnder } from "./imports.ts";

const server = "apps/server/src/";
/** Two folders that import each other are read and changed as one; each such pair is here with its reason. */
const pairsWithReason: Readonly<Record<string, string>> = {
  "leads properties": "what a home asks of renters decides about its leads in the transaction that changes it",
};
const maxPairs = 10;

/** Is to be built anew, so its own files are left as they are. */
const builtAnew = "packages/assistant/";

/** What every program of this kind needs, whatever it is about. */
const noBusiness = /^packages\/(domain\/(refusals\.ts|kernel\/)|contract\/(endpoint|error-body|system)\.ts$)/;

const isTest = (file: string): boolean =>
  /\.test\.ts$|(^|\/)testing(\.ts|\/)|vitest-setup\.ts$/.test(file.slice(server.length));
const product = importsUnder(server).filter(({ file }) => !isTest(file));

/** The folder of the server that a file is in; null for the files beside the folders and for what is no file of the server. */
const folderOf = (file: string): string | null =>
  file.startsWith(server) ? (/^([^/]+)\//.exec(file.slice(server.length))?.[1] ?? null) : null;

describe("The server's folders", () => {
  const arrows = product.map(({ file, from }) => ({ file: folderOf(file), from: from.map(folderOf) }));
  const folders = [...new Set(arrows.flatMap(({ file }) => file ?? []))].map((folder) => ({
    file: folder,
    from: [
      ...new Set(arrows.flatMap(({ file, from }) => (file === folder ? from : [])).filter((one) => one !== null)),
    ].filter((one) => one !== folder),
  }));

  it("import one another in one direction only, except for pairs listed with a reason", () => {
    const circles = circlesIn(folders).map((circle) => circle.toSorted().join(" "));
    expect(circles.toSorted()).toEqual(Object.keys(pairsWithReason).toSorted());
    expect(circles.length).toBeLessThanOrEqual(maxPairs);
  });

  it("use a platform that imports no business code", () => {
    const known = product
      .filter(({ file }) => folderOf(file) === "platform")
      .flatMap(({ file, from }) => from.map((target) => ({ file, target })))
      .filter(({ target }) => /^(packages|apps)\//.test(target))
      .filter(({ target }) => !noBusiness.test(target) && (folderOf(target) ?? "platform") !== "platform");
    expect(known).toEqual([]);
  });
});

describe("The files of the product", () => {
  it("never import each other in a cycle", () => {
    const all = importsUnder("packages", "apps", "scripts", "bench", "e2e");
    expect(all.length).toBeGreaterThan(1000);
    expect(circlesIn(all).filter((circle) => !circle.every((file) => file.startsWith(builtAnew)))).toEqual([]);
  });
});
