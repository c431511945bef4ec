import { beforeEach, describe, expect, it } from "vitest";
import { documentUrls, type Opening, readDocumentToken } from "./address.ts";

const opening: Opening = {
  documentId: "0198c9a0-0000-7000-8000-000000000001",
  form: "thumbnail",
  by: { role: "investor", userId: "0198c9a0-0000-7000-8000-000000000002" },
};
let now: Temporal.Instant;
beforeEach(() => {
  now = Temporal.Instant.from("2026-11-23T14:00:00Z");
});
const clock = { now: () => now, onJump: () => undefined, close: async () => undefined };
const signing = { clock, secret: Buffer.from("a secret key of the tests") };

const urlOf = ({ documentId, form, by }: Opening): string => documentUrls(signing, by)(documentId, form);
const tokenOf = (one = opening): string => urlOf(one).split("/").at(-1)!;

describe("The address of a document", () => {
  it.each<Opening>([opening, { ...opening, form: "file" }, { ...opening, by: { ...opening.by, role: "renter" } }])(
    "says what is opened and by whom: $form, $by.role",
    (one) => {
      expect(urlOf(one)).toMatch(/^\/files\/documents\/[\w-]+$/);
      expect(readDocumentToken(signing, tokenOf(one))).toEqual(one);
    },
  );

  it("is valid for five minutes", () => {
    const token = tokenOf();
    now = now.add({ minutes: 4, seconds: 59 });
    expect(readDocumentToken(signing, token)).toEqual(opening);
    now = now.add({ seconds: 1 });
    expect(readDocumentToken(signing, token)).toBe("expired");
  });

  it("is none with another signature, in any part of it", () => {
    const bytes = Buffer.from(tokenOf(), "base64url");
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(readDocumentToken(signing, changed.toString("base64url")), `byte ${at}`).toBeNull();
    }
    expect(readDocumentToken({ ...signing, secret: Buffer.from("another") }, tokenOf())).toBeNull();
    for (const token of ["", "none", tokenOf().slice(4), `${tokenOf()}AAAA`])
      expect(readDocumentToken(signing, token)).toBeNull();
  });
});
