import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circlesIn, importsUnder, root } from "./imports.ts";

const web = "apps/web/src/";
/** Imports from one screen's folder into another's as "file → folder", each with the reason why it is no section. */
const acrossScreensWithReason: Readonly<Record<string, string>> = {};
const maxAcrossScreens = 10;

const all = importsUnder(web);

/** The subject a file of this floor belongs to, such as `availability` of `screens`; null for a file elsewhere. */
const subjectOf = (floor: "screens" | "sections", file: string): string | null =>
  file.startsWith(`${web}${floor}/`) ? file.slice(`${web}${floor}/`.length).split("/")[0]! : null;

/** The imports of the files in one folder of the web that lead into another, as "file → imported file". */
const arrows = (from: string, to: string): string[] =>
  all
    .filter(({ file }) => file.startsWith(`${web}${from}/`))
    .flatMap(({ file, from: targets }) => targets.map((target) => ({ file, target })))
    .filter(({ target }) => target.startsWith(`${web}${to}/`))
    .map(({ file, target }) => `${file} → ${target}`);

describe("The screens of the web", () => {
  it("import no other screen, except where listed with a reason", () => {
    const across = all.flatMap(({ file, from }) => {
      const screen = subjectOf("screens", file);
      const others = from.map((target) => subjectOf("screens", target)).filter((one) => one !== null && one !== screen);
      return screen === null ? [] : others.map((other) => `${file} → ${other}`);
    });
    expect(all.filter(({ file }) => subjectOf("screens", file) !== null).length).toBeGreaterThan(100);
    expect(across.toSorted()).toEqual(Object.keys(acrossScreensWithReason).toSorted());
    expect(across.length).toBeLessThanOrEqual(maxAcrossScreens);
  });
});

describe("The sections of the web", () => {
  it("import no screen", () => {
    expect(all.filter(({ file }) => subjectOf("sections", file) !== null).length).toBeGreaterThan(80);
    expect(arrows("sections", "screens")).toEqual([]);
  });
  it("import one another in one direction only", () => {
    const subjects = Map.groupBy(
      all.flatMap(({ file, from }) => from.map((target) => [subjectOf("sections", file), target] as const)),
      ([subject]) => subject,
    );
    subjects.delete(null);
    const folders = [...subjects].map(([subject, imports]) => ({
      file: subject!,
      from: imports.flatMap(([, target]) => subjectOf("sections", target) ?? []).filter((one) => one !== subject),
    }));
    expect(circlesIn(folders)).toEqual([]);
  });
  it("are each used by at least two screens or other sections", () => {
    const users = new Map<string, Set<string>>();
    for (const { file, from } of all)
      for (const subject of from.map((target) => subjectOf("sections", target))) {
        const user = file.slice(web.length).split("/").slice(0, 2).join("/");
        if (subject && user !== `sections/${subject}`) users.set(subject, (users.get(subject) ?? new Set()).add(user));
      }
    const alone = [...users].filter(([, by]) => by.size < 2).map(([subject]) => subject);
    expect(alone).toEqual([]);
  });
});

describe("The controls in ui", () => {
  it("import neither sections nor screens", () => {
    expect(all.filter(({ file }) => file.startsWith(`${web}ui/`)).length).toBeGreaterThan(40);
    expect([...arrows("ui", "sections"), ...arrows("ui", "screens")]).toEqual([]);
  });
  it("are the only selects, switches and dates of the web", () => {
    const control =
      /<(?:select|NativeSelect|Select|Switch|\w*Date\w*Input|\w*TimeInput)\b|type=\{?"(?:date|time|datetime-local)"/;
    const isControl = (file: string) => control.test(readFileSync(join(root, file), "utf8"));
    for (const field of ["SelectField", "DateField", "SwitchField", "PageField"])
      expect(isControl(`${web}ui/${field}.tsx`)).toBe(true);
    const elsewhere = all.filter(({ file }) => !file.startsWith(`${web}ui/`) && isControl(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });
});
