import type pg from "pg";

/** What a backup has to say of the database it was taken from. */
export type DatabaseFacts = { migrations: string[]; majorVersion: string; hasKeptSecret: boolean };

/** Returns what a backup says of its database. Errors  a missing table where Porchlight never started on it */
export async function databaseFacts(client: pg.Client): Promise<DatabaseFacts> {
  const migrations = await client.query<{ name: string }>("select name from migration order by name");
  const other = await client.query<{ version: number; secrets: boolean }>(`
    select current_setting('server_version_num')::int as version,
      exists (select from server_secret where name = 'links') as secrets`);
  const { version, secrets } = other.rows[0]!;
  return {
    migrations: migrations.rows.map(({ name }) => name),
    majorVersion: String(Math.floor(version / 10_000)),
    hasKeptSecret: secrets,
  };
}
