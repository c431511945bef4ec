// `npm run verify-records`: whether every verdict, qualification and message is as it was recorded. Names each one that is
// not and then ends with 1. Reads the database of DATABASE_URL, or the one in DATA_DIR whether or not Porchlight runs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Broken, brokenWords, type Verified, verifyChains } from "../apps/server/src/chain/verify.ts";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { startEmbeddedPostgres } from "../apps/server/src/platform/postgres/embedded-postgres.ts";
import { runningPostgres } from "../apps/server/src/platform/postgres/running-postgres.ts";
import { productSecret } from "../apps/server/src/product-secret.ts";
import { databaseProblem, reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { lockDataFolder } from "./launch/data-lock.ts";
import { settingsFrom } from "./launch/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

try {
  const { url, close } = await databaseOf();
  const verified = await readAll(url).finally(close);
  console.log(summaryOf(verified));
  process.exitCode = verified.broken > 0 ? 1 : 0;
} catch (error) {
  console.error(`The records cannot be verified: ${reasonOf(databaseProblem(error))}`);
  process.exitCode = 1;
}

type Found = { url: string; close(): Promise<void> };

/** The database that is named, or the one in the data folder: of the Porchlight that runs there, else started for now. */
async function databaseOf(): Promise<Found> {
  const { databaseUrl, dataDir } = settingsFrom(process.env, root);
  const url = databaseUrl ?? (await runningPostgres(dataDir));
  if (url) return { url, close: async () => undefined };
  // A database made here would keep the first start from filling a new folder.
  if (!existsSync(join(dataDir, "postgres"))) throw new StartProblem(`there is no database in ${dataDir}.`);
  await lockDataFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  return { url: server.connectionString, close: server.stop };
}

async function readAll(url: string): Promise<Verified> {
  const database = openDatabase(url, 2);
  try {
    const secret = await productSecret(process.env.SECRET_KEY || null, database.reader);
    return await verifyChains(database.reader, secret, (broken) => console.log(lineOf(broken)));
  } catch (error) {
    throw isTableMissing(error) ? new StartProblem("the database holds none yet. Start Porchlight once.") : error;
  } finally {
    await database.close();
  }
}

const isTableMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "42P01";

function lineOf({ inquiryId, position, kind, itemId, what }: Broken): string {
  const where = position === null ? `inquiry ${inquiryId}` : `inquiry ${inquiryId}, position ${position}`;
  return `${where}: ${kind ? `${kind} ${itemId}` : "the link"} ${brokenWords[what]}`;
}

function summaryOf({ inquiries, links, broken, toBegin }: Verified): string {
  const waiting = toBegin > 0 ? ` ${toBegin} inquiries from before records were kept are not linked yet.` : "";
  return `${inquiries} inquiries, ${links} links, ${broken > 0 ? `${broken} broken` : "all verify"}.${waiting}`;
}
