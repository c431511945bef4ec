import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type Address, connectionString } from "./address.ts";

/** Returns how to reach the embedded server that runs on a data folder; null where none answers. */
export async function runningPostgres(dataDir: string, database = "porchlight"): Promise<string | null> {
  const read = (name: string) => readFile(join(dataDir, name), "utf8").catch(() => null);
  const [record, password] = await Promise.all([read("postgres/postmaster.pid"), read("postgres-password")]);
  if (!record || password === null) return null;
  const url = connectionString(addressIn(record), database, password);
  return (await answers(url)) ? url : null;
}

/** Of `postmaster.pid`, the fourth line is the port and the fifth the folder of the socket, empty where there is none. */
function addressIn(record: string): Address {
  const [, , , port = "", socketFolder = ""] = record.split("\n").map((line) => line.trim());
  return socketFolder ? { socketFolder } : { port: Number(port) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
