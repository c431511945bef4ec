import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completed, submitted } from "../applications/testing.ts";
import { rows, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { sampleProof, screeningEnvironment } from "../testing/screening.ts";
import { anInvited, anOwnerWithHome, paid, screeningOf } from "./testing.ts";

let product: TestProduct;
const logged: string[] = [];
beforeAll(async () => {
  product = await startTestProduct((sandbox) => ({ ...screeningEnvironment(sandbox), LOG_LEVEL: "debug" }));
  // All loggers of the product write to this one stream.
  const { [symbols.streamSym]: stream } = product.product.app.log as unknown as Record<symbol, { write: unknown }>;
  stream!.write = (line: string) => void logged.push(line);
}, 120_000);
afterAll(() => product.close());

const birthDay = sampleProof.birthDate;
const secrets = [
  sampleProof.ssn,
  sampleProof.ssn.replace(/^(...)(..)/, "$1-$2-"),
  birthDay,
  "05/17/1984",
  "17 May 1984",
  "May 17, 1984",
];
const foundIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

/** Every table's rows as text, those of the jobs too. */
async function databaseAsText(): Promise<string> {
  const { db } = product.product.app;
  const tables = await rows(
    db,
    sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["screening", "payment", "event", "delivery"]));
  const texts = await Promise.all(
    tables.map(({ schema, name }) =>
      rows(db, sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.ref(schema)}.${sql.ref(name)} one`),
    ),
  );
  return texts
    .flat()
    .map((one) => one.row)
    .join("\n");
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));

describe("A number and a birth date", () => {
  it("are nowhere after a screening with exam, refusals, reports and a decline", async () => {
    const stage = await anOwnerWithHome(product);
    const renter = await anInvited(product, stage, "private@example.test", "Ada Exam");
    const calls = await paid(product, renter);
    const mismatch = await calls.prove({ ssnAgain: "666120988" });
    expect(mismatch).toMatchObject({
      status: 400,
      body: { validationErrors: { ssnAgain: "The numbers don't match" } },
    });
    const issued = await calls.prove({ ssn: "123456789", ssnAgain: "123456789" });
    expect(issued.status).toBe(400);
    await product.control("PUT", "faults", { screening: { mode: "5xx", count: 1 } });
    const failed = await calls.prove();
    expect(failed.status).toBe(503);
    const { exam } = (await calls.prove()).body;
    await calls.answer(exam!.examId, 0, exam!.questions);
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    await product.advance("PT1M");
    const report = await callAs(product, stage.owner)<{ html: string }>(
      "GET",
      `/investor-application/${renter.applicationId}/report?productType=CRIMINAL`,
    );
    await callAs(product, stage.owner)("POST", `/investor-application/${renter.bundleId}/decline`, {});
    await product.advance("PT1M");
    const view = JSON.stringify(await screeningOf(product, renter).view());
    const sandbox = JSON.stringify([
      await product.control("GET", "screening"),
      await product.control("GET", "payments"),
      await product.control("GET", "mail"),
    ]);
    const answers = JSON.stringify([mismatch.body, issued.body, failed.body]);
    expect({
      database: foundIn(await databaseAsText()),
      files: foundIn(filesUnder(product.product.app.config.dataDir).join("\n")),
      logs: foundIn(logged.join("")),
      sandbox: foundIn(sandbox),
      answers: foundIn(answers + view + report.html),
    }).toEqual({ database: [], files: [], logs: [], sandbox: [], answers: [] });
    expect(logged.join("")).toContain("the screening bureau did not do it");
  }, 120_000);
});
