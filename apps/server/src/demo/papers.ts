import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import type { App } from "../app.ts";
import { keepBytes } from "../documents/document-files.ts";
import { insertDocument } from "../documents/store.ts";
import { loadSharp } from "../platform/files/decode-picture.ts";
import { idOf } from "./ids.ts";

/** Adds the papers that an application asks for: a sample ID and a sample pay stub, both marked as such. */
export async function addPapers(app: App, applicationId: string, name: string): Promise<void> {
  await addPicture(app, applicationId, name);
  const stub = payStub(name);
  await add(app, applicationId, {
    kind: "PROOF_OF_INCOME",
    fileName: "pay-stub.pdf",
    mimeType: "application/pdf",
    file: stub,
  });
}

async function addPicture(app: App, applicationId: string, name: string): Promise<void> {
  const sharp = await loadSharp();
  const card = sharp(await sampleId(name));
  const [file, thumbnail] = await Promise.all([
    card.clone().jpeg({ quality: 82 }).toBuffer(),
    card.clone().resize(480).webp().toBuffer(),
  ]);
  await add(app, applicationId, {
    kind: "PHOTO_ID",
    fileName: "driver-license.jpg",
    mimeType: "image/jpeg",
    file,
    thumbnail,
  });
}

type Paper = { kind: DocumentKind; fileName: string; mimeType: string; file: Buffer; thumbnail?: Buffer };

async function add(app: App, applicationId: string, paper: Paper): Promise<void> {
  const { kind, fileName, mimeType, file, thumbnail } = paper;
  const name = { applicationId, id: idOf(`${applicationId}, ${fileName}`) };
  await keepBytes(app, name, "file", file);
  if (thumbnail) await keepBytes(app, name, "thumbnail", thumbnail);
  const stored = { ...name, kind, fileName, mimeType, fileSize: file.length, hasThumbnail: Boolean(thumbnail) };
  await app.inTransaction((tx) => insertDocument(tx, { ...stored, createdAt: app.clock.now() }));
}

/** Returns the drawing of a sample ID with a name on it. */
const sampleId = async (name: string): Promise<Buffer> => {
  const drawing = fileURLToPath(import.meta.resolve("@porchlight/scenarios/illustrations/sample-id.svg"));
  return Buffer.from((await readFile(drawing, "utf8")).replace("{name}", name));
};

/** A PDF of one page with a few lines of text. */
function payStub(name: string): Buffer {
  const lines = ["SAMPLE PAY STUB", name, "Not a real document. Demonstration of Porchlight."];
  const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "").replaceAll(/[()\\]/g, "");
  const text = lines.map(
    (line, index) => `BT /F1 ${index === 0 ? 24 : 14} Tf 72 ${700 - index * 40} Td (${ascii(line)}) Tj ET`,
  );
  const content = text.join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, "latin1");
}
