import { createHash } from "node:crypto";

/** Returns an id that is the same at every attempt: a start that was cut off leaves files that the next one writes again. */
export function idOf(what: string): string {
  const hex = createHash("sha256").update(what).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
