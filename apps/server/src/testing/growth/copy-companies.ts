import pg from "pg";
import { type Column, companyTables, type Table } from "./company-tables.ts";

/** A placeholder in templates: for the first eight digits of a copy's ids, and in its unique texts. */
const marker = "feedc0de";
const phoneMarker = "+1feed";
const batch = 100;
/** Columns copied unchanged: no sent mail is read again, and replacing the ids in them took most of the time. */
const unread = new Set(["delivery.content"]);

/**
 * Copies a company the given number of times, with all rows that belong to it. Ids are replaced everywhere: in columns,
 * documents and texts. Mail addresses, phone numbers and other unique values become each copy's own. Triggers are off,
 * since the rows they write are copied too.
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
    const copyings: Copying[] = [];
    for (const table of tables) copyings.push(await makeTemplate(client, table, ids));
    for (let from = first; from < first + times; from += batch) {
      await client.query("begin");
      for (const copying of copyings) await client.query(copying(from, Math.min(from + batch, first + times) - 1));
      await client.query("commit");
    }
    await client.query(`vacuum analyze ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ")}`);
  } finally {
    await client.end();
  }
}

const uuids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const isUuid = new RegExp(`^${uuids.source}$`);
const addresses = /[\w.+-]+@(?=[\w-]+\.[\w.-]+)/g;
const phones = /\+1\d{4}(?=\d{6}\b)/g;

/** Returns the ids that are values of their own: pictures are named only within documents and stay the same. */
const idsOf = (row: string): string[] =>
  Object.values(JSON.parse(row) as Record<string, unknown>).filter(
    (value): value is string => typeof value === "string" && isUuid.test(value),
  );

/** Creates a table with the rows to copy, placeholders included, and the statement that copies it. */
async function makeTemplate(client: pg.Client, table: Table, ids: ReadonlySet<string>): Promise<Copying> {
  const marked = table.rows.map((text) => {
    const row = JSON.parse(
      text
        .replace(uuids, (id) => (ids.has(id) ? marker + id.slice(8) : id))
        .replace(addresses, `${marker}.$&`)
        .replace(phones, phoneMarker),
    ) as Record<string, unknown>;
    for (const column of table.uniqueTexts) row[column.name] = asOwn(row[column.name], column);
    return row;
  });
  const name = pg.escapeIdentifier(table.name);
  const template = pg.escapeIdentifier(`template_of_${table.name}`);
  await client.query(
    `create temp table ${template} as
     select filled.* from unnest($1::text[]) as doc cross join lateral jsonb_populate_record(null::${name}, doc::jsonb) as filled`,
    [marked.map((row) => JSON.stringify(row))],
  );
  const columns = table.columns.map((column) => pg.escapeIdentifier(column.name)).join(", ");
  const values = table.columns.map((column) => {
    if (unread.has(`${table.name}.${column.name}`)) return pg.escapeIdentifier(column.name);
    const texts = marked.map((row) => JSON.stringify(row[column.name]) ?? "");
    return valueIn(column, (mark) => texts.some((text) => text.includes(mark)));
  });
  return (from, until) =>
    `insert into ${name} (${columns}) select ${values.join(", ")}
     from generate_series(${from}, ${until}) as copy cross join ${template}`;
}
type Copying = (from: number, until: number) => string;

/** Returns a column's expression in a copy: unchanged when none of its rows has a placeholder. */
function valueIn({ name, type }: Column, bears: (mark: string) => boolean): string {
  const column = pg.escapeIdentifier(name);
  const own = (text: string) => (bears(marker) ? `replace(${text}, '${marker}', lpad(to_hex(copy), 8, '0'))` : text);
  if (bears(phoneMarker)) return `${own(`replace(${column}::text, '${phoneMarker}', '+1' || 2000 + copy)`)}::${type}`;
  return bears(marker) ? `${own(`${column}::text`)}::${type}` : column;
}

/** Returns a unique value made different in each copy; one with an id, an address or a number already is. */
function asOwn(value: unknown, { type }: Column): unknown {
  if (typeof value !== "string" || value.includes(marker) || value.includes(phoneMarker)) return value;
  return type === "bytea" ? `\\x${marker}${value.slice(2)}` : `${value}-${marker}`;
}
