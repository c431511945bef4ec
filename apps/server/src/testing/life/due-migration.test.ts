import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../platform/database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/postgres/testing.ts";
import { seedDemoWithoutPhotos } from "../demo.ts";
import { startTestProduct, type TestProduct } from "../product.ts";
import { dueAudit } from "./due-audit.ts";

const dueMigration = "0036_due.sql";

let product: TestProduct;
let older: TestDatabase;
let stored: pg.Client;
let clients: pg.Client[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-24T16:00:00Z");
  await seedDemoWithoutPhotos(product.product.app);
  older = await createTestDatabase(dueMigration);
  clients = [product, older].map(({ connectionString }) => new pg.Client({ connectionString }));
  for (const client of clients) await client.connect();
  stored = clients[1]!;
  await letMovedShowingsGo(clients[0]!);
  await copyRows(clients[0]!, stored);
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await older?.drop();
  await product?.close();
});

/** Restores the old behavior: a renter who asked for another time lost the confirmed one at once. */
const letMovedShowingsGo = (at: pg.Client) =>
  at.query(`
    with given_up as (
      update showing_request set status = 'RESCHEDULED', over_at = now()
      where id in (select moves_request_id from showing_request where status = 'PENDING') returning id, showing_id),
    closed as (
      update reschedule_request set status = 'CONFIRMED' where status = 'PENDING' and request_id in (select id from given_up))
    update showing set status = 'CANCELED' where id in (select showing_id from given_up)`);

/** Tables that were renamed since, by their old name. */
const namedNow: Readonly<Record<string, string>> = { investor: "member" };

/** Copies the rows of every table that the older database has, without the columns that came later. */
async function copyRows(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows: tables } = await to.query<{ name: string; columns: string }>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'migration'
    group by table_name`);
  await to.query("set session_replication_role = replica");
  for (const { name, columns } of tables) {
    const { rows } = await from.query<{ all: string | null }>(
      `select json_agg(one)::text as all from "${namedNow[name] ?? name}" one`,
    );
    await to.query(
      `insert into "${name}" (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::"${name}", $1)`,
      [rows[0]!.all ?? "[]"],
    );
  }
  await to.query("set session_replication_role = origin");
  // Numbers that came with their rows are not given again.
  await to.query("select setval(pg_get_serial_sequence('event', 'seq'), (select max(seq) from event))");
}

it("The migration gives every due time to what a company stored before", async () => {
  await migrate(older.connectionString);
  const kinds = "select distinct kind from due order by kind";
  const found = await stored.query<{ kind: string }>(kinds);
  expect(found.rows).toEqual((await clients[0]!.query(kinds)).rows);
  expect(found.rows.length).toBeGreaterThan(3);
  const { text, values } = dueAudit.finds;
  expect((await stored.query(text, values)).rows).toEqual([]);
});
