import { readFileSync } from "node:fs";
import { topics } from "@porchlight/assistant/topics.ts";
import { describe, expect, it } from "vitest";
import { markedIn } from "./beyond.ts";
import { linesOf } from "./lines.ts";

const explained = readFileSync(new URL("../corpus/LABELS.md", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => /^- `([\w.]+)`: /.exec(line)?.[1] ?? []);
const labelsOf = (folder: string) => new Set(linesOf(folder).map(({ label }) => label));

describe("The corpus of what a sentence is after", () => {
  it("has examples of each label that is explained, and of no other", () =>
    expect([...labelsOf("aims")].sort()).toEqual([...explained].sort()));

  it("explains each topic of a home", () =>
    expect(explained).toEqual(expect.arrayContaining(topics.map(({ key }) => key))));

  it("holds none of the lines that are kept to measure by", () => {
    const learned = new Set(linesOf("aims").map(({ words }) => words.toLowerCase()));
    const kept = linesOf("held-out").map(({ words }) => words.toLowerCase());
    expect(kept.filter((words) => learned.has(words))).toEqual([]);
  });
});

describe("The corpus of what a record does not say", () => {
  const wordsOf = (folder: string) => linesOf(folder).map(({ words }) => markedIn(words).text.toLowerCase());

  it("holds none of the lines that are kept to measure by", () => {
    const learned = new Set(wordsOf("beyond"));
    expect(wordsOf("beyond-held-out").filter((words) => learned.has(words))).toEqual([]);
  });
});

describe("The corpus of what only states something", () => {
  it("holds none of the lines that are kept to measure by", () => {
    const learned = new Set(linesOf("statings").map(({ words }) => words.toLowerCase()));
    const kept = linesOf("statings-held-out").map(({ words }) => words.toLowerCase());
    expect(kept.filter((words) => learned.has(words))).toEqual([]);
  });
});

describe("The corpus of what times are for", () => {
  it("has one writer for all files that are named for one", () => {
    const writers = new Set(linesOf("times").map(({ origin }) => origin));
    expect([...writers].filter((writer) => writer.includes("."))).toEqual([]);
    expect(writers).toContain("voices");
  });
});
