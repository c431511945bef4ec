import type pg from "pg";

/**
 * Adds copies of a table's rows, `n` counting them from 1; `own` has what each copy has of its own, as SQL by column. A
 * generated column refuses what is copied into it, so the others are named.
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  own: Readonly<Record<string, string>>,
  { count, where = "true" }: { count: number; where?: string },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join(", ")})
     select ${names.map((name) => own[name] ?? name).join(", ")}
     from (select * from ${table} where ${where} limit 1) one, generate_series(1, ${count}) n`,
  );
}
