import { sql } from "../platform/database/database.ts";
import type { TestProduct } from "../testing/product.ts";
import { type Broken, verifyChains } from "./verify.ts";

/** Verifies all chains of a product, a few links at a time. */
export async function verified(product: TestProduct) {
  const { db, secret } = product.product.app;
  const broken: Broken[] = [];
  const found = await verifyChains(db, secret, (one) => broken.push(one), 7);
  return { ...found, broken };
}

/** Makes a database what it was before chains were kept, except for what was decided since. */
export async function forgetChains(product: TestProduct): Promise<void> {
  const { db } = product.product.app;
  await sql`delete from chain_link`.execute(db);
  await sql`delete from qualification`.execute(db);
  await sql`insert into chain_to_begin select id from inquiry`.execute(db);
}
