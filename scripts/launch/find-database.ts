import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { refuseHalfRestored } from "../../apps/server/src/backup/put-in-place.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/postgres/embedded-postgres.ts";
import { runningPostgres } from "../../apps/server/src/platform/postgres/running-postgres.ts";
import { StartProblem } from "../../apps/server/src/start-problem.ts";
import { lockDataFolder } from "./data-lock.ts";
import { settingsFrom } from "./settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Found = { url: string; dataDir: string; close(): Promise<void> };

/**
 * Returns the database of `DATABASE_URL`, or the one in the data folder: of the Porchlight that runs there, else started
 * for now.
 */
export async function findDatabase(): Promise<Found> {
  const { databaseUrl, dataDir } = settingsFrom(process.env, root);
  const url = databaseUrl ?? (await runningPostgres(dataDir));
  if (url) return { url, dataDir, close: async () => undefined };
  refuseHalfRestored(dataDir);
  // A database made here would keep the first start from filling a new folder.
  if (!existsSync(join(dataDir, "postgres"))) throw new StartProblem(`there is no database in ${dataDir}.`);
  await lockDataFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir });
  return { url: server.connectionString, dataDir, close: server.stop };
}

/** Whether a statement failed because Porchlight has not yet made its tables. */
export const isTableMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "42P01";
