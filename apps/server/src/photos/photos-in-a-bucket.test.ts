import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { aDraft } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { aPhoto, formWith, upload } from "../testing/photos.ts";
import { startTestProduct } from "../testing/product.ts";
import { startS3 } from "../testing/s3.ts";

describe("A product that stores its files in a bucket", () => {
  it("accepts, shows and deletes photos like any other", async () => {
    const folder = await mkdtemp(join(tmpdir(), "porchlight-bucket-"));
    const { bucket, close } = await startS3(folder);
    const elsewhere = await startTestProduct({
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    });
    const by = await aSignedInOwner(elsewhere);
    const id = await aDraft(elsewhere, by);
    const { body: photo } = await upload(elsewhere, by, id, formWith(Uint8Array.from(await aPhoto())));
    await elsewhere.settled();
    const shown = await fetch(elsewhere.url + photo.url, { headers: { accept: "image/avif" } });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/avif"]);
    await elsewhere.api("DELETE", `/property-image/${id}/${photo.id}`, { token: by.token });
    await vi.waitUntil(async () => (await fetch(elsewhere.url + photo.url)).status === 404, { timeout: 10_000 });
    await elsewhere.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  });
});
