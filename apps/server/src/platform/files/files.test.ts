import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "../../testing/s3.ts";
import type { Files } from "./files.ts";
import { localFiles } from "./local-folder.ts";
import { type S3Bucket, s3Files } from "./s3.ts";
import { serveFiles } from "./serve-files.ts";

let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
const kinds: Record<string, Files> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-files-"));
  store = await startS3(join(folder, "bucket"));
  kinds["a local folder"] = localFiles(join(folder, "files"));
  kinds["a bucket"] = s3Files(store.bucket);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = Buffer.from("a file");

describe.each(["a local folder", "a bucket"])("Files in %s", (kind) => {
  let files: Files;
  beforeAll(() => {
    files = kinds[kind]!;
  });

  it("are returned as stored until they are deleted", async () => {
    await files.put("documents/a/one.pdf", bytes, "application/pdf");
    const found = (await files.get("documents/a/one.pdf"))!;
    expect({ ...found, stream: await text(found.stream) }).toEqual({
      contentType: "application/pdf",
      sizeBytes: bytes.length,
      stream: "a file",
    });
    await files.delete("documents/a/one.pdf");
    await files.delete("documents/a/one.pdf");
    expect(await files.get("documents/a/one.pdf")).toBeNull();
    expect(await files.get("documents/nothing.pdf")).toBeNull();
  });

  it("are kept from a file of this machine, however large", async () => {
    const path = join(folder, "incoming");
    const large = randomBytes(5 * 1024 * 1024);
    await writeFile(path, large);
    await files.putFile("documents/a/large.sealed", path, "application/octet-stream");
    const found = (await files.get("documents/a/large.sealed"))!;
    expect(found.sizeBytes).toBe(large.length);
    expect((await buffer(found.stream)).equals(large)).toBe(true);
    await writeFile(path, bytes);
    await files.putFile("documents/a/large.sealed", path, "application/octet-stream");
    expect(await text((await files.get("documents/a/large.sealed"))!.stream)).toBe("a file");
    await writeFile(path, bytes);
    await expect(files.putFile("../out.sealed", path, "application/octet-stream")).rejects.toThrow();
  });

  it.each([
    "../secret.pdf",
    "a/../../secret.pdf",
    "/etc/passwd.pdf",
    "a//b.pdf",
    ".hidden.pdf",
    "a\\b.pdf",
    "page.html",
    "",
  ])("may not be named %j", async (key) => {
    await expect(files.put(key, bytes, "application/pdf")).rejects.toThrow();
    await expect((async () => files.get(key))()).rejects.toThrow();
  });

  it("must have the extension of their type", async () => {
    await expect(files.put("documents/three.pdf", bytes, "image/png")).rejects.toThrow("does not end as image/png");
  });
});

describe("A local folder", () => {
  it("has no partly written file at its final path", async () => {
    await kinds["a local folder"]!.put("documents/b/two.pdf", bytes, "application/pdf");
    expect(await readdir(join(folder, "files", "documents", "b"))).toEqual(["two.pdf"]);
  });

  it("leaves nothing behind when a file could not be written or moved into place", async () => {
    await writeFile(join(folder, "files", "in-the-way"), "");
    const put = kinds["a local folder"]!.put("in-the-way/three.pdf", bytes, "application/pdf");
    await expect(put).rejects.toThrow();
    expect(await readdir(join(folder, "files", "unfinished"))).toEqual([]);
  });

  it("deletes half-written files of a killed process after an hour or more", async () => {
    const files = localFiles(join(folder, "tidied"));
    await files.put("documents/kept.pdf", bytes, "application/pdf");
    const unfinished = join(folder, "tidied", "unfinished");
    for (const name of ["abandoned", "being-written"]) await writeFile(join(unfinished, name), "half");
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(unfinished, "abandoned"), longAgo, longAgo);
    await files.tidy();
    expect(await readdir(unfinished)).toEqual(["being-written"]);
    expect(await text((await files.get("documents/kept.pdf"))!.stream)).toBe("a file");
  });
});

describe("A bucket", () => {
  const withBucket = (change: Partial<S3Bucket>) => s3Files({ ...store.bucket, ...change });

  it("that rejects access or does not exist reports an error and stores nothing", async () => {
    const keeps = (files: Files) => files.put("documents/c/four.pdf", bytes, "application/pdf");
    await expect(keeps(withBucket({ secretAccessKey: "guessed" }))).rejects.toThrow("answered 403");
    await expect(keeps(withBucket({ bucket: "another" }))).rejects.toThrow("no bucket another");
    expect(await kinds["a bucket"]!.get("documents/c/four.pdf")).toBeNull();
  });
});

describe("The files that are served", () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    const files = kinds["a local folder"]!;
    server = Fastify();
    serveFiles(server, files);
    await files.put("pictures/shown.webp", bytes, "image/webp");
    await files.put("documents/private.pdf", bytes, "application/pdf");
    await writeFile(join(folder, "files", "outside.txt"), "outside");
  });
  afterAll(() => server.close());

  it("are the pictures, cached for good", async () => {
    const answer = await server.inject("/files/pictures/shown.webp");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(answer.body).toBe("a file");
  });

  it.each([
    "/files/pictures/none.webp",
    "/files/pictures/../documents/private.pdf",
    "/files/pictures/..%2Fdocuments%2Fprivate.pdf",
    "/files/pictures/%2e%2e/outside.txt",
    "/files/documents/private.pdf",
    "/files/pictures/",
  ])("do not include %s", async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain("a file");
  });
});
