import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { staleReport } from "./stale-report.ts";

const script = fileURLToPath(new URL("../law-check.ts", import.meta.url));
const run = (today: string) => {
  const { status, stdout } = spawnSync(process.execPath, [script, "--today", today], { encoding: "utf8" });
  return { status, stdout };
};

describe("npm run law-check", () => {
  it("is content while every row was checked within 180 days", () => {
    const { status, stdout } = run("2026-11-25");
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringMatching(/^0 of \d+ rows/) });
  });

  it("names each row that is older, by place, topic, day and source, and ends with 1", () => {
    const { status, stdout } = run("2031-01-01");
    expect(status).toBe(1);
    expect(stdout).toMatch(/^NY: fee, checked on \d{4}-\d\d-\d\d \(N\.Y\. Real Property Law 238-a\)$/m);
    expect(stdout).toMatch(
      /^US: adverse-action, checked on \d{4}-\d\d-\d\d \(Fair Credit Reporting Act, section 615 /m,
    );
    expect(stdout).toMatch(/^IL, Cook County: criminal-check, checked on /m);
    expect(stdout).toMatch(/^IL, Cook County: cities and ZIP codes, checked on /m);
    expect(stdout).toMatch(/^ID, Boise: fee, checked on /m);
    expect(staleReport(Temporal.PlainDate.from("2031-01-01")).lines).toEqual(stdout.trimEnd().split("\n"));
  });

  it("refuses a day that is none", () => {
    expect(run("soon").status).toBe(1);
  });
});
