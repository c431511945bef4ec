import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test/longest-first.ts";

const bounds = { testTimeout: 60_000, hookTimeout: 120_000 };
/** For tests with processes, sockets and a database at the other end. The reporter names whoever needed the second try. */
const patience = { ...bounds, retry: 1 };
/** Files of one process share what they import: it is loaded once, not once a file. */
const shared = { isolate: false, restoreMocks: true, setupFiles: ["scripts/test/same-cases.ts"] };

export default defineConfig({
  test: {
    // One more than the cores: a file often waits for its database or for what it started.
    maxWorkers: 3,
    pool: "forks",
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...bounds,
          ...shared,
          name: "unit",
          include: ["packages/**/*.test.ts", "apps/web/src/**/*.test.ts", "scripts/*/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: "server",
          include: ["apps/server/**/*.test.ts", "scripts/*.test.ts"],
          globalSetup: ["apps/server/src/platform/postgres/vitest-setup.ts"],
        },
      },
      {
        test: {
          ...patience,
          ...shared,
          name: "sandbox",
          include: ["apps/sandbox/**/*.test.ts"],
        },
      },
    ],
  },
});
