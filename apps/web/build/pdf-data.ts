import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

/**
 * The fonts that a PDF may name without carrying them, and the decoders of scans that run without WebAssembly, each with
 * its license.
 */
const wanted: Readonly<Record<string, RegExp>> = {
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE/,
};

/** Writes what pdf.js loads by address beside the scripts, under its version since the names carry no hash. */
export const pdfData = (): Plugin => ({
  name: "pdf-data",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    for (const [folder, names] of Object.entries(wanted)) {
      const from = join(dirname(manifest), folder);
      for (const name of readdirSync(from).filter((one) => names.test(one))) {
        const fileName = `assets/pdf-${version}/${folder}/${name}`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(join(from, name)) });
      }
    }
  },
});
