// `npm run restore -- <backup>`: puts what `npm run backup` wrote into an empty DATA_DIR on which nothing runs. `--replace`
// replaces the database and files of one that is not empty, `--check` only reads the backup and its checksums, `--key-lost`
// goes on without the SECRET_KEY that it was made with. Ends with 1 and changes nothing where it cannot.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Manifest } from "../apps/server/src/backup/manifest.ts";
import { checkBackup, restoreBackup } from "../apps/server/src/backup/restore-backup.ts";
import { openDataFolder } from "../apps/server/src/platform/files/folder.ts";
import { reasonOf, StartProblem } from "../apps/server/src/start-problem.ts";
import { lockDataFolder } from "./launch/data-lock.ts";
import { settingsFrom } from "./launch/settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const flag = { type: "boolean", default: false } as const;

try {
  const options = { replace: flag, check: flag, "key-lost": flag };
  const { values: asked, positionals } = parseArgs({ allowPositionals: true, options });
  if (!positionals[0]) throw new StartProblem("name one: npm run restore -- <backup>");
  if (process.env.DATABASE_URL)
    throw new StartProblem("DATABASE_URL names a server of your own, and a backup is for the one in DATA_DIR.");
  const backup = {
    path: resolve(process.env.INIT_CWD ?? "", positionals[0]),
    secretKey: process.env.SECRET_KEY || null,
    isKeyLost: asked["key-lost"],
  };
  for (const line of asked.check ? checkedLines(await checkBackup(backup)) : await restore(backup, asked.replace))
    console.log(line);
} catch (error) {
  console.error(`The backup cannot be restored: ${reasonOf(error)}`);
  process.exitCode = 1;
}

async function restore(backup: Parameters<typeof checkBackup>[0], isReplacing: boolean): Promise<string[]> {
  const { dataDir } = settingsFrom(process.env, root);
  await openDataFolder(dataDir);
  await lockDataFolder(dataDir);
  const { takenAt, bucket, parts } = await restoreBackup({ ...backup, dataDir, isReplacing });
  const bucketHere = process.env.S3_BUCKET || null;
  return [
    `Restored into ${dataDir}, as of ${takenAt}: the database and ${parts.files.entries} files.`,
    ...(bucket && bucket !== bucketHere
      ? [`Its files are in the bucket ${bucket}: set S3_BUCKET and the others.`]
      : []),
    ...(bucketHere && !bucket ? [`Copy ${dataDir}/files into the bucket ${bucketHere}.`] : []),
    "Start Porchlight to go on from there.",
  ];
}

function checkedLines({ takenAt, migrations, parts }: Manifest): string[] {
  const content = `the database after ${migrations.at(-1)} and ${parts.files.entries} files`;
  return [`The backup is whole, as of ${takenAt}: ${content}.`];
}
