import { z } from "zod";
import {
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
import {
  bucketFrom,
  googleFrom,
  llmFrom,
  mapFrom,
  partnerFields,
  placesFrom,
  propertyFeedFrom,
  refuseSandboxSecrets,
  screeningAndPaymentsFrom,
  smsFrom,
  zillowFrom,
} from "./config-partners.ts";
import { limits } from "./limits.ts";
import { isLocal } from "./local-address.ts";
import { StartProblem } from "./start-problem.ts";

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
  ...partnerFields,
});

type Environment = z.output<typeof schema>;

/**
 * Returns the whole configuration from the environment.
 * Errors  a line for each variable that is missing or cannot be used, saying what it may be.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const env = checked(environment);
  const publicUrl = publicUrlOf(env);
  return {
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? (env.PORT ? env.PORT + 1 : 0),
    smtpPort: env.SMTP_PORT ?? (env.PORT ? env.PORT + 2 : 0),
    /** How long a stopping process reports that it is not ready before it stops accepting requests. */
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
    s3: bucketFrom(env),
    /** Signs reply addresses and links; without one a random key is kept in the database. */
    secretKey: env.SECRET_KEY ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM, intakeDomain: env.INTAKE_MAILBOX_DOMAIN },
    /** How long a mail or text is kept as it came, once it was handled. */
    arrivalsKeptDays: env.ARRIVALS_KEPT_DAYS,
    sms: smsFrom(env, publicUrl),
    zillow: zillowFrom(env),
    google: googleFrom(env),
    places: placesFrom(env),
    propertyFeed: propertyFeedFrom(env),
    llm: llmFrom(env),
    ...screeningAndPaymentsFrom(env),
    ...mapFrom(env),
  };
}

export type Config = ReturnType<typeof readConfig>;

function checked(environment: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const { success, data: env, error } = schema.safeParse(given);
  if (!success) {
    const problems = error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
    throw new StartProblem([...new Set(problems)].join("\n"));
  }
  if (env.CLOCK === "sandbox" && !env.SANDBOX_URL) throw new StartProblem("SANDBOX_URL is needed with CLOCK=sandbox.");
  if (!isLocal(publicUrlOf(env))) refuseSandboxSecrets(env);
  return env;
}

const publicUrlOf = ({ PUBLIC_URL, PORT }: Environment): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, "");
