import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import { describe, expect, it } from "vitest";
import { english } from "../../../sections/renter/words/words.ts";
import { acceptedFor, reasonAgainst, sizeWords } from "./document-files.ts";

const { maxBytes, maxFiles } = documentLimits;

describe("A chosen file", () => {
  it.each([
    ["PHOTO_ID", "image/jpeg", 1, 0, null],
    ["PROOF_OF_INCOME", "application/pdf", maxBytes, maxFiles - 1, null],
    ["ADDITIONAL", "", 1, 0, null],
    ["PROOF_OF_INCOME", "application/pdf", maxBytes + 1, 0, "Maximum file size is 25MB"],
    ["PHOTO_ID", "text/html", 1, 0, "Only images, PDF, DOC and DOCX files are allowed"],
    ["PHOTO_ID", "image/tiff", 1, 0, "This kind of image isn’t supported. Please save it as a JPEG or PNG"],
    ["PET_PHOTO", "image/bmp", 1, 0, "This kind of image isn’t supported. Please save it as a JPEG or PNG"],
    ["PET_PHOTO", "application/pdf", 1, 0, "Only image files are allowed"],
    ["PET_PHOTO", "image/png", 1, maxFiles, "You can upload up to 30 files"],
  ] as const)("as %s of type %j, %i bytes, with %i others is checked: %j", (kind, type, size, held, reason) =>
    expect(reasonAgainst(kind, { type, size }, held, english.documents)).toBe(reason),
  );
});

it("The picker offers papers for documents and pictures alone for pets", () => {
  expect(acceptedFor("PHOTO_ID").split(",")).toEqual(
    expect.arrayContaining(["application/pdf", "image/heic", ".docx"]),
  );
  expect(acceptedFor("PET_PHOTO")).not.toContain("pdf");
});

it.each([
  [10, "1 KB"],
  [640 * 1024, "640 KB"],
  [2.1 * 1024 * 1024, "2.1 MB"],
])("%i bytes read as %s", (bytes, words) => expect(sizeWords(bytes)).toBe(words));
