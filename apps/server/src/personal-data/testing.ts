import { rows, sql } from "../platform/database/database.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

type SignedIn = { token: string };

/** Returns the code that was last mailed to a renter who wants their data erased. */
export async function erasureCode(product: TestProduct, { token }: SignedIn, email: string): Promise<number> {
  const { status } = await product.api("POST", "/renter-data/erasure-code", { token, body: { language: "en" } });
  if (status !== 200) throw new Error(`asking for a code answered ${status}`);
  await product.settled();
  const mail = (await mailsTo(product, email)).find(({ subject }) => subject.includes("erase"))!;
  return Number(/\b\d{6}\b/.exec(mail.text)![0]);
}

/** Has a renter erase what is theirs; resolves when it is gone. Returns how the call was answered. */
export async function erased(product: TestProduct, renter: SignedIn, email: string): Promise<number> {
  const code = await erasureCode(product, renter, email);
  const { status } = await product.api("POST", "/renter-data/erase", { token: renter.token, body: { code } });
  await product.settled();
  return status;
}

/** Returns every row of every table that has one of these words, the jobs' too, with the name of its table. */
export async function rowsWith(
  product: TestProduct,
  words: readonly string[],
): Promise<{ table: string; row: string }[]> {
  const { db } = product.product.app;
  const tables = await rows(
    db,
    sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1, 2`,
  );
  const found = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const all = await rows(
        db,
        sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.ref(schema)}.${sql.ref(name)} one`,
      );
      return all.filter(({ row }) => words.some((word) => isIn(row, word))).map(({ row }) => ({ table: name, row }));
    }),
  );
  return found.flat();
}

/** Whether a row has a word, as text or as the bytes that a column holds. */
const isIn = (row: string, word: string): boolean =>
  row.toLowerCase().includes(word.toLowerCase()) || row.includes(Buffer.from(word).toString("hex"));
