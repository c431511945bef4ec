import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { filesOf, root } from "./imports.ts";

const decide = "packages/assistant/decide/";

/** What a file takes of the ear beside types, and each regular expression in it. */
function readingIn(file: string): string[] {
  const path = join(root, file);
  const { module, program } = parseSync(path, readFileSync(path, "utf8"));
  const found = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value.includes("/reading/"))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map((one) => one.localName.value));
  const isRegExp = (callee: object): boolean =>
    "type" in callee && callee.type === "Identifier" && "name" in callee && callee.name === "RegExp";
  new Visitor({
    Literal: (literal) => {
      if ("regex" in literal) found.push(`/${literal.regex.pattern}/`);
    },
    NewExpression: ({ callee }) => {
      if (isRegExp(callee)) found.push("new RegExp");
    },
    CallExpression: ({ callee }) => {
      if (isRegExp(callee)) found.push("RegExp");
    },
  }).visit(program);
  return found;
}

describe("What Piper decides", () => {
  const files = filesOf(decide).filter((file) => !/(?:\.test|\/testing)\.ts$/.test(file));
  const reading = files.flatMap((file) => readingIn(file).map((what) => `${file.slice(decide.length)}: ${what}`));

  it("follows from what was heard and never from the words themselves", () => {
    expect(files.length).toBeGreaterThan(20);
    expect(reading).toEqual([]);
  });
});
