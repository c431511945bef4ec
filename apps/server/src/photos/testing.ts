import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, vi } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aDraft } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { aPhoto, formWith, upload } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

export const small = { width: 48, height: 32 };

/** Starts a product with an owner for the tests of a file. */
export function usePhotos() {
  let product: TestProduct;
  let owner: SignedInOwner;
  beforeAll(async () => {
    product = await startTestProduct();
    await product.setClock("2026-11-23T14:00:00Z");
    owner = await aSignedInOwner(product);
  });
  afterAll(() => product.close());

  const call = <Body>(method: string, path: string, body?: unknown) =>
    product.api<Body>(method, path, { token: owner.token, body });
  const aHome = () => aDraft(product, owner);
  const sent = async (propertyId: string, bytes: Uint8Array, name = "photo.jpg", by = owner) =>
    upload<PhotoView & ErrorBody>(product, by, propertyId, formWith(Uint8Array.from(bytes), name));
  /** The names in a folder of the product's data. */
  const namesIn = (...path: string[]): Promise<string[]> =>
    readdir(join(product.product.app.config.dataDir, ...path)).catch(() => []);
  const loosePictures = async (): Promise<number> =>
    (await row(product.product.app.db, sql<{ n: number }>`select count(*)::int as n from loose_picture`))!.n;
  return {
    product: () => product,
    owner: () => owner,
    call,
    aHome,
    homeOf: async (id: string): Promise<PropertyView> => (await call<PropertyView>("GET", `/property/${id}`)).body,
    sent,
    /** A home with photos of these sizes, uploaded one after the other. */
    async aHomeWith(...sizes: { width: number; height: number }[]): Promise<{ id: string; photos: string[] }> {
      const id = await aHome();
      const photos: string[] = [];
      for (const size of sizes) photos.push((await sent(id, await aPhoto(size))).body.id);
      return { id, photos };
    },
    namesIn,
    filesOf: async (imageId: string): Promise<string[]> =>
      (await namesIn("files", "pictures")).filter((name) => name.startsWith(imageId)).sort(),
    loosePictures,
    /** Everything that was let go of is deleted. */
    tidied: (): Promise<true> => vi.waitUntil(async () => (await loosePictures()) === 0, { timeout: 10_000 }),
  };
}
