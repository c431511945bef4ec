import pg from "pg";
import { type ColumnOf, companyTables, type Table } from "./company-tables.ts";

/** Stands in a template for the first eight digits of a copy's own ids, and for what makes its unique texts its own. */
const marker = "feedc0de";
const phoneMarker = "+1feed";
const batch = 100;

/**
 * Copies a company so many times, with all rows that hang together with it. Ids are mapped wherever they stand, in
 * columns, documents and texts; mail addresses, telephone numbers and whatever else is unique become each copy's own.
 * Triggers stay silent, since what they keep is copied too.
 */
export async function copyCompany(
  connectionString: string,
  companyId: string,
  times: number,
  first = 1,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    const tables = await companyTables(client, companyId);
    const ids = new Set(tables.flatMap(({ rows }) => rows.flatMap(idsOf)));
    for (const table of tables) await makeTemplate(client, table, ids);
    for (let from = first; from < first + times; from += batch) {
      await client.query("begin");
      for (const table of tables) await client.query(copying(table, from, Math.min(from + batch, first + times) - 1));
      await client.query("commit");
    }
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const uuids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const isUuid = new RegExp(`^${uuids.source}$`);
const addresses = /[\w.+-]+@(?=[\w-]+\.[\w.-]+)/g;
const phones = /\+1\d{4}(?=\d{6}\b)/g;

/** What stands as a value of its own: pictures are named within documents alone, and stay those there are. */
const idsOf = (row: string): string[] =>
  Object.values(JSON.parse(row) as Record<string, unknown>).filter(
    (value): value is string => typeof value === "string" && isUuid.test(value),
  );

async function makeTemplate(client: pg.Client, table: Table, ids: ReadonlySet<string>): Promise<void> {
  const docs = table.rows.map((text) => {
    const row = JSON.parse(
      text
        .replace(uuids, (id) => (ids.has(id) ? marker + id.slice(8) : id))
        .replace(addresses, `${marker}.$&`)
        .replace(phones, phoneMarker),
    ) as Record<string, unknown>;
    for (const column of table.uniqueTexts) row[column.name] = asOwn(row[column.name], column);
    return JSON.stringify(row);
  });
  await client.query(`create temp table ${template(table)} (n bigserial, doc text)`);
  await client.query(`insert into ${template(table)} (doc) select unnest($1::text[])`, [docs]);
  await client.query(`analyze ${template(table)}`);
}

const template = ({ name }: Pick<Table, "name">) => pg.escapeIdentifier(`template_of_${name}`);

/** A unique value that becomes another in each copy; one that holds an id, an address or a number does already. */
function asOwn(value: unknown, { isBytes }: ColumnOf): unknown {
  if (typeof value !== "string" || value.includes(marker) || value.includes(phoneMarker)) return value;
  return isBytes ? `\\x${marker}${value.slice(2)}` : `${value}-${marker}`;
}

function copying({ name, columns }: Table, from: number, until: number): string {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  return `
    insert into ${pg.escapeIdentifier(name)} (${list}) select ${list}
    from generate_series(${from}, ${until}) as copy cross join ${template({ name })}
    cross join lateral jsonb_populate_record(null::${pg.escapeIdentifier(name)},
      replace(replace(doc, '${marker}', lpad(to_hex(copy), 8, '0')), '${phoneMarker}', '+1' || 2000 + copy)::jsonb)
    order by copy, n`;
}
