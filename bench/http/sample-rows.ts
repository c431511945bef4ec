import pg from "pg";

/** One row as the statement that inserts it. `ownIds` are the ids it brings into the world. */
export type SampleRow = { text: string; values: string[]; ownIds: string[] };

const tables = ["renter", "inquiry", "event", "message", "delivery", "pgboss.job"];
const generated = new Set(["seq"]);

/** The rows that `act` adds to the tables a new lead writes, in an order that satisfies their references. */
export async function rowsAddedBy(connectionString: string, act: () => Promise<unknown>): Promise<SampleRow[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const before = new Set((await everything(client)).map(({ key }) => key));
    await act();
    const added = (await everything(client)).filter(({ key }) => !before.has(key));
    return added.map(({ table, row }) => insertOf(table, row));
  } finally {
    await client.end();
  }
}

type AddedRow = { table: string; key: string; row: Record<string, unknown> };

async function everything(client: pg.Client): Promise<AddedRow[]> {
  const found: AddedRow[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows) found.push({ table, row, key: `${table} ${row.id ?? row.seq}` });
  }
  return found;
}

function insertOf(table: string, row: Record<string, unknown>): SampleRow {
  const columns = Object.keys(row).filter((name) => !generated.has(name) && row[name] !== null);
  const names = columns.join(", ");
  return {
    text: `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`,
    values: [JSON.stringify(row)],
    ownIds: typeof row.id === "string" ? [row.id] : [],
  };
}
