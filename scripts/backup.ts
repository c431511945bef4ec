// `npm run backup`: writes the embedded database and the files of DATA_DIR as one archive into its folder `backups`, or with
// `-- <folder>` into another, whether or not Porchlight runs. Ends with 1 and leaves nothing where it cannot.
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Backup, makeBackup } from "../apps/server/src/backup/make-backup.ts";
import { hasChained } from "../apps/server/src/chain/verify.ts";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { productSecret } from "../apps/server/src/product-secret.ts";
import { databaseProblem, reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { findDatabase, isTableMissing } from "./launch/find-database.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => ending.abort());

try {
  if (process.env.DATABASE_URL)
    throw new StartProblem("DATABASE_URL names a server of your own. Back it up with pg_dump, then the files.");
  const { backup, isOtherKey } = await backUp(positionals[0]);
  for (const line of linesOf(backup)) console.log(line);
  if (isOtherKey) console.error("But no record verifies with that key. Is it the one that Porchlight runs with?");
} catch (error) {
  console.error(`The backup cannot be made: ${reasonOf(databaseProblem(error))}`);
  process.exitCode = 1;
}

/** A folder is named as seen from where the command was typed. */
async function backUp(folder: string | undefined): Promise<{ backup: Backup; isOtherKey: boolean }> {
  const { url, dataDir, close } = await findDatabase();
  const target = folder ? resolve(process.env.INIT_CWD ?? "", folder) : join(dataDir, "backups");
  const source = {
    connectionString: url,
    dataDir,
    bucket: process.env.S3_BUCKET || null,
    secretKey: process.env.SECRET_KEY || null,
  };
  try {
    const backup = await makeBackup(source, target, ending.signal);
    return { backup, isOtherKey: await isOtherKey(url) };
  } catch (error) {
    if (ending.signal.aborted) throw new StartProblem("it was broken off.");
    throw isTableMissing(error) ? new StartProblem("the database holds nothing yet. Start Porchlight once.") : error;
  } finally {
    await close();
  }
}

/** Whether records are there, and none of them was chained with the key that a restore would ask for. */
async function isOtherKey(url: string): Promise<boolean> {
  const database = openDatabase(url, 2);
  const secret = await productSecret(process.env.SECRET_KEY || null, database.reader);
  return (await hasChained(database.reader, secret).finally(database.close)) === false;
}

function linesOf({ path, sizeBytes, manifest }: Backup): string[] {
  const { bucket, parts, secretKey } = manifest;
  return [
    `Backed up to ${path} (${(sizeBytes / 1e6).toFixed(1)} MB).`,
    bucket === null
      ? `The database and ${parts.files.entries} files are in it.`
      : `The database is in it. The files are not: they are in the bucket ${bucket}.`,
    secretKey.in === "environment"
      ? "SECRET_KEY is not in it. Keep that key elsewhere: a restore needs it."
      : "The key that seals documents is in its database, as no SECRET_KEY is set. Keep it where no one else can read it.",
  ];
}
