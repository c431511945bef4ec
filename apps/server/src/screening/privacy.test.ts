import { symbols } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completed, submitted } from "../applications/testing.ts";
import { callAs } from "../testing/homes.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { screeningEnvironment } from "../testing/screening.ts";
import { secretsIn, secretsKept, tablesAsText } from "../testing/traces.ts";
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

describe("A number and a birth date", () => {
  it("are nowhere after a screening with exam, refusals, reports and a decline", async () => {
    const stage = await anOwnerWithHome(product);
    const renter = await anInvited(product, stage, "private@example.test", "Ada Exam");
    const calls = await paid(product, renter);
    const mismatch = await calls.prove({ ssnAgain: "666120988" });
    expect(mismatch).toMatchObject({
      status: 400,
      body: { validationErrors: { ssnAgain: "Social Security numbers do not match" } },
    });
    const lettered = await calls.prove({ ssn: "66612O987", ssnAgain: "666 12-098" });
    expect(lettered.body).toMatchObject({
      validationErrors: { ssn: "Only numbers are allowed", ssnAgain: "Please enter 9 digits" },
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
    const answers = JSON.stringify([mismatch.body, issued.body, failed.body]);
    expect({
      ...(await secretsKept(product)),
      logs: secretsIn(logged.join("")),
      answers: secretsIn(answers + view + report.html),
    }).toEqual({ database: [], files: [], logs: [], sandbox: [], answers: [] });
    const tables = [...(await tablesAsText(product.product.app.db)).keys()];
    expect(tables).toEqual(expect.arrayContaining(["screening", "payment", "event", "delivery", "job"]));
    expect(logged.join("")).toContain("the screening bureau did not do it");
  }, 120_000);
});
