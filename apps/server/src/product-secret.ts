import { randomBytes } from "node:crypto";
import { type Reader, row, sql } from "./platform/database/database.ts";

/** Returns what signs links and keys digests: the configured secret, else a random one that is kept in the database. */
export const productSecret = (configured: string | null, db: Reader): Promise<Buffer> | Buffer =>
  configured ? Buffer.from(configured) : keptSecret(db);

async function keptSecret(db: Reader): Promise<Buffer> {
  await sql`insert into server_secret (name, value) values ('links', ${randomBytes(32)}) on conflict do nothing`.execute(
    db,
  );
  return (await row(db, sql<{ value: Buffer }>`select value from server_secret where name = 'links'`))!.value;
}
