import pg from "pg";

export type Column = { name: string; type: string };
export type Table = {
  name: string;
  /** All columns except those that PostgreSQL generates. */
  columns: Column[];
  /** Text columns with unique values, except ids. */
  uniqueTexts: Column[];
  /** The company's rows, each as the text of a JSON object. */
  rows: string[];
};

type Reference = { child: string; column: string; parent: string; parent_column: string };

/**
 * Returns the rows of a company by table: those that name it, those that name one of these by a foreign key, and the
 * people named in one of these. They are found in the catalog, so that a new table is included by itself.
 */
export async function companyTables(client: pg.Client, companyId: string): Promise<Table[]> {
  const { rows: named } = await client.query<{ name: string; of_company: boolean }>(`
    select table_name as name, bool_or(column_name = 'company_id') as of_company
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`);
  const references = (await client.query<Reference>(foreignKeys)).rows;
  const found = new Map<string, Set<string>>();
  const take = async (table: string, where: string, values: unknown[]): Promise<boolean> => {
    const known = found.get(table) ?? new Set<string>();
    const before = known.size;
    const { rows } = await client.query<{ ctid: string }>(
      `select ctid::text from ${pg.escapeIdentifier(table)} where ${where}`,
      values,
    );
    for (const { ctid } of rows) known.add(ctid);
    found.set(table, known);
    return known.size > before;
  };
  await take("company", "id = $1", [companyId]);
  for (const { name } of named.filter(({ of_company }) => of_company)) await take(name, "company_id = $1", [companyId]);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { child, column, parent, parent_column } of references) {
      const [above, below] = [pg.escapeIdentifier(column), pg.escapeIdentifier(parent_column)];
      const rowsOf = (table: string) => [[...(found.get(table) ?? [])]];
      const down = `${above} in (select ${below} from ${pg.escapeIdentifier(parent)} where ctid = any($1::tid[]))`;
      const up = `${below} in (select ${above} from ${pg.escapeIdentifier(child)} where ctid = any($1::tid[]))`;
      if (found.get(parent)?.size) isNew = (await take(child, down, rowsOf(parent))) || isNew;
      if (found.get(child)?.size) isNew = (await take(parent, up, rowsOf(child))) || isNew;
    }
  }
  const filled = [...found].filter(([, rows]) => rows.size > 0);
  const tables: Table[] = [];
  for (const [name, ctids] of filled) tables.push(await tableOf(client, name, [...ctids]));
  return tables;
}

const foreignKeys = `
  select conrelid::regclass::text as child, attribute.attname as column,
    confrelid::regclass::text as parent, above.attname as parent_column
  from pg_constraint
  join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
  join pg_attribute above on above.attrelid = confrelid and above.attnum = confkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace and array_length(conkey, 1) = 1`;

async function tableOf(client: pg.Client, name: string, ctids: string[]): Promise<Table> {
  const { rows: columns } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
     order by attnum`,
    [name],
  );
  // An index with an id in it is each copy's own already.
  const { rows: unique } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey::int2[])
     where indrelid = $1::regclass and indisunique and atttypid in ('text'::regtype, 'bytea'::regtype)
       and not exists (select from pg_attribute id where id.attrelid = indrelid and id.attnum = any(indkey::int2[])
                       and id.atttypid = 'uuid'::regtype)`,
    [name],
  );
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(found)::text as row from ${pg.escapeIdentifier(name)} found where ctid = any($1::tid[]) order by ctid`,
    [ctids],
  );
  return { name, columns, uniqueTexts: unique, rows: rows.map(({ row }) => row) };
}
