import { resolve } from "node:path";
import { isLocal } from "../../apps/server/src/local-address.ts";

export type Environment = Record<string, string | undefined>;

export type Settings = {
  dataDir: string;
  databaseUrl?: string;
  ports: { product: number; metrics: number; productMail: number; sandbox: number; sandboxMail: number };
  role: string;
  /** Where a person opens the product. */
  url: string;
  /** Whether no partner was named for any part of the outside world. */
  isAlone: boolean;
  /** Whether the sandbox plays the outside world: where nobody was named for it, and nobody else can reach the product. */
  withSandbox: boolean;
  /** Whether a first start fills the product with the demonstration portfolio: as asked, else when nothing is configured. */
  demo: boolean | "when-new";
};

const partners = [
  ...["SMTP_URL", "SMS_BASE_URL", "SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ...["GOOGLE_AUTH_URL", "GOOGLE_TOKEN_URL", "GOOGLE_REVOKE_URL", "GOOGLE_CALENDAR_BASE"],
  ...["GOOGLE_GSI_URL", "GOOGLE_JWKS_URL", "PLACES_BASE_URL", "PLACES_API_KEY", "PHOTON_URL", "SANDBOX_URL"],
  ...["FEED_BASE_URL"],
  ...["SCREENING_BASE_URL", "SCREENING_CLIENT_ID", "SCREENING_API_KEYS"],
  ...["PAYMENTS_BASE_URL", "PAYMENTS_SECRET_KEY", "PAYMENTS_WEBHOOK_SECRET"],
];

/**
 * What a start is asked to do, from the variables the product itself reads.
 * Errors  names a port that is none.
 */
export function settingsFrom(env: Environment, root: string): Settings {
  const product = port(env, "PORT", 3000);
  const sandbox = port(env, "SANDBOX_PORT", product + 100);
  const url = (env.PUBLIC_URL || `http://localhost:${product}`).replace(/\/+$/, "");
  const isAlone = !partners.some((name) => env[name]);
  const withSandbox = isAlone && isLocal(url);
  const databaseUrl = env.DATABASE_URL || undefined;
  return {
    dataDir: resolve(root, env.DATA_DIR || ".data"),
    databaseUrl,
    ports: {
      product,
      metrics: port(env, "METRICS_PORT", product + 1),
      productMail: port(env, "SMTP_PORT", product + 2),
      sandbox,
      sandboxMail: port(env, "SANDBOX_SMTP_PORT", sandbox + 1),
    },
    role: env.ROLE || "all",
    url,
    isAlone,
    withSandbox,
    demo: env.DEMO ? /^(1|true|yes|on)$/i.test(env.DEMO) : withSandbox && !databaseUrl && "when-new",
  };
}

function port(env: Environment, name: string, otherwise: number): number {
  const given = env[name];
  const number = given ? Number(given) : otherwise;
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Error(
    `${name} is ${given ?? number}, which is not a port. Choose one from 1 to 65535: ${given ? name : "PORT"}=4000 npm start`,
  );
}

/**
 * An environment in which the product keeps little memory; what is set in it already stands. On Linux each thread that
 * draws pictures would keep memory of its own for good, twice as much in all, and V8 keeps 64 MB for objects that are
 * still young once a load has made it take them.
 */
export const withLittleMemory = <Given extends Environment>(env: Given) => ({
  MALLOC_ARENA_MAX: "2",
  ...env,
  NODE_OPTIONS: `--max-semi-space-size=4 ${env.NODE_OPTIONS ?? ""}`.trim(),
});

/** The product's environment but for its database, of which it is told once everything it needs is there. */
export function productEnvironment(env: Environment, settings: Settings, demo: boolean): Environment {
  const { ports } = settings;
  return {
    LOG_LEVEL: "warn",
    ...withLittleMemory(env),
    ...(settings.withSandbox ? sandboxPartners(env, settings) : {}),
    PORT: String(ports.product),
    METRICS_PORT: String(ports.metrics),
    SMTP_PORT: String(ports.productMail),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: undefined,
    TOLD_BY_LAUNCHER: "1",
    DEMO: demo ? "1" : "0",
  };
}

/** What product and sandbox must agree on beside their keys: one number, one mailbox domain. */
function agreement(env: Environment): Environment {
  return {
    SMS_ACCOUNT_SID: "AC00000000000000000000000000000000",
    SMS_AUTH_TOKEN: env.SMS_AUTH_TOKEN,
    SMS_NUMBER: env.SMS_NUMBER || "+15035550100",
    GOOGLE_CLIENT_ID: "sandbox-client.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: "sandbox-secret",
    SCREENING_CLIENT_ID: "sandbox-bureau-client",
    SCREENING_API_KEYS: env.SCREENING_API_KEYS,
    PAYMENTS_SECRET_KEY: env.PAYMENTS_SECRET_KEY,
    PAYMENTS_WEBHOOK_SECRET: env.PAYMENTS_WEBHOOK_SECRET,
    INTAKE_MAILBOX_DOMAIN: env.INTAKE_MAILBOX_DOMAIN || "leads.porchlight.test",
  };
}

function sandboxPartners(env: Environment, { ports }: Settings): Environment {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`;
  return {
    ...agreement(env),
    CLOCK: env.CLOCK || "sandbox",
    SANDBOX_URL: sandbox,
    SMTP_URL: `smtp://127.0.0.1:${ports.sandboxMail}`,
    SMS_BASE_URL: sandbox,
    GOOGLE_GSI_URL: `${sandbox}/google/gsi/client`,
    GOOGLE_JWKS_URL: `${sandbox}/google/certs`,
    GOOGLE_AUTH_URL: `${sandbox}/google/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${sandbox}/google/token`,
    GOOGLE_REVOKE_URL: `${sandbox}/google/revoke`,
    GOOGLE_CALENDAR_BASE: `${sandbox}/google/calendar/v3`,
    FEED_BASE_URL: `${sandbox}/feeds`,
    PLACES_BASE_URL: `${sandbox}/places`,
    PLACES_API_KEY: "sandbox",
    SCREENING_BASE_URL: `${sandbox}/screening/v3`,
    PAYMENTS_BASE_URL: sandbox,
  };
}

export function sandboxEnvironment(env: Environment, settings: Settings): Environment {
  const { ports } = settings;
  return {
    ...env,
    ...agreement(env),
    CLOCK: undefined,
    PORT: String(ports.product),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.sandboxMail),
    PRODUCT_SMTP_PORT: String(ports.productMail),
    PUBLIC_URL: settings.url,
    DATA_DIR: settings.dataDir,
  };
}
