import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { Refusal } from "@porchlight/domain/refusals.ts";
import { afterAll, beforeAll, vi } from "vitest";
import type { App } from "../app.ts";
import { activated, anApplicationSent, type SignedInRenter, startForApplications } from "../applications/testing.ts";
import { documentsOf } from "../documents/queries.ts";
import { documentForm, startUploads, type Uploads } from "../documents/testing.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome } from "./homes.ts";
import type { SignedInOwner } from "./people.ts";
import type { TestProduct } from "./product.ts";

/** Rules of an application that its renter withdrew. */
export const withdrawn = async (): Promise<never> => {
  throw Refusal.of("application.withdrawn");
};

/** What a product holds of documents. */
function held(app: () => App) {
  const namesIn = (...path: string[]) => readdir(join(app().config.dataDir, ...path)).catch((): string[] => []);
  const loose = async (): Promise<number> =>
    (await row(app().db, sql<{ n: number }>`select count(*)::int as n from loose_document`))!.n;
  return {
    /** The names in a folder of the product's data. */
    namesIn,
    filesOf: async (id: string) => (await namesIn("files", "documents")).filter((name) => name.startsWith(id)),
    /** Everything that was let go of is deleted. */
    tidied: () => vi.waitUntil(async () => (await loose()) === 0, { timeout: 10_000 }),
    kept: ({ applicationId }: SignedInRenter) => documentsOf(app().db, applicationId),
    openingsOf: (documentId: string) =>
      rows(
        app().db,
        sql<{ role: string; user_id: string }>`
          select role, user_id from document_opening where document_id = ${documentId} order by opened_at, id`,
      ),
  };
}

/** Starts a product, whose owner invites renters to apply, for the tests of a file. */
export function useDocuments() {
  let product: TestProduct;
  let owner: SignedInOwner;
  let home: PropertyView;
  let uploads: Uploads;
  let renters = 0;
  let allow = async (): Promise<void> => undefined;
  beforeAll(async () => {
    ({ product, owner } = await startForApplications());
    home = await aListedHome(product, owner);
    uploads = await startUploads(product.product.app, () => allow());
  });
  afterAll(async () => {
    await uploads.close();
    await product.close();
  });
  const app = () => product.product.app;
  const send = (by: SignedInRenter, bytes: Uint8Array, name = "stub.pdf", kind?: string | null) =>
    uploads.send(documentForm(bytes, name, kind), by);
  return {
    product: () => product,
    owner: () => owner,
    uploads: () => uploads,
    app,
    /** Says what the application's own rules say when a file is about to be written, while the work runs. */
    async whileAllowed<Result>(rule: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
      allow = rule;
      try {
        return await work();
      } finally {
        allow = async () => undefined;
      }
    },
    async aRenter(): Promise<SignedInRenter> {
      renters += 1;
      const email = `papers${renters}@example.test`;
      await anApplicationSent(product, owner, home, email);
      return activated(product, email);
    },
    send,
    refusal: async (...given: Parameters<typeof send>) => {
      const { status, body } = await send(...given);
      return { status, message: body.message };
    },
    read: (url: string | null) => fetch(product.url + url),
    ...held(app),
  };
}
