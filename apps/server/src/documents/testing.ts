import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import type { DocumentView } from "@porchlight/contract/applications.ts";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import * as contract from "@porchlight/contract/renter-applications.ts";
import { authenticate } from "../accounts/sessions.ts";
import type { App } from "../app.ts";
import type { SignedInRenter } from "../applications/testing.ts";
import type { Tx } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { createHttpServer, registerRoutes } from "../platform/http/server.ts";
import { deleteDocument } from "./actions.ts";
import { addDocument } from "./add-document.ts";
import { documentViewer } from "./view.ts";

/** A PDF of so many bytes with a line in it that nobody else may read. */
export function aPdf(size = 2000, line = "account number 0042"): Buffer {
  const start = Buffer.from(`%PDF-1.7\n% ${line}\n`);
  const end = Buffer.from("\n%%EOF\n");
  return Buffer.concat([start, Buffer.alloc(size - start.length - end.length, "x"), end]);
}

export const phonePhoto = (): Promise<Buffer> =>
  readFile(fileURLToPath(new URL("../testing/files/phone.heic", import.meta.url)));

/** A ZIP with stored entries. */
export function aZip(entries: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content as string);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), about, Buffer.from(name), bytes]);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), about, place, Buffer.from(name));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from("PK\x05\x06"), end]);
}

/** A .docx, as Word writes it or, with the list of contents last, as others do. */
export const aDocx = (order: "first" | "last" = "first"): Buffer => {
  const list = { "[Content_Types].xml": "<Types/>" };
  const text = {
    "_rels/.rels": "<Relationships/>",
    "word/document.xml": `<w:document>${"text ".repeat(50)}</w:document>`,
  };
  return aZip(order === "first" ? { ...list, ...text } : { ...text, ...list });
};

/** An OLE2 file with streams of these names, such as a .doc has. */
export function anOle2(...streams: string[]): Buffer {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  const entry = (name: string, type: number): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, "utf16le");
    bytes.writeUInt16LE(2 * name.length + 2, 64);
    bytes[66] = type;
    return bytes;
  };
  const entries = [entry("Root Entry", 5), ...streams.map((name) => entry(name, 2))];
  return Buffer.concat([header, Buffer.alloc(512, "some text "), ...entries]);
}

/** A form as the renter's page sends it. */
export function documentForm(bytes: Uint8Array, name: string, kind: string | null = "PROOF_OF_INCOME"): FormData {
  const form = new FormData();
  if (kind !== null) form.append("kind", kind);
  form.append(contract.uploadDocument.fileField, new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

export type Uploads = {
  send(form: FormData, by: SignedInRenter): Promise<{ status: number; body: DocumentView & ErrorBody }>;
  remove(fileId: string, by: SignedInRenter): Promise<number>;
  close(): Promise<void>;
};

/** Serves the contract's two calls for files of a product's applications, without asking whose they are. */
export async function startUploads(
  app: App,
  allow: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Uploads> {
  const { config, clock, log } = app;
  const doors = {
    config,
    clock,
    log,
    signedIn: (token: string, timeZone: string | null) => authenticate(app, token, timeZone),
    visitor: async () => null,
  };
  const server = await createHttpServer(doors);
  registerRoutes(server, doors, [
    serve(contract.uploadDocument, async (asked) => {
      const { userId } = asked.actor;
      const { applicationId } = asked.params;
      return documentViewer(app, asked.actor)(await addDocument(app, asked, { applicationId, userId, allow }));
    }),
    serve(contract.deleteDocument, ({ params }) =>
      deleteDocument(app, { applicationId: params.applicationId, documentId: params.fileId, allow }),
    ),
  ]);
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const call = (method: string, path: string, { token }: SignedInRenter, body?: FormData) =>
    fetch(`http://localhost:${port}/api/application-file/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    });
  return {
    async send(form, by) {
      const reply = await call("POST", by.applicationId, by, form);
      return { status: reply.status, body: (await reply.json()) as DocumentView & ErrorBody };
    },
    remove: async (fileId, by) => (await call("DELETE", `${by.applicationId}/${fileId}`, by)).status,
    close: () => server.close(),
  };
}
