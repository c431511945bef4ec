import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf, root } from "./imports.ts";

/** Where a reader looks for a path that a document names in short. */
const roots = ["", "packages", "packages/assistant", "apps", "apps/server", "apps/server/src", "apps/web/src"];
const documents = ["ARCHITECTURE.md", "README.md", "docs/glossary.md"];

const fileName = /^[\w.-]+\.(ts|tsx|mjs|css|md|json)$/;
const names = new Set(filesOf("packages", "apps", "scripts", "bench", "e2e").map((file) => file.split("/").at(-1)!));

/** What stands for a file or folder between backticks or in the drawn tree; an address begins with a slash. */
const isPath = (word: string): boolean =>
  !word.startsWith("/") && (fileName.test(word) || /^[\w@.-]+(\/[\w.-]+)+\/?$/.test(word) || /^[\w.-]+\/$/.test(word));

type Named = { line: number; path: string; before: string[] };

/** Every path that a document names, with those before it in its line: `take-over.ts` after `conversations/sender-trust.ts`. */
function pathsIn(document: string): Named[] {
  let isDrawn = false;
  return readFileSync(join(root, document), "utf8")
    .split("\n")
    .flatMap((text, index) => {
      if (text.startsWith("```")) isDrawn = !isDrawn;
      const spans = isDrawn ? [text] : [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
      const paths = spans.flatMap((span) => span.split(/[\s(),;]+|:$/)).filter(isPath);
      return paths.map((path, at) => ({ line: index + 1, path, before: paths.slice(0, at) }));
    });
}

const linksIn = (document: string): string[] =>
  [...readFileSync(join(root, document), "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link!);

const isThere = (path: string): boolean => roots.some((one) => existsSync(join(root, one, path)));

/** Looked for from the roots, then beside or in what its line has named; a bare file name may be one of several files. */
function isFound({ path, before }: Named): boolean {
  const folders = before.flatMap((one) => [one, dirname(one)]);
  return isThere(path) || folders.some((folder) => isThere(join(folder, path))) || names.has(path);
}

describe.each(documents)("%s", (document) => {
  it("names only files and folders that exist", () => {
    const named = pathsIn(document);
    expect(named.filter((one) => !isFound(one))).toEqual([]);
  });

  it("links only to what exists", () => {
    const broken = linksIn(document).filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(broken).toEqual([]);
  });
});

it("The paths in ARCHITECTURE.md are found, more than 100 of them", () => {
  expect(pathsIn("ARCHITECTURE.md").length).toBeGreaterThan(100);
});
