import { join } from "node:path";

/** Where the stage leaves the address of the journeys' database. */
export const databaseAddressFile = (dataDir: string): string => join(dataDir, "database-address");
