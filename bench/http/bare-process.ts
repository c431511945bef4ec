// What nothing but node:http and pg reach: a ready document by its key, an owner's ready cards in their order, and one
// transaction of given rows.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { serveBare } from "./bare-server.ts";
import type { SampleRow } from "./sample-rows.ts";

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
});
const sample = JSON.parse(process.env.BENCH_ROWS ?? "[]") as SampleRow[];

serveBare(
  ({ method, url }) => {
    const [, first = "", second] = url!.split("/");
    return method !== "GET" ? insertRows() : second ? cards(second) : document(first);
  },
  () => pool.end(),
);

async function document(id: string): Promise<string> {
  const found = await pool.query<{ document: string }>({
    name: "document",
    text: "select document from ready_document where id = $1",
    values: [id],
  });
  return found.rows[0]!.document;
}

async function cards(owner: string): Promise<string> {
  const found = await pool.query<{ card: string }>({
    name: "cards",
    text: "select card from ready_card where owner = $1 order by place",
    values: [owner],
  });
  return `[${found.rows.map(({ card }) => card).join(",")}]`;
}

/** The sample's rows again, with ids of their own, each by its own prepared statement. */
async function insertRows(): Promise<string> {
  const fresh = new Map<string, string>();
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const [index, { text, values, ownIds }] of sample.entries()) {
      for (const id of ownIds) if (!fresh.has(id)) fresh.set(id, randomUUID());
      await client.query({
        name: `row-${index}`,
        text,
        values: values.map((value) => renewed(value, fresh)),
      });
    }
    await client.query("commit");
  } finally {
    client.release();
  }
  return '{"inquiryId":"done"}';
}

/** The value with every id of the sample's own rows replaced; ids of rows that were there before stay. */
function renewed(value: string, fresh: Map<string, string>): string {
  let text = value;
  for (const [id, other] of fresh) text = text.replaceAll(id, other);
  return text;
}
