import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspecting } from "./kinds.ts";
import { aDocx, anOle2, aPdf, aZip, phonePhoto } from "./testing.ts";

async function inspected(bytes: Buffer, pieceBytes = 64 * 1024) {
  const inspection = inspecting();
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, n) =>
    bytes.subarray(n * pieceBytes, (n + 1) * pieceBytes),
  );
  const passed = await buffer(Readable.from(pieces).pipe(inspection.passing));
  expect(passed.equals(bytes)).toBe(true);
  expect(inspection.size()).toBe(bytes.length);
  return inspection.type();
}
const pixel = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#185873" } });
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("The type of a file", () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["image/jpeg", () => pixel().jpeg().toBuffer()],
    ["image/png", () => pixel().png().toBuffer()],
    ["image/webp", () => pixel().webp().toBuffer()],
    ["image/gif", () => pixel().gif().toBuffer()],
    ["image/avif", () => pixel().avif().toBuffer()],
    ["image/heic", phonePhoto],
    ["application/pdf", () => aPdf()],
    ["application/msword", () => anOle2("1Table", "WordDocument", "\u0005SummaryInformation")],
    [docxType, () => aDocx()],
    [docxType, () => aDocx("last")],
  ])("is %s by its content, whatever pieces it comes in", async (type, make) => {
    const bytes = await make();
    for (const pieceBytes of [1, 7, 64, 1000, bytes.length]) expect(await inspected(bytes, pieceBytes)).toBe(type);
  });

  it("is found at the end of a large file", async () => {
    const large = aZip({ "word/media/plan.png": Buffer.alloc(3_000_000, "p"), "[Content_Types].xml": "<Types/>" });
    expect(await inspected(large)).toBe(docxType);
  });

  it.each<[string, Buffer]>([
    ["a page", Buffer.from(`<!doctype html><script>alert(1)</script>${" ".repeat(100)}%PDF-1.7`)],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a program", Buffer.concat([Buffer.from("MZ\x90\x00", "latin1"), aDocx()])],
    ["a text", Buffer.from("hello")],
    ["nothing", Buffer.alloc(0)],
    ["a spreadsheet of the old kind", anOle2("Workbook")],
    ["a mail of Outlook", anOle2("__properties_version1.0")],
    [
      "the mere name of a text in another file",
      Buffer.concat([anOle2("Workbook"), Buffer.from("WordDocument", "utf16le")]),
    ],
    ["a spreadsheet", aZip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" })],
    ["an archive with a folder of that name", aZip({ "word/list.txt": "one" })],
    ["an archive of Word files", aZip({ "one.docx": aDocx(), "two.docx": aDocx("last") })],
    ["half a Word file", aDocx().subarray(0, 300)],
    ["a Word file without its end", aDocx().subarray(0, -22)],
    ["a film", Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${"\0".repeat(60)}`, "latin1")],
  ])("is none for %s", async (_, bytes) => {
    expect(await inspected(bytes)).toBeNull();
    expect(await inspected(bytes, 1)).toBeNull();
  });
});
