import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { endpoint, nothing } from "@porchlight/contract/endpoint.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startBareServer } from "../../testing/bare-server.ts";
import { serve } from "./serve.ts";
import { incomingOf } from "./uploads.ts";

const say = endpoint({
  method: "POST",
  path: "/say",
  who: "public",
  summary: "Says something",
  body: z.object({ text: z.string() }),
  reply: nothing,
});
const give = endpoint({
  method: "POST",
  path: "/give",
  who: "public",
  summary: "Takes a file",
  kind: "upload",
  fileField: "file",
  reply: nothing,
});
const greet = endpoint({ method: "GET", path: "/greet", who: "public", summary: "Greets", reply: nothing });

/** An upload may take longer than this test, so that nothing but its own limit ends what drips. */
const times = { headers: 300, request: 300, upload: 600_000, afterAnswer: 200, lookEvery: 50 };
let server: Awaited<ReturnType<typeof startBareServer>>;
let withShortUploads: typeof server;
let folder: string;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-arrival-"));
  const incoming = incomingOf({ config: { dataDir: folder } });
  const routes = [
    serve(say, () => undefined),
    serve(greet, () => undefined),
    serve(give, (asked) => incoming.receive(asked, "file", async () => undefined)),
  ];
  server = await startBareServer(routes, { times });
  withShortUploads = await startBareServer(routes, { times: { ...times, upload: 1_500 } });
  ({ port } = server);
});
afterAll(async () => {
  await server.close();
  await withShortUploads.close();
  await rm(folder, { recursive: true });
});

/** A connection that sends its start and then one more piece again and again; resolves to all that was answered before it closed. */
async function sending(start: string, piece: string, everyMs: number, to = port): Promise<string> {
  const socket: Socket = connect(to);
  // Who is cut off while sending may learn of it by a reset.
  socket.on("error", () => undefined);
  socket.write(start);
  const more = setInterval(() => socket.write(piece), everyMs);
  let answer = "";
  socket.setEncoding("utf8").on("data", (read: string) => {
    answer += read;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(more);
  return answer;
}

const head = (path: string, ...headers: string[]) =>
  `${[`POST /api${path} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;
const form = "Content-Type: multipart/form-data; boundary=x";
const filePart = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`;
const chunked = "Transfer-Encoding: chunked";
const hundredKilobytes = chunk("z".repeat(100_000));

describe("A connection gets an answer and is closed", () => {
  it("when its headers arrive too slowly (408)", async () => {
    expect(await sending("GET /api/greet HTTP/1.1\r\n", "X-A: b\r\n", 20)).toMatch(
      /^HTTP\/1\.1 408 .*"statusCode":408/s,
    );
  });

  it("when its body arrives too slowly (408)", async () => {
    const answer = await sending(head("/say", "Content-Type: application/json", "Content-Length: 9999"), "1", 20);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"request-too-slow"/s);
  });

  it("when its upload arrives too slowly (408), and no file is left", async () => {
    const upload = head("/give", form, chunked) + chunk(filePart);
    const answer = await sending(upload, chunk("z"), 20, withShortUploads.port);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"request-too-slow"/s);
    await expect.poll(() => readdir(join(folder, "incoming"))).toEqual([]);
  });

  it("when its upload is too large (413)", async () => {
    const answer = await sending(head("/give", form, chunked) + chunk(filePart), hundredKilobytes, 1);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"file-too-large"/s);
    await expect.poll(() => readdir(join(folder, "incoming"))).toEqual([]);
  });

  it("when its form never gets to its file (413)", async () => {
    const answer = await sending(head("/give", form, chunked), hundredKilobytes, 1);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"file-too-large"/s);
  });

  it("when it keeps sending after the answer", async () => {
    for (const path of ["/say", "/nothing", "/give"])
      expect(await sending(head(path, "Content-Type: text/plain", chunked), hundredKilobytes, 5)).toMatch(
        /^HTTP\/1\.1 4\d\d .*"code":/s,
      );
    expect(await sending(head("/greet", form, chunked).replace("POST", "GET"), hundredKilobytes, 5)).toMatch(
      /^HTTP\/1\.1 204 /,
    );
  });

  it("when it does not speak HTTP (400)", async () => {
    expect(await sending("hello there\r\n", "", 1000)).toMatch(/^HTTP\/1\.1 400 .*"malformed-request"/s);
  });
});

describe("A connection reset before its answer", () => {
  it("does not disturb later requests", async () => {
    for (let count = 0; count < 20; count++) {
      const socket = connect(port).on("error", () => undefined);
      await once(socket, "connect");
      socket.write("GET /api/greet HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
      socket.resetAndDestroy();
      await once(socket, "close");
    }
    expect((await fetch(`${server.url}/api/greet`)).status).toBe(204);
  });
});

describe("A slow but complete request", () => {
  it("is answered, and its connection stays open for the next one", async () => {
    const socket = connect(port);
    const body = JSON.stringify({ text: "Hello" });
    const pieces = [head("/say", "Content-Type: application/json", `Content-Length: ${body.length}`), ...body];
    for (const piece of pieces) socket.write(piece);
    socket.end("GET /api/greet HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect((await text(socket)).match(/HTTP\/1\.1 204/g)).toHaveLength(2);
  });
});

it("None of these tests logged an error", () => expect([...server.lines, ...withShortUploads.lines]).toEqual([]));
