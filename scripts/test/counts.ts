import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/** `failures` names what failed and why, a line each, as far as the runner said it. */
export type Count = { passed: number; failed: number; skipped: number; failures: string[] };

export const good: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** A stage that has no tests to count, or whose tests did not get as far as being counted. */
export const broken: Count = { ...good, failed: 1 };

export const sum = (counts: Count[]): Count =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...total.failures, ...count.failures],
    }),
    good,
  );

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
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
    failures: [
      ...brokenFiles.map(({ name, message }) => failure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages.at(-1) ?? "")),
      ),
    ],
  });
}

const failure = (name: string, message: string): string =>
  `${name}: ${stripVTControlCharacters(message).trimStart().split("\n", 1)[0]}`;

type PlaywrightSpec = {
  file: string;
  title: string;
  tests: { projectName: string; status: string; results: Tried[] }[];
};
type Tried = { error?: { message?: string } };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
};

/** A test that passed at its second try counts as passed: playwright names it among the flaky ones, to be mended. */
export async function playwrightCount(reportFile: string, exitCode: number): Promise<Count> {
  const report = await read<PlaywrightReport>(reportFile);
  if (!report) return broken;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return orBroken(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: [
      ...report.errors.map(({ message }) => failure("e2e", message ?? "")),
      ...report.suites
        .flatMap(specsOf)
        .flatMap(({ file, title, tests }) =>
          tests
            .filter(({ status }) => status === "unexpected")
            .map(({ projectName, results }) =>
              failure(`[${projectName}] ${file}: ${title}`, results.at(-1)?.error?.message ?? ""),
            ),
        ),
    ],
  });
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

const orBroken = (exitCode: number, count: Count): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const read = <Report>(file: string): Promise<Report | undefined> =>
  readFile(file, "utf8").then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
