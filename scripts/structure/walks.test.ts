import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./imports.ts";

type Step = { number: number; from: number | null; isJob: boolean; file: string; name: string };

/** A walk's table in ARCHITECTURE.md, by its heading. */
function walkUnder(heading: string): Step[] {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8").split(`### ${heading}\n`)[1]!.split("\n#")[0]!;
  const row = /^\| (\d+) +\| (job )?(\d*) *\| `([^`]+)` *\| `([^`]+)`/gm;
  return [...text.matchAll(row)].map(([, number, job, from, file, name]) => ({
    number: Number(number),
    from: from ? Number(from) : null,
    isJob: job !== undefined,
    file: existsSync(join(root, file!)) ? file! : `apps/server/src/${file}`,
    name: name!,
  }));
}

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

const withoutImports = (file: string): string => textOf(file).replaceAll(/^import [^;]*;$/gm, "");

const folderOf = ({ file }: Step): string => dirname(file);

/** How often each folder is entered: called into from another one, or first of all. */
function entries(walk: Step[]): Record<string, number> {
  const entered = walk.filter((step) => step.from === null || folderOf(walk[step.from - 1]!) !== folderOf(step));
  return Object.fromEntries(
    Map.groupBy(entered, folderOf)
      .entries()
      .map(([folder, steps]) => [folder, steps.length]),
  );
}

describe.each([
  ["A renter's text arrives", 16],
  ["An owner accepts a request", 8],
])("The walk: %s", (heading, mostSteps) => {
  const walk = walkUnder(heading);

  it(`takes at most ${mostSteps} steps, each following from an earlier one`, () => {
    expect(walk.length).toBeGreaterThan(mostSteps / 2);
    expect(walk.length).toBeLessThanOrEqual(mostSteps);
    expect(walk.map(({ number }) => number)).toEqual(walk.map((_, at) => at + 1));
    expect(walk.filter(({ number, from }) => (from === null) !== (number === 1) || (from ?? 0) >= number)).toEqual([]);
  });

  it("names functions that exist in the files it names", () => {
    const missing = walk.filter(
      ({ file, name }) => !new RegExp(`\\b(function|const|async) ${name}\\b`).test(textOf(file)),
    );
    expect(missing).toEqual([]);
  });

  it("uses each function in the step before it, or lists it as a job", () => {
    const unused = walk.filter(({ from, isJob, file, name }) => {
      if (from === null) return false;
      const caller = isJob ? join(dirname(file), "jobs.ts") : walk[from - 1]!.file;
      return !new RegExp(`\\b${name}\\b`).test(withoutImports(caller));
    });
    expect(unused).toEqual([]);
  });

  it("enters no folder more than twice", () => {
    expect(Object.entries(entries(walk)).filter(([, times]) => times > 2)).toEqual([]);
  });
});
