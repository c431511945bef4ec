import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

type Environment = Record<string, string | undefined>;

const running = new Set<ChildProcess>();

/** What configures a product on this machine must not reach its tests. */
const product = [
  ...["DATABASE_URL", "DATABASE_DIRECT_URL", "DATA_DIR", "PORT", "METRICS_PORT", "SMTP_PORT", "SANDBOX_PORT"],
  ...["SANDBOX_SMTP_PORT", "SANDBOX_URL", "HOST", "ROLE", "DEMO", "CLOCK", "PUBLIC_URL", "SMTP_URL", "SMS_BASE_URL"],
  ...["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_NUMBER", "GOOGLE_CLIENT_ID", "GOOGLE_GSI_URL", "GOOGLE_JWKS_URL"],
  ...["GOOGLE_CLIENT_SECRET", "GOOGLE_AUTH_URL", "GOOGLE_TOKEN_URL", "GOOGLE_REVOKE_URL", "GOOGLE_CALENDAR_BASE"],
  ...["PLACES_BASE_URL", "PLACES_API_KEY", "INTAKE_MAILBOX_DOMAIN", "SECRET_KEY", "LOG_LEVEL", "NODE_ENV"],
  ...["PAYMENTS_BASE_URL", "PAYMENTS_SECRET_KEY", "PAYMENTS_WEBHOOK_SECRET", "SCREENING_BASE_URL"],
  ...["SCREENING_CLIENT_ID", "SCREENING_API_KEYS", "SCREENING_TERMS_URL", "SCREENING_HOOK_PATH"],
];

/** Runs an installed tool with our output; answers its exit code. */
export function runTool(root: string, tool: string, args: string[], env: Environment = {}): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !product.includes(name)));
  const child = spawn(join(root, "node_modules", ".bin", tool), args, {
    cwd: root,
    env: { ...clean, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  running.add(child);
  child.once("error", (error) => {
    console.error(`${tool} could not be run: ${error.message}`);
    resolve(1);
  });
  child.once("close", (code) => {
    running.delete(child);
    resolve(code ?? 1);
  });
  return promise;
}

export function stopRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}
