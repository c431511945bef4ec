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
const withoutBureauPort = port + 200;

/** Journeys of applications that have neither reports nor a fee. */
const withoutBureau = [
  ...["application-review.spec.ts", "applications-sending*.spec.ts", "renter-application*.spec.ts"],
  ...["dashboard*.spec.ts", "renter-data.spec.ts", "renter-other-email.spec.ts"],
  "renter-home.spec.ts",
];
/** A phone has no Tab key, and what forms and calls are held to is the same at every width. */
const onlyWide = ["keyboard.spec.ts", "*-rules.spec.ts"];
/** Pages of a journey live for seconds: compiling their scripts to fast code costs more than it gives back. */
const noFastCode = "--js-flags=--no-opt --no-maglev";
/** Playwright's own, whose place any others take; and headers without blur, which is half the drawing of a frame. */
const settings = [
  ...["primaryHoverType=2", "availableHoverTypes=2", "primaryPointerType=4", "availablePointerTypes=4"],
  "prefersReducedTransparency=true",
];
const args = [...browserArguments, noFastCode, `--blink-settings=${settings.join(",")}`];
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ofWithoutBureau = { baseURL: `http://localhost:${withoutBureauPort}` };

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./stage/begin.ts",
  // Journeys share the product and its clock, which stands; each has an owner, homes and renters of its own.
  // One more than the cores: a journey often waits for what it started.
  workers: 3,
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
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: "desktop", use: wide, testIgnore: withoutBureau },
    { name: "phone", use: phone, testIgnore: [...withoutBureau, ...onlyWide] },
    { name: "desktop without a bureau", use: { ...wide, ...ofWithoutBureau }, testMatch: withoutBureau },
    {
      name: "phone without a bureau",
      use: { ...phone, ...ofWithoutBureau },
      testMatch: withoutBureau,
      testIgnore: onlyWide,
    },
  ],
  webServer: {
    command: `"${process.execPath}" stage/serve.ts`,
    // It starts last.
    url: `http://127.0.0.1:${withoutBureauPort}/api/health`,
    env: {
      PORT: String(port),
      WITHOUT_BUREAU_PORT: String(withoutBureauPort),
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
