import { randomBytes } from "node:crypto";

const drawn = (): string => randomBytes(20).toString("hex");

/**
 * Returns the secrets that product and sandbox share, new at each start: the rental platform's addresses, and what texts
 * and payments are signed with, for the product's webhooks may be reached by others. What the environment names stays.
 */
export const sandboxKeys = (env: Record<string, string | undefined>): Record<string, string> => ({
  ZILLOW_FEED_TOKEN: env.ZILLOW_FEED_TOKEN || drawn(),
  ZILLOW_LEAD_KEY: env.ZILLOW_LEAD_KEY || drawn(),
  SMS_AUTH_TOKEN: env.SMS_AUTH_TOKEN || drawn(),
  PAYMENTS_SECRET_KEY: env.PAYMENTS_SECRET_KEY || `sk_test_${drawn()}`,
  PAYMENTS_WEBHOOK_SECRET: env.PAYMENTS_WEBHOOK_SECRET || `whsec_${drawn()}`,
  SCREENING_API_KEYS: env.SCREENING_API_KEYS || `${drawn()},${drawn()}`,
});
