import { defineConfig } from "vitest/config";

const bounds = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: "forks",
    allowOnly: false,
    projects: [
      {
        test: {
          ...bounds,
          name: "unit",
          include: ["packages/**/*.test.ts", "apps/web/src/**/*.test.ts", "scripts/*/**/*.test.ts"],
        },
      },
      {
        test: {
          ...bounds,
          name: "server",
          include: ["apps/server/**/*.test.ts", "scripts/*.test.ts"],
          globalSetup: ["apps/server/src/platform/postgres/vitest-setup.ts"],
        },
      },
      {
        test: {
          ...bounds,
          name: "sandbox",
          include: ["apps/sandbox/**/*.test.ts"],
        },
      },
    ],
  },
});
