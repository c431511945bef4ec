import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { activated, anApplicationSent, giveAddress } from "../applications/testing.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { aPhoto } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { startS3 } from "../testing/s3.ts";
import { aPdf, documentForm, startUploads, type Uploads } from "./testing.ts";

let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
let product: TestProduct;
let uploads: Uploads;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-bucket-"));
  store = await startS3(folder);
  const { bucket } = store;
  product = await startTestProduct({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  uploads = await startUploads(product.product.app);
});
afterAll(async () => {
  await uploads.close();
  await product.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

it("A product that stores its files in a bucket takes, shows and deletes documents like any other", async () => {
  const owner = await aSignedInOwner(product);
  await giveAddress(product, owner);
  await anApplicationSent(product, owner, await aListedHome(product, owner), "papers@example.test");
  const by = await activated(product, "papers@example.test");
  const { files } = product.product.app;

  const bytes = aPdf(10 * 1024 * 1024);
  const paper = await uploads.send(documentForm(bytes, "stub.pdf"), by);
  const photo = await uploads.send(documentForm(await aPhoto(), "id.jpg", "PHOTO_ID"), by);
  expect([paper.status, photo.status]).toEqual([201, 201]);
  const sealedSize = async () => {
    const found = await files.get(`documents/${paper.body.id}.sealed`);
    found?.stream.destroy();
    return found?.sizeBytes ?? null;
  };
  expect(await sealedSize()).toBeGreaterThan(bytes.length);

  const shown = await fetch(product.url + paper.body.url);
  expect(shown.headers.get("content-length")).toBe(String(bytes.length));
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await fetch(product.url + photo.body.thumbnailUrl)).headers.get("content-type")).toBe("image/webp");

  expect(await uploads.remove(paper.body.id, by)).toBe(204);
  await vi.waitUntil(async () => (await sealedSize()) === null, { timeout: 10_000 });
});
