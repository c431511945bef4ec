import { randomBytes } from "node:crypto";

const drawn = (): string => randomBytes(20).toString("hex");

/** The addresses that product and rental platform of the sandbox share, new at each start; what the environment names stays. */
export const platformKeys = (env: Record<string, string | undefined>): Record<string, string> => ({
  ZILLOW_FEED_TOKEN: env.ZILLOW_FEED_TOKEN || drawn(),
  ZILLOW_LEAD_KEY: env.ZILLOW_LEAD_KEY || drawn(),
});
