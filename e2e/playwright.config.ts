import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "../scripts/test/browser-arguments.ts";

// This file is read again in every worker process; what is made up here is handed on to them.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "porchlight-e2e-"));
const port = Number(process.env.E2E_PORT);
process.env.E2E_SANDBOX_URL ??= `http://127.0.0.1:${port + 100}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./stage/begin.ts",
  // Journeys share the product and its clock, which stands; each has an owner, homes and renters of its own.
  workers: 2,
  // A browser on a busy machine can be late. A second try is named in the sum, so that what needs it gets mended.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // A phone has no Tab key, and what forms and calls are held to is the same at every width.
    {
      name: "phone",
      testIgnore: ["keyboard.spec.ts", "*-rules.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" stage/serve.ts`,
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: "0",
      REQUESTS_PER_MINUTE: "100000",
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
