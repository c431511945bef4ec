import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { webBuildFolders } from "./web-build.ts";

const { client } = webBuildFolders({ webDistDir: null });
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

/** Bytes over the wire. */
const weight = (...entries: string[]): number =>
  [...neededBy(entries)].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(client, chunks[name]!.file))).length,
    0,
  );

describe("The scripts of a public page", () => {
  it("weigh at most 10 kB before a person acts", () =>
    expect(weight("src/public/loader.ts")).toBeLessThanOrEqual(10 * kilobyte));

  it("weigh at most 110 kB with chat, booking and photos awake", () =>
    expect(weight("src/public/loader.ts", "src/public/islands.tsx")).toBeLessThanOrEqual(110 * kilobyte));
});

describe("The scripts of a first load of the owners' and renters' app", () => {
  it.each([
    ["the sign-in screen", "src/screens/auth/AuthLayout.tsx", "src/screens/auth/SignInScreen.tsx"],
    ["the sign-up screen", "src/screens/auth/AuthLayout.tsx", "src/screens/auth/SignUpScreen.tsx"],
    ["the renter's sign-in", "src/screens/renter/RenterSignInScreen.tsx"],
    ["the portfolio", "src/app/shell/Shell.tsx", "src/screens/portfolio/PortfolioScreen.tsx"],
  ])("weigh at most 170 kB for %s", (_screen, ...modules) =>
    expect(weight("index.html", ...modules)).toBeLessThanOrEqual(170 * kilobyte),
  );
});
