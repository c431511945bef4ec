import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { type ContentType, contentTypeOf, type Files, requireKey } from "./files.ts";

/** A bucket of any store that speaks S3. `endpoint` is the store's address; the bucket is the first part of the path. */
export type S3Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** For an answer to begin; how long its body takes is up to whoever reads it. */
const timeoutMs = 30_000;
/** A file of 25 MB over a line of 2 Mbit/s. */
const uploadTimeoutMs = 120_000;
/** The client waits twice as long before each: 50 ms at first. */
const retries = 4;

/** Keeps files in a bucket. Errors  whatever the store refuses, by its status; nothing of it reaches a caller. */
export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const ask = async (method: string, key: string, init: RequestInit = {}, withinMs = timeoutMs): Promise<Response> => {
    requireKey(key);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error(`The file store did not answer ${method} ${key}`)), withinMs);
    const url = `${endpoint.replace(/\/$/, "")}/${bucket}/${key}`;
    const reply = await client.fetch(url, { ...init, method, signal: stop.signal }).finally(() => clearTimeout(timer));
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    throw new Error(`The file store answered ${reply.status} to ${method} ${key}`);
  };
  const store = async (key: string, body: Blob | Uint8Array<ArrayBuffer>, contentType: ContentType): Promise<void> => {
    if (contentTypeOf(key) !== contentType) throw new Error(`${key} does not end as ${contentType} does`);
    const reply = await ask("PUT", key, { body, headers: { "content-type": contentType } }, uploadTimeoutMs);
    if (!reply.ok) throw new Error(`The file store has no bucket ${bucket}`);
    await reply.body?.cancel();
  };
  return {
    put: (key, bytes, contentType) => store(key, Uint8Array.from(bytes), contentType),
    // A blob has a length, and each retry reads it anew from the disk.
    putFile: async (key, path, contentType) => store(key, await openAsBlob(path), contentType),
    async get(key) {
      const reply = await ask("GET", key);
      if (reply.ok && reply.body) {
        const stream = Readable.fromWeb(reply.body as ReadableStream);
        return { contentType: contentTypeOf(key)!, sizeBytes: Number(reply.headers.get("content-length")), stream };
      }
      await reply.body?.cancel();
      return null;
    },
    async delete(key) {
      await (await ask("DELETE", key)).body?.cancel();
    },
    // A bucket knows nothing but whole files.
    tidy: async () => undefined,
  };
}
