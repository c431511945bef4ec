import { glob, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const filesOf = (patterns: string[]): Promise<string[]> =>
  Array.fromAsync(glob(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }));
const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");

const present = new Set(
  await filesOf(["*", "{docs,apps,packages,scripts,e2e,bench}", "{docs,apps,packages,scripts,e2e,bench}/**/*"]),
);

/** What each file names that is not there, as "file: name". */
async function missing(files: string[], namedIn: (text: string, file: string) => string[]): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (file) =>
      namedIn(await read(file), file)
        .filter((name) => !present.has(name))
        .map((name) => `${file}: ${name}`),
    ),
  );
  return found.flat();
}

const pages = await filesOf(["*.md", "docs/**/*.md", "apps/*/*.md"]);

describe("A comment in the code", () => {
  it("cites only documents that are in this repository", async () => {
    const code = await filesOf(["{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs,sql,css}"]);
    const named = (text: string) => [...text.matchAll(/\bdocs\/[\w/.-]+\.md\b/g)].map(([name]) => name);
    expect(await missing(code, named)).toEqual([]);
  });
});

describe("A page of the documentation", () => {
  it("links only to existing pages", async () => {
    const linked = (text: string, file: string) =>
      [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, target]) =>
        resolve("/", dirname(file), target!).slice(1),
      );
    expect(await missing(pages, linked)).toEqual([]);
  });

  it("names only existing files", async () => {
    const named = (text: string) =>
      [...text.matchAll(/`((?:apps|packages|scripts|docs|e2e|bench)\/[\w./-]+)`/g)].map(([, name]) => name!);
    expect(await missing(pages, named)).toEqual([]);
  });

  it("about decisions lists every record", async () => {
    const records = (await filesOf(["docs/decisions/*.md"])).filter((file) => !file.endsWith("README.md"));
    const list = await read("docs/decisions/README.md");
    expect(records.filter((file) => !list.includes(`(${file.slice("docs/decisions/".length)})`))).toEqual([]);
  });
});
