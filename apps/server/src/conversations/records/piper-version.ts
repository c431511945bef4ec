import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The packages that Piper decides by: words, rules and learned weights. */
const entries = ["@porchlight/assistant/step.ts", "@porchlight/domain/refusals.ts"];
const isOwn = (path: string): boolean => /\.(?:ts|json)$/.test(path) && !/\.test\.ts$|(?:^|\/)testing\b/.test(path);

let version: string | null = null;

/** Returns the version of Piper: a digest of its rules and weights, so that any change of one is another version. */
export function piperVersion(): string {
  version ??= digestOfSources();
  return version;
}

function digestOfSources(): string {
  const digest = createHash("sha256");
  for (const entry of entries) {
    const folder = dirname(fileURLToPath(import.meta.resolve(entry)));
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isOwn).sort();
    for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
  }
  return digest.digest("hex").slice(0, 12);
}
