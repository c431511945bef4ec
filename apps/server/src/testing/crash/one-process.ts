// The embedded database's owner and the product in one process, so that one kill -9 takes both from under the data.
import { readConfig } from "../../config.ts";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import { startProduct } from "../../product.ts";

const { connectionString } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR! });
await startProduct(readConfig({ ...process.env, DATABASE_URL: connectionString }));
process.send!({ connectionString });
