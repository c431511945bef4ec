import { z } from "zod";
import {
  addressPart,
  databaseAddress,
  flag,
  flagOnByDefault,
  mailRelay,
  oneOf,
  port,
  secret,
  webAddress,
  wholeNumber,
} from "./config-fields.ts";
import { limits } from "./limits.ts";
import { isLocal } from "./local-address.ts";
import type { S3Bucket } from "./platform/files/s3.ts";
import { StartProblem } from "./start-problem.ts";
import { dialects } from "./syndication/zillow/dialect.ts";

const requestsPerMinuteByDefault = limits.requests.allowances[0]!.attempts;

const schema = z.object({
  NODE_ENV: z.string().default("production"),
  ROLE: oneOf(["all", "web", "worker"]).default("all"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  SMTP_PORT: port.optional(),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  DATABASE_NAMED_STATEMENTS: flagOnByDefault,
  DEMO: flag,
  LOG_LEVEL: oneOf(["silent", "error", "warn", "info", "debug"]).default("info"),
  CLOCK: oneOf(["system", "sandbox"]).default("system"),
  SANDBOX_URL: webAddress.optional(),
  WEB_DIST_DIR: z.string().optional(),
  REQUESTS_PER_MINUTE: wholeNumber(1).default(requestsPerMinuteByDefault),
  RENTER_HOST: z.string().optional(),
  OWNER_HOST: z.string().optional(),
  TERMS_URL: z.string().default("/terms"),
  PRIVACY_URL: z.string().default("/privacy"),
  SECRET_KEY: secret.optional(),
  SMTP_URL: mailRelay.optional(),
  MAIL_FROM: z.string().default("Porchlight <hello@porchlight.test>"),
  INTAKE_MAILBOX_DOMAIN: z.string().default("leads.porchlight.test"),
  ARRIVALS_KEPT_DAYS: wholeNumber(1, 3650).default(30),
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
  LLM_PROVIDER: oneOf(["openai-compatible", "anthropic"]).optional(),
  LLM_BASE_URL: webAddress.optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TIMEOUT_MS: wholeNumber(100, 20_000).default(6000),
  LLM_DAILY_BUDGET: wholeNumber(0).default(500_000),
  MAP_STYLE_URL: webAddress.optional(),
  MAP_ORIGINS: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** What the sandbox takes by itself, as its README says. */
const sandboxToken = "sandbox-token";

/**
 * Everything the environment decides, read once.
 * Errors  a line for each variable that is missing or cannot be used, saying what it may be.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
    throw new StartProblem([...new Set(problems)].join("\n"));
  }
  const env = parsed.data;
  if (env.CLOCK === "sandbox" && !env.SANDBOX_URL) throw new StartProblem("SANDBOX_URL is needed with CLOCK=sandbox.");
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  if (env.SMS_AUTH_TOKEN === sandboxToken && !isLocal(publicUrl))
    throw new StartProblem(
      "SMS_AUTH_TOKEN is the sandbox's, which anybody can sign texts with. At a public PUBLIC_URL it must be your provider's.",
    );
  return {
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? (env.PORT ? env.PORT + 1 : 0),
    smtpPort: env.SMTP_PORT ?? (env.PORT ? env.PORT + 2 : 0),
    /** How long a process that is asked to stop says that it is not ready before it stops taking requests. */
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    publicUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** False where the pooler cannot take named statements, as PgBouncer before 1.21. */
    databaseNamedStatements: env.DATABASE_NAMED_STATEMENTS,
    seedsDemo: env.DEMO,
    logLevel: env.LOG_LEVEL,
    clock: env.CLOCK,
    sandboxUrl: env.SANDBOX_URL ?? null,
    webDistDir: env.WEB_DIST_DIR ?? null,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    requestsPerMinuteByDefault,
    renterHost: env.RENTER_HOST ?? `${publicUrl}/renter`,
    ownerHost: env.OWNER_HOST ?? publicUrl,
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    /** Where files are kept; null is a folder of `dataDir`. */
    s3: bucketOf(env),
    /** Signs reply addresses and links; without one a random key is kept in the database. */
    secretKey: env.SECRET_KEY ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM, intakeDomain: env.INTAKE_MAILBOX_DOMAIN },
    /** How long a mail or text is kept as it came, once it was handled. */
    arrivalsKeptDays: env.ARRIVALS_KEPT_DAYS,
    sms:
      env.SMS_ACCOUNT_SID && env.SMS_AUTH_TOKEN && env.SMS_NUMBER
        ? {
            baseUrl: env.SMS_BASE_URL ?? "https://api.twilio.com",
            accountSid: env.SMS_ACCOUNT_SID,
            authToken: env.SMS_AUTH_TOKEN,
            number: env.SMS_NUMBER,
            /** Where it reports what became of a text; Twilio refuses one that names an address it cannot reach. */
            reportsTo: env.SMS_BASE_URL || publicUrl.startsWith("https:") ? publicUrl : null,
          }
        : null,
    /** Where the network reads the homes and delivers leads; without them both parts are drawn from the secret key. */
    zillow: {
      feedToken: env.ZILLOW_FEED_TOKEN ?? null,
      leadKey: env.ZILLOW_LEAD_KEY ?? null,
      dialect: env.ZILLOW_FEED_DIALECT,
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID ?? null,
      scriptUrl: env.GOOGLE_GSI_URL,
      jwksUrl: env.GOOGLE_JWKS_URL,
      calendar: calendarFrom(env),
    },
    places: placesFrom(env),
    /** The language model beside Piper; null, as by default, is none. */
    llm: llmFrom(env),
    /** A MapLibre style of somebody else's; without one the map is the bundled one. */
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    /** Where else that style gets its tiles and letters from. */
    mapOrigins: [
      ...(env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : []),
      ...(env.MAP_ORIGINS?.split(/\s+/).filter(Boolean) ?? []),
    ],
  };
}

/** Calendars can be linked where Google knows the product by a secret; signing in with Google needs none. */
function calendarFrom(env: z.infer<typeof schema>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const { GOOGLE_AUTH_URL: authUrl, GOOGLE_TOKEN_URL: tokenUrl, GOOGLE_REVOKE_URL: revokeUrl } = env;
  return { clientId, clientSecret, authUrl, tokenUrl, revokeUrl, baseUrl: env.GOOGLE_CALENDAR_BASE };
}

/** Google Places where there is a key for it, else Photon where there is one; else the table of ZIP codes. */
function placesFrom(env: Pick<z.output<typeof schema>, "PLACES_API_KEY" | "PLACES_BASE_URL" | "PHOTON_URL">) {
  const { PLACES_API_KEY: apiKey, PLACES_BASE_URL: baseUrl = "https://places.googleapis.com" } = env;
  if (apiKey) return { kind: "google", baseUrl, apiKey } as const;
  return env.PHOTON_URL ? ({ kind: "photon", baseUrl: env.PHOTON_URL.replace(/\/+$/, "") } as const) : null;
}

/** A provider without its model or its address is half a decision and stops the start. */
function llmFrom(env: z.output<typeof schema>) {
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

export type Config = ReturnType<typeof readConfig>;

/** Keys without a bucket, or a bucket without keys, are half a decision and stop the start. */
function bucketOf(env: z.infer<typeof schema>): S3Bucket | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  throw new StartProblem("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.");
}
