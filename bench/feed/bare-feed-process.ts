// What a bare streaming writer reaches: the same rows page by page, every value of them as an XML element, packed.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { answerParent } from "../http/answer-parent.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const page = 200;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const element = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => element(name, one)).join("");
  if (value instanceof Date) return `<${name}>${value.toISOString()}</${name}>`;
  if (typeof value === "object")
    return `<${name}>${Object.entries(value)
      .map(([key, one]) => element(key, one))
      .join("")}</${name}>`;
  return `<${name}>${String(value).replace(/[&<>"']/g, (one) => escapes[one]!)}</${name}>`;
};

async function* feed() {
  let after = "00000000-0000-0000-0000-000000000000";
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<homes>\n';
  while (true) {
    const { rows } = await pool.query<{ id: string }>({
      name: "page",
      text: "select * from property where id > $1 order by id limit $2",
      values: [after, page],
    });
    yield rows.map((row) => `${element("home", row)}\n`).join("");
    if (rows.length < page) break;
    after = rows.at(-1)!.id;
  }
  yield "</homes>\n";
}

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/xml", "content-encoding": "gzip" });
  void pipeline(Readable.from(feed()), createGzip({ level: 6 }), response);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  answerParent(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    await pool.end();
  });
});
