import { glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildServer, buildWebApp } from "../launch/builds.ts";
import { broken, type Count, good, playwrightCount, vitestCount } from "./counts.ts";
import { runTool } from "./run.ts";

export const stageNames = ["types", "lint", "build", "unit", "server", "e2e"] as const;
export type Stage = (typeof stageNames)[number];

const testFiles = {
  unit: ["packages/**/*.test.ts", "apps/web/src/**/*.test.ts", "scripts/*/**/*.test.ts"],
  server: ["apps/server/**/*.test.ts", "scripts/*.test.ts", "apps/sandbox/**/*.test.ts"],
  e2e: ["e2e/**/*.{spec,test}.ts"],
};

export const filesOf = (stage: keyof typeof testFiles, root: string): Promise<string[]> =>
  Array.fromAsync(glob(testFiles[stage], { cwd: root, exclude: ["**/node_modules/**"] }));

export const stages: Record<Stage, (root: string, rest: string[]) => Promise<Count>> = {
  async types(root) {
    const all = ["packages/*/tsconfig.json", "apps/*/tsconfig{,.node}.json", "scripts/tsconfig.json"];
    // The tests' project holds these as well, so that one compiler reads what they share with it once.
    const ofTests = ["apps/sandbox/tsconfig.json"];
    const projects = await Array.fromAsync(glob([...all, "tsconfig.tests.json"], { cwd: root, exclude: ofTests }));
    const codes: number[] = [];
    // The tests' project takes longest and so comes first.
    const waiting = projects.sort().reverse();
    const check = async (): Promise<void> => {
      for (let project = waiting.shift(); project; project = waiting.shift()) {
        // The compiler takes a project without a file in it for a mistake.
        if (project.endsWith("/tsconfig.json") && !(await hasSources(join(root, dirname(project))))) continue;
        const code = await runTool(root, "tsc", ["--project", project, "--pretty", "false"]);
        if (code !== 0) console.error(`${dirname(project)}: its types do not hold (${project}).`);
        codes.push(code);
      }
    };
    // One compiler keeps one core busy.
    await Promise.all([check(), check()]);
    return codes.some(Boolean) ? broken : good;
  },

  async lint(root) {
    const codes = [
      await runTool(root, "biome", ["check", "."]),
      await runTool(root, "stylelint", ["apps/**/*.css"]),
      await runTool(root, "knip", []),
    ];
    return codes.some(Boolean) ? broken : good;
  },

  async build(root) {
    const problem = await buildWebApp(root);
    if (problem) console.error(problem);
    const program = await buildServer(root);
    return problem || !program ? broken : good;
  },

  unit: (root, rest) => vitest(root, "unit", ["unit"], rest),
  server: (root, rest) => vitest(root, "server", ["server", "sandbox"], rest),

  async e2e(root, rest) {
    if ((await filesOf("e2e", root)).length === 0) return good;
    return withReport(async (report) => {
      const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...rest];
      return playwrightCount(report, await runTool(root, "playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }));
    });
  },
};

async function hasSources(folder: string): Promise<boolean> {
  for await (const _ of glob("**/*.{ts,tsx}", { cwd: folder, exclude: ["**/node_modules/**"] })) return true;
  return false;
}

async function vitest(root: string, stage: "unit" | "server", projects: string[], rest: string[]): Promise<Count> {
  if ((await filesOf(stage, root)).length === 0) return good;
  return withReport(async (report) => {
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await runTool(root, "vitest", [...args, ...projects.flatMap((name) => ["--project", name]), ...rest]);
    return vitestCount(report, code);
  });
}

async function withReport(work: (reportFile: string) => Promise<Count>): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-report-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
