import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { webBuildFolders } from "./web-build.ts";

const { client, first } = webBuildFolders({ webDistDir: null });
const kilobyte = 1000;

type Chunk = { file: string; imports?: string[] };
let chunks: Record<string, Chunk>;
beforeAll(() => {
  chunks = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
});

/** The names of what the entries need before they run, each once. */
function neededBy(entries: string[]): Set<string> {
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const next of chunks[name]!.imports ?? []) need(next);
  };
  for (const entry of entries) need(entry);
  return needed;
}

const filesOf = (...entries: string[]): string[] => [...neededBy(entries)].map((name) => chunks[name]!.file);

/** Bytes over the wire, in brotli as the build made it. */
const weight = (...entries: string[]): number =>
  filesOf(...entries).reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0);

const painted = {
  "a home's public page": {
    loader: "src/public/loader.ts",
    awake: ["src/public/islands.tsx", "src/public/words/es/islands.ts"],
  },
  "the sign-in pages": { loader: "src/auth/loader.ts", awake: ["src/auth/islands.tsx", "src/auth/schemas.ts"] },
};

describe.each(Object.entries(painted))("The scripts of %s", (_page, { loader, awake }) => {
  it("weigh at most 10 kB before any interaction", () => expect(weight(loader)).toBeLessThanOrEqual(10 * kilobyte));
  it("weigh at most 90 kB with all islands loaded, in at most 12 files", () => {
    expect(weight(loader, ...awake)).toBeLessThanOrEqual(90 * kilobyte);
    expect(filesOf(loader, ...awake).length).toBeLessThanOrEqual(12);
  });
});

describe("The messages of the sign-in pages", () => {
  it("in Spanish come alone, and to renters who read it", () => {
    const spanish = "src/auth/words/messages-es.ts";
    const { loader, awake } = painted["the sign-in pages"];
    const inEnglish = neededBy([loader, ...awake]);
    expect(inEnglish).not.toContain(spanish);
    expect([...neededBy([spanish])].filter((name) => !inEnglish.has(name))).toEqual([spanish]);
    expect(readFileSync(join(client, `${chunks[spanish]!.file}.br`)).length).toBeLessThanOrEqual(3 * kilobyte);
  });
});

describe("The words of a home's public page", () => {
  it.each(["en", "es"])("in %s come alone", (language) => {
    const other = language === "en" ? "es" : "en";
    const needed = neededBy([
      "src/public/loader.ts",
      "src/public/islands.tsx",
      `src/public/words/${language}/islands.ts`,
    ]);
    expect([...needed].filter((name) => name.includes(`words/${other}`))).toEqual([]);
    const code = [...needed].map((name) => readFileSync(join(client, chunks[name]!.file), "utf8")).join();
    expect(code.includes("Piper is writing")).toBe(language === "en");
    expect(code.includes("Piper está escribiendo")).toBe(language === "es");
  });
});

describe("The scripts of a renter's own page", () => {
  it("weigh at most 150 kB, in at most 12 files, with no dialog and no checks of forms", () => {
    const entries = ["index.html", "src/screens/renter/RenterHomeScreen.tsx"];
    const inThePage = brotliCompressSync(readFileSync(first)).length;
    expect(inThePage + weight(...entries)).toBeLessThanOrEqual(150 * kilobyte);
    expect(filesOf(...entries).length).toBeLessThanOrEqual(12);
    expect(filesOf(...entries).filter((file) => /^assets\/(?:dialogs|checks)-/.test(file))).toEqual([]);
  });
});

describe("The scripts of an owner's first screen", () => {
  it.each([
    ["the portfolio", 120, 7, "src/screens/portfolio/PortfolioScreen.tsx"],
    ["the dashboard", 150, 9, "src/screens/dashboard/DashboardScreen.tsx"],
    ["a home's dashboard", 150, 9, "src/screens/property-dashboard/PropertyDashboardScreen.tsx"],
    ["a household's review", 150, 9, "src/screens/application-review/ApplicationReviewScreen.tsx"],
    ["their profile, a form in the page,", 150, 10, "src/screens/profile/ProfileScreen.tsx"],
  ])("weigh for %s at most %i kB, in at most %i files", (_screen, most, files, screen) => {
    const entries = ["index.html", screen];
    const inThePage = brotliCompressSync(readFileSync(first)).length;
    expect(inThePage + weight(...entries)).toBeLessThanOrEqual(most * kilobyte);
    expect(filesOf(...entries).length).toBeLessThanOrEqual(files);
  });
  it("load nothing of a home's dashboard for live updates", () => {
    const dashboardAlone = new Set(filesOf("src/screens/property-dashboard/PropertyDashboardScreen.tsx"));
    for (const file of filesOf("index.html")) dashboardAlone.delete(file);
    const follows = Object.keys(chunks).filter((name) => chunks[name]!.file.startsWith("assets/live-"));
    expect(follows).toHaveLength(1);
    const shared = filesOf(...follows).filter((file) => dashboardAlone.has(file));
    expect(shared.filter((file) => readFileSync(join(client, `${file}.br`)).length > kilobyte)).toEqual([]);
  });
  it("start with an inline script that imports nothing and weighs at most 1 kB", () => {
    const code = readFileSync(first, "utf8");
    expect(code).not.toMatch(/\bimport\b|\bexport\b/);
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(kilobyte);
  });
});

describe("The component library's styles", () => {
  const library = fileURLToPath(new URL("../../../../node_modules/@mantine/", import.meta.url));
  const web = fileURLToPath(new URL("../../../web/src/", import.meta.url));
  const textsIn = (folder: string, kind: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => kind.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8"));
  const classesIn = (text: string) => new Set(text.match(/\bm_[0-9a-f]+/g));
  it("contain only styles that the app uses", () => {
    const shown = classesIn(textsIn(join(client, "assets"), /\.js$/).join());
    const sheets = textsIn(web, /\.(?:css|tsx)$/).flatMap((text) => text.match(/\w+\/styles\/\w+\.layer\.css/g) ?? []);
    const isOfNoUse = (sheet: string) => {
      const classes = classesIn(readFileSync(join(library, sheet), "utf8"));
      return classes.size > 0 && classes.isDisjointFrom(shown);
    };
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter(isOfNoUse)).toEqual([]);
  });
});

describe("The built files", () => {
  it("each have a brotli and a gzip copy, so that none is compressed on request", () => {
    const names = new Set(readdirSync(join(client, "assets")));
    const plain = [...names].filter((name) => /\.(?:js|css|svg)$/.test(name));
    expect(plain.filter((name) => !names.has(`${name}.br`) || !names.has(`${name}.gz`))).toEqual([]);
    expect(plain.length).toBeGreaterThan(50);
  });
});
