import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  PUBLIC_URL: z.url().optional(),
  PRODUCT_SMTP_PORT: port.optional(),
  SMS_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, "must be an E.164 number")
    .default("+15035550100"),
  SMS_ACCOUNT_SID: z.string().min(1).default("AC00000000000000000000000000000000"),
  SMS_AUTH_TOKEN: z.string().min(1).default("sandbox-token"),
  GOOGLE_CLIENT_ID: z.string().min(1).default("sandbox-client.apps.googleusercontent.com"),
  GOOGLE_CLIENT_SECRET: z.string().min(1).default("sandbox-secret"),
  SCREENING_CLIENT_ID: z.string().min(1).default("sandbox-bureau-client"),
  SCREENING_API_KEYS: z
    .string()
    .regex(/^[^,\s]+,[^,\s]+$/, "must be two keys, comma separated")
    .default("sandbox-bureau-key-1,sandbox-bureau-key-2"),
  SCREENING_HOOK_PATH: z.string().regex(/^\//, "must begin with /").default("/hooks/screening"),
  INTAKE_MAILBOX_DOMAIN: z.string().min(1).default("leads.porchlight.test"),
  PAYMENTS_SECRET_KEY: z.string().min(1).default("sk_test_sandbox"),
  PAYMENTS_WEBHOOK_SECRET: z.string().min(1).default("whsec_sandbox"),
  ZILLOW_FEED_TOKEN: z.string().min(1).optional(),
  ZILLOW_LEAD_KEY: z.string().min(1).optional(),
  CLOCK: z
    .union([z.enum(["real", "sandbox"]), z.iso.datetime({ offset: true })], {
      error: "must be real, or the ISO 8601 instant the sandbox's clock starts at",
    })
    .default("real"),
});

export interface SandboxConfig {
  port: number;
  smtpPort: number;
  /** The product's own data folder; the sandbox keeps to `sandbox/` below it. */
  dataDir: string;
  /** Where the product is reached, without a slash at the end. */
  publicUrl: string;
  productSmtpPort: number;
  smsNumber: string;
  smsAccountSid: string;
  smsAuthToken: string;
  googleClientId: string;
  googleClientSecret: string;
  screeningClientId: string;
  /** The two keys of the screening bureau's client, in the order of its two headers. */
  screeningApiKeys: string[];
  /** Where on the product the bureau tells that something changed. */
  screeningHookPath: string;
  /** How long the bureau takes to deliver reports, in seconds of the sandbox's clock. */
  screeningDelaySeconds: number;
  intakeMailboxDomain: string;
  paymentsSecretKey: string;
  /** Signs what the product is told of payments. */
  paymentsWebhookSecret: string;
  /** The secret parts of the two addresses that the rental platform was told; without the first it reads nothing. */
  feedToken: string | null;
  leadKey: string | null;
  /** The clock follows real time until it is moved; with an instant it starts there. */
  clockStartsAt: Temporal.Instant | null;
  /** How long the clock waits for every follower to acknowledge. */
  clockAckTimeoutMs: number;
  /** What a partner takes in mode `slow`. */
  slowMs: number;
  /** How long a partner holds a call in mode `timeout` before the line drops. */
  timeoutMs: number;
}

/** Reads the environment once; throws naming each key that does not fit. */
export function configFrom(env: NodeJS.ProcessEnv): SandboxConfig {
  const read = environment.safeParse(env);
  if (!read.success) throw new Error(`Sandbox configuration:\n${z.prettifyError(read.error)}`);
  const set = read.data;
  const sandboxPort = set.SANDBOX_PORT ?? set.PORT + 100;
  return {
    port: sandboxPort,
    smtpPort: set.SANDBOX_SMTP_PORT ?? (sandboxPort === 0 ? 0 : sandboxPort + 1),
    dataDir: set.DATA_DIR,
    publicUrl: withoutSlash(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`),
    productSmtpPort: set.PRODUCT_SMTP_PORT ?? set.PORT + 2,
    smsNumber: set.SMS_NUMBER,
    smsAccountSid: set.SMS_ACCOUNT_SID,
    smsAuthToken: set.SMS_AUTH_TOKEN,
    googleClientId: set.GOOGLE_CLIENT_ID,
    googleClientSecret: set.GOOGLE_CLIENT_SECRET,
    screeningClientId: set.SCREENING_CLIENT_ID,
    screeningApiKeys: set.SCREENING_API_KEYS.split(","),
    screeningHookPath: set.SCREENING_HOOK_PATH,
    screeningDelaySeconds: 3,
    intakeMailboxDomain: set.INTAKE_MAILBOX_DOMAIN,
    paymentsSecretKey: set.PAYMENTS_SECRET_KEY,
    paymentsWebhookSecret: set.PAYMENTS_WEBHOOK_SECRET,
    feedToken: set.ZILLOW_FEED_TOKEN ?? null,
    leadKey: set.ZILLOW_LEAD_KEY ?? null,
    clockStartsAt: set.CLOCK === "real" || set.CLOCK === "sandbox" ? null : Temporal.Instant.from(set.CLOCK),
    clockAckTimeoutMs: 60_000,
    slowMs: 5_000,
    timeoutMs: 120_000,
  };
}

export const withoutSlash = (url: string): string => url.replace(/\/+$/, "");
