import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../packages/contract/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

/** Lists of words that are the wire's own: nothing but a call knows them. */
const ofTheWire = ['calendars.ts z.enum(["true"'];

const found = (pattern: RegExp): string[] =>
  files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(pattern)].map(([text]) => `${name} ${text}`),
  );

describe("The contract", () => {
  it("gives every value a schema", () => expect(found(/z\.(?:custom|any|unknown)\b/g)).toEqual([]));
  it("uses the domain's lists for its enums", () => expect(found(/z\s*\.enum\(\s*\[\s*"\w+"/g)).toEqual(ofTheWire));
});
