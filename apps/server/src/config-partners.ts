import { z } from "zod";
import { addressPart, oneOf, twoKeys, webAddress, webOrigin, wholeNumber } from "./config-fields.ts";
import { isLocal } from "./local-address.ts";
import type { S3Bucket } from "./platform/files/s3.ts";
import { StartProblem } from "./start-problem.ts";
import { dialects } from "./syndication/zillow/dialect.ts";

/** The variables by which the product reaches its partners. */
export const partnerFields = {
  SMS_BASE_URL: webAddress.optional(),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_NUMBER: z.string().optional(),
  ZILLOW_FEED_TOKEN: addressPart.optional(),
  ZILLOW_LEAD_KEY: addressPart.optional(),
  ZILLOW_FEED_DIALECT: oneOf(dialects).default("classic"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: webAddress.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: webAddress.default("https://oauth2.googleapis.com/token"),
  GOOGLE_REVOKE_URL: webAddress.default("https://oauth2.googleapis.com/revoke"),
  GOOGLE_CALENDAR_BASE: webAddress.default("https://www.googleapis.com/calendar/v3"),
  GOOGLE_GSI_URL: webAddress.default("https://accounts.google.com/gsi/client"),
  GOOGLE_JWKS_URL: webAddress.default("https://www.googleapis.com/oauth2/v3/certs"),
  PLACES_BASE_URL: webAddress.optional(),
  PLACES_API_KEY: z.string().optional(),
  PHOTON_URL: webAddress.optional(),
  FEED_BASE_URL: webAddress.default("https://syndication.getaptly.com"),
  PAYMENTS_BASE_URL: webOrigin.default("https://api.stripe.com"),
  PAYMENTS_SECRET_KEY: z.string().optional(),
  PAYMENTS_WEBHOOK_SECRET: z.string().optional(),
  LLM_PROVIDER: oneOf(["openai-compatible", "anthropic"]).optional(),
  LLM_BASE_URL: webAddress.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TIMEOUT_MS: wholeNumber(100, 20_000).default(6000),
  LLM_DAILY_BUDGET: wholeNumber(0).default(500_000),
  SCREENING_BASE_URL: webAddress.optional(),
  SCREENING_CLIENT_ID: z.string().optional(),
  SCREENING_API_KEYS: twoKeys.optional(),
  SCREENING_TERMS_URL: webAddress.optional(),
  MAP_STYLE_URL: webAddress.optional(),
  MAP_ORIGINS: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Partners = z.output<z.ZodObject<typeof partnerFields>>;

/** Returns the SMS provider's settings, by the kind of provider; null without an account and a number. */
export function smsFrom(env: Partners, publicUrl: string) {
  const { SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_NUMBER: number } = env;
  if (!accountSid || !authToken || !number) return null;
  return {
    kind: "twilio",
    baseUrl: env.SMS_BASE_URL ?? "https://api.twilio.com",
    ...{ accountSid, authToken, number, publicUrl },
    /** Where it reports what became of a text; Twilio refuses one that names an address it cannot reach. */
    reportsTo: env.SMS_BASE_URL || publicUrl.startsWith("https:") ? publicUrl : null,
  } as const;
}

/** Returns the addresses where the network reads homes and delivers leads; derived from the secret key by default. */
export const zillowFrom = (env: Partners) => ({
  feedToken: env.ZILLOW_FEED_TOKEN ?? null,
  leadKey: env.ZILLOW_LEAD_KEY ?? null,
  dialect: env.ZILLOW_FEED_DIALECT,
});

/** Signing in with Google, and the calendars it keeps. */
export const googleFrom = (env: Partners) => ({
  clientId: env.GOOGLE_CLIENT_ID ?? null,
  scriptUrl: env.GOOGLE_GSI_URL,
  jwksUrl: env.GOOGLE_JWKS_URL,
  calendar: calendarFrom(env),
});

/** Calendars can be linked where Google knows the product by a secret; signing in with Google needs none. */
function calendarFrom(env: Partners) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const { GOOGLE_AUTH_URL: authUrl, GOOGLE_TOKEN_URL: tokenUrl, GOOGLE_REVOKE_URL: revokeUrl } = env;
  return { clientId, clientSecret, authUrl, tokenUrl, revokeUrl, baseUrl: env.GOOGLE_CALENDAR_BASE };
}

/** Returns where owners' property feeds are; one that others can reach is read over https alone. */
export function propertyFeedFrom({ FEED_BASE_URL: baseUrl }: Partners) {
  if (!baseUrl.startsWith("https:") && !isLocal(baseUrl))
    throw new StartProblem("FEED_BASE_URL must begin with https://.");
  return { baseUrl: baseUrl.replace(/\/+$/, "") };
}

/** Google Places where there is a key for it, else Photon where there is one; else the table of ZIP codes. */
export function placesFrom(env: Partners) {
  const { PLACES_API_KEY: apiKey, PLACES_BASE_URL: baseUrl = "https://places.googleapis.com" } = env;
  if (apiKey) return { kind: "google", baseUrl, apiKey } as const;
  return env.PHOTON_URL ? ({ kind: "photon", baseUrl: env.PHOTON_URL.replace(/\/+$/, "") } as const) : null;
}

/**
 * Returns the payment provider's settings, by the kind of provider; null by default.
 * Errors  one key without the other is half a decision and stops the start
 */
function paymentsFrom(env: Partners) {
  const { PAYMENTS_BASE_URL: baseUrl, PAYMENTS_SECRET_KEY: secretKey, PAYMENTS_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey && webhookSecret) return { kind: "stripe", baseUrl, secretKey, webhookSecret } as const;
  if (!secretKey && !webhookSecret) return null;
  throw new StartProblem("PAYMENTS_SECRET_KEY and PAYMENTS_WEBHOOK_SECRET are needed together.");
}

/**
 * Returns the language model's settings; null by default.
 * Errors  a provider without its model or its address is half a decision and stops the start
 */
export function llmFrom(env: Partners) {
  const { LLM_PROVIDER: provider, LLM_MODEL: model, LLM_API_KEY: apiKey = null } = env;
  if (!provider) return null;
  const baseUrl = env.LLM_BASE_URL ?? (provider === "anthropic" ? "https://api.anthropic.com/v1" : null);
  if (!model || !baseUrl)
    throw new StartProblem(`${model ? "LLM_BASE_URL" : "LLM_MODEL"} is missing; LLM_PROVIDER needs it.`);
  return {
    ...{ provider, model, apiKey },
    baseUrl: baseUrl.replace(/\/+$/, ""),
    /** For one question, a second try included. */
    timeoutMs: env.LLM_TIMEOUT_MS,
    /** Tokens that a company's questions may cost a day. */
    dailyBudget: env.LLM_DAILY_BUDGET,
  };
}

/**
 * Returns the screening bureau's settings; null where it is not configured.
 * Errors  a part of them is half a decision and stops the start
 */
function screeningFrom(env: Partners) {
  const { SCREENING_BASE_URL: baseUrl, SCREENING_CLIENT_ID: clientId, SCREENING_API_KEYS: apiKeys } = env;
  if (baseUrl && clientId && apiKeys)
    return { baseUrl: baseUrl.replace(/\/+$/, ""), clientId, apiKeys, termsUrl: env.SCREENING_TERMS_URL ?? null };
  if (!baseUrl && !clientId && !apiKeys) return null;
  const needed = { SCREENING_BASE_URL: baseUrl, SCREENING_CLIENT_ID: clientId, SCREENING_API_KEYS: apiKeys };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : name));
  throw new StartProblem(
    `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing; screening needs both address and keys.`,
  );
}

/**
 * Returns the screening bureau's and the payment provider's settings, both null by default.
 * Errors  reports without a way to pay for them, or a fee without reports, stop the start
 */
export function screeningAndPaymentsFrom(env: Partners) {
  const [screening, payments] = [screeningFrom(env), paymentsFrom(env)];
  if (screening && !payments)
    throw new StartProblem("PAYMENTS_SECRET_KEY and PAYMENTS_WEBHOOK_SECRET are missing; screening needs payments.");
  if (payments && !screening)
    throw new StartProblem(
      "SCREENING_BASE_URL, SCREENING_CLIENT_ID and SCREENING_API_KEYS are missing; payments are for screening.",
    );
  return { screening, payments };
}

/** Returns the address of another MapLibre style; without one the bundled map is used. */
export const mapFrom = ({ MAP_STYLE_URL: styleUrl, MAP_ORIGINS: origins }: Partners) => ({
  mapStyleUrl: styleUrl ?? null,
  /** Where else that style gets its tiles and letters from. */
  mapOrigins: [...(styleUrl ? [new URL(styleUrl).origin] : []), ...(origins?.split(/\s+/).filter(Boolean) ?? [])],
});

/**
 * Returns the bucket for files; null for a folder on this machine.
 * Errors  keys without a bucket, or a bucket without keys, are half a decision and stop the start
 */
export function bucketFrom(env: Partners): S3Bucket | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  throw new StartProblem("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.");
}

/** What the sandbox accepts by default, as in its README, and what anybody can do with it. */
const sandboxSecrets = {
  SMS_AUTH_TOKEN: { value: "sandbox-token", use: "sign texts with" },
  PAYMENTS_SECRET_KEY: { value: "sk_test_sandbox", use: "take payments with" },
  PAYMENTS_WEBHOOK_SECRET: { value: "whsec_sandbox", use: "report payments with" },
} as const satisfies { [Name in keyof Partners]?: { value: string; use: string } };

/** Refuses the sandbox's published secrets for a product that others can reach. Errors  a line for each. */
export function refuseSandboxSecrets(env: Partners): void {
  const problems = Object.entries(sandboxSecrets)
    .filter(([name, { value }]) => env[name as keyof typeof sandboxSecrets] === value)
    .map(
      ([name, { use }]) =>
        `${name} is the sandbox's, which anybody can ${use}. At a public PUBLIC_URL it must be your provider's.`,
    );
  if (problems.length > 0) throw new StartProblem(problems.join("\n"));
}
