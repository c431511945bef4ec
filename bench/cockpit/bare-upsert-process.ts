// What a bare upsert reaches: a feed is fetched, parsed at once, and written a hundred entries a statement, each as a
// row of its own and as a home's row copied from one that is there.
import pg from "pg";
import { serveBare } from "../http/bare-server.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const batch = 100;

type Entry = { id: string; title: string };

/** What each home has of its own; the rest is that of a home which is there. */
const own: Record<string, string> = {
  id: "key::uuid",
  slug: "key",
  availability_id: "md5(key)::uuid",
  text_code: "key",
  intake_id: "key",
  display_name: "said ->> 'title'",
  status: "'DRAFT'",
};

/** The columns of a home that are written; a generated one refuses what is. */
async function prepared(): Promise<string[]> {
  await pool.query(
    "create table if not exists bare_entry (company uuid, id text, said jsonb, primary key (company, id))",
  );
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'property' and table_schema = 'public' and is_generated = 'NEVER'`,
  );
  return rows.map(({ name }) => name);
}
const columns = prepared();

serveBare(
  async ({ url }) => {
    const { searchParams } = new URL(url!, "http://bare");
    const entries = (await (await fetch(searchParams.get("feed")!)).json()) as Entry[];
    for (let from = 0; from < entries.length; from += batch)
      await upsert(await columns, searchParams.get("company")!, entries.slice(from, from + batch));
    return JSON.stringify({ entries: entries.length });
  },
  () => pool.end(),
);

async function upsert(names: string[], company: string, entries: Entry[]): Promise<void> {
  await pool.query({
    name: "upsert",
    text: `
      with given as (select value as said, md5($1::text || (value ->> 'id')) as key from jsonb_array_elements($2::jsonb)),
        kept as (
          insert into bare_entry select $1::text::uuid, said ->> 'id', said from given
          on conflict (company, id) do update set said = excluded.said where bare_entry.said <> excluded.said)
      insert into property (${names.join(", ")})
      select ${names.map((name) => own[name] ?? `sample.${name}`).join(", ")}
      from given, (select * from property order by id limit 1) sample
      on conflict (id) do update set display_name = excluded.display_name
        where property.display_name <> excluded.display_name`,
    values: [company, JSON.stringify(entries)],
  });
}
