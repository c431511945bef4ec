import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { colorVariables } from "@porchlight/design/variables.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { loadRenderer, type Renderer, webBuildFolders } from "./web-build.ts";

const web = fileURLToPath(new URL("../../../web/src/", import.meta.url));
const relativeImport = /(?:from|import|@import)\s*\(?\s*"(\.[^"]+\.(?:tsx?|css))"/g;

/** The sources under these folders and what they import, now or later, as texts. */
function textsFrom(...folders: string[]): string[] {
  const texts = new Map<string, string>();
  const read = (path: string): void => {
    if (texts.has(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, name] of text.matchAll(relativeImport)) read(join(dirname(path), name!));
  };
  for (const name of globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
    { cwd: web },
  )) {
    if (!name.includes(".test.")) read(join(web, name));
  }
  return [...texts.values()];
}

let assets: Renderer["assets"];
beforeAll(async () => {
  ({ assets } = await loadRenderer({ webDistDir: null }));
});

describe.each([
  { pages: "public pages", folder: "public", entry: "public" },
  { pages: "account pages", folder: "auth", entry: "account" },
] as const)("The style variables sent with $pages", ({ folder, entry }) => {
  const declaredIn = (styles: string) => new Set(styles.match(/--pl-[\w-]+(?=:)/g));
  const used = new Set(textsFrom(folder).flatMap((text) => text.match(/(?<=var\()--pl-[\w-]+/g) ?? []));

  it("include all that their style sheets, markup and later scripts use", () => {
    expect(used.size).toBeGreaterThan(50);
    expect([...used.difference(declaredIn(assets[entry].styles))]).toEqual([]);
  });

  it("exclude those that only the owner's app uses", () => {
    const [onlyInCharts] = Object.keys(colorVariables("light")).filter((name) => name.startsWith("--pl-chart-"));
    expect(onlyInCharts).toBeDefined();
    expect(declaredIn(assets[entry].styles)).not.toContain(onlyInCharts);
  });
});

it("A build from before the variables were listed is sent all of them", async () => {
  const { client, renderer } = webBuildFolders({ webDistDir: null });
  const folder = mkdtempSync(join(tmpdir(), "porchlight-build-"));
  try {
    symlinkSync(client, join(folder, "client"));
    mkdirSync(join(folder, "server"));
    symlinkSync(renderer, join(folder, "server", basename(renderer)));
    const older = await loadRenderer({ webDistDir: folder });
    for (const name of Object.keys(colorVariables("light")))
      for (const { styles } of Object.values(older.assets)) expect(styles).toContain(`${name}:`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
