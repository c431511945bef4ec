// The product as `npm start` runs it, on a database that the journeys can reach, too.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/postgres/embedded-postgres.ts";
import { databaseAddressFile } from "./database-address.ts";

const dataDir = process.env.DATA_DIR!;
const database = await startEmbeddedPostgres({ dataDir: join(dataDir, "journeys"), neverSync: true });
await writeFile(databaseAddressFile(dataDir), database.connectionString, { mode: 0o600 });

const product = spawn(process.execPath, [fileURLToPath(new URL("../../scripts/launch.ts", import.meta.url))], {
  env: { ...process.env, DATABASE_URL: database.connectionString },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => product.kill("SIGTERM"));
const [code] = await once(product, "exit");
await database.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(code ?? 1);
