import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { playwrightCount, sum, vitestCount } from "./counts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-counts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function report(content: unknown): Promise<string> {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

const vitestReport = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const playwrightReport = { suites: [], stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

describe("The summary of a test run", () => {
  it("adds up its stages", () => {
    const counts = [
      { passed: 5, failed: 1, skipped: 0, failures: ["a lease: expected 12 months"] },
      { passed: 2, failed: 0, skipped: 3, failures: [] },
    ];
    expect(sum(counts)).toEqual({ passed: 7, failed: 1, skipped: 3, failures: ["a lease: expected 12 months"] });
  });

  it("counts what Vitest and Playwright report", async () => {
    expect(await vitestCount(await report(vitestReport), 0)).toMatchObject({ passed: 5, failed: 0, skipped: 2 });
    expect(await playwrightCount(await report(playwrightReport), 0)).toMatchObject({
      passed: 4,
      failed: 0,
      skipped: 1,
    });
  });

  it("counts a file that does not load as a failed test", async () => {
    const testResults = [
      { name: "rent.test.ts", message: "Port taken\nat line 3", status: "failed", assertionResults: [] },
    ];
    expect(await vitestCount(await report({ ...vitestReport, testResults }), 1)).toMatchObject({
      failed: 1,
      failures: ["rent.test.ts: Port taken"],
    });
  });

  it("names each failed test with the first line of its error", async () => {
    const assertionResults = [
      { status: "passed", fullName: "Rent is due", failureMessages: [] },
      {
        status: "failed",
        fullName: "Rent is paid",
        failureMessages: ["\u001B[31mexpected 5 to be 6\u001B[39m\nat line 3"],
      },
    ];
    const testResults = [{ name: "rent.test.ts", message: "", status: "failed", assertionResults }];
    expect(await vitestCount(await report({ ...vitestReport, numFailedTests: 1, testResults }), 1)).toMatchObject({
      failed: 1,
      failures: ["rent.test.ts: Rent is paid: expected 5 to be 6"],
    });
    const results = [{}, { error: { message: "two alerts" } }];
    const tests = [
      { projectName: "phone", status: "flaky", results },
      { projectName: "desktop", status: "unexpected", results },
    ];
    const suites = [{ specs: [], suites: [{ specs: [{ file: "rent.spec.ts", title: "Rent is paid", tests }] }] }];
    const stats = { ...playwrightReport.stats, unexpected: 1 };
    expect(await playwrightCount(await report({ ...playwrightReport, suites, stats }), 1)).toMatchObject({
      failed: 1,
      failures: ["[desktop] rent.spec.ts: Rent is paid: two alerts"],
    });
  });

  it("counts a test that passed on retry as passed", async () => {
    const stats = { ...playwrightReport.stats, flaky: 1 };
    expect(await playwrightCount(await report({ ...playwrightReport, stats }), 0)).toMatchObject({
      passed: 5,
      failed: 0,
    });
  });

  it("is not clean when a runner failed without naming a test", async () => {
    expect(await vitestCount(await report(vitestReport), 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(await playwrightCount(join(folder, "never-written.json"), 1)).toMatchObject({ failed: 1 });
    expect(await vitestCount(join(folder, "never-written.json"), 0)).toMatchObject({ failed: 1 });
  });
});
