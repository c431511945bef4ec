import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const sources = globSync("apps/{web,server}/src/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(file),
);

/** Files that write a color themselves, each with its reason. */
const writeColors: Readonly<Record<string, string>> = {
  "apps/web/src/auth/GoogleButton.tsx": "the letter G in the colors that Google prescribes",
  "apps/server/src/platform/files/decode-picture.ts": "white is put behind pictures that can be seen through",
};
const color = /["'`:\s(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?)\(/i;

const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(new URL(file, root), "utf8"))).toSorted();

describe("Colors and sizes outside style sheets", () => {
  it("use the colors of packages/design, except in files listed with a reason", () => {
    expect(filesWith(color)).toEqual(Object.keys(writeColors).toSorted());
  });

  it("use named font sizes", () => {
    expect(filesWith(/fontSize: (?:\d|"\d|Math)|\bfz=/)).toEqual([]);
  });

  it("quote breakpoints from the scale", () => {
    expect(filesWith(/\((?:min|max)-(?:width|height): |\((?:width|height) [<>]/)).toEqual([]);
  });
});
