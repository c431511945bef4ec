import { createRequire } from "node:module";
import type library from "sanitize-html";

let loaded: typeof library | undefined;

/** The library, loaded with the first text: a start has no use for its seventy modules. */
export function sanitizeHtml(html: string, options: library.IOptions): string {
  loaded ??= createRequire(import.meta.url)("sanitize-html") as typeof library;
  return loaded(html, options);
}
