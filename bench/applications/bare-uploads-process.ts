// Files of multipart forms written to disk as they come, by nothing but node:http and the parser of forms.
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { answerParent } from "../http/answer-parent.ts";

const folder = join(process.env.DATA_DIR!, "bare");
await mkdir(folder, { recursive: true });

const server = createServer((request, response) => {
  const written: Promise<void>[] = [];
  const form = new Busboy({ headers: request.headers as BusboyHeaders });
  form.on("file", (_field, file) => {
    written.push(pipeline(file, createWriteStream(join(folder, crypto.randomUUID()))));
  });
  pipeline(request, form)
    .then(() => Promise.all(written))
    .then(
      () => response.writeHead(201, { "content-type": "application/json" }).end("{}"),
      (error: Error) => response.writeHead(500).end(error.message),
    );
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  answerParent(`http://127.0.0.1:${port}`, async () => server.closeAllConnections());
});
