import { readFile } from "node:fs/promises";

export type Count = { passed: number; failed: number; skipped: number };

export const good: Count = { passed: 0, failed: 0, skipped: 0 };
/** A stage that has no tests to count, or whose tests did not get as far as being counted. */
export const broken: Count = { passed: 0, failed: 1, skipped: 0 };

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    good,
  );

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that fails outside its tests, such as one that does not load, counts as one failed test. */
export async function vitestCount(reportFile: string, exitCode: number): Promise<Count> {
  const report = await read<VitestReport>(reportFile);
  if (!report) return broken;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return orBroken(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that passed at its second try counts as passed: playwright names it among the flaky ones, to be mended. */
export async function playwrightCount(reportFile: string, exitCode: number): Promise<Count> {
  const report = await read<PlaywrightReport>(reportFile);
  if (!report) return broken;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return orBroken(exitCode, { passed: expected + flaky, failed: unexpected + report.errors.length, skipped });
}

const orBroken = (exitCode: number, count: Count): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const read = <Report>(file: string): Promise<Report | undefined> =>
  readFile(file, "utf8").then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
