import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

const program = fileURLToPath(new URL("../../../../scripts/verify-records.ts", import.meta.url));
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  const home = await aListedHome(product, await aSignedInOwner(product));
  await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "What is the rent?" } });
});
afterAll(() => product.close());

/** Runs `npm run verify-records` on the product's database. */
const verifies = (environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATABASE_URL: product.connectionString, ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split("\n") }),
    ({ code, stdout }) => ({ code, lines: String(stdout).trim().split("\n") }),
  );

it("verify-records counts what it verified, and names what was changed", async () => {
  expect(await verifies()).toEqual({ code: 0, lines: ["1 inquiries, 2 links, all verify."] });
  const { db } = product.product.app;
  const { id, inquiryId } = (await row(
    db,
    sql<{ id: string; inquiryId: string }>`
      update message set content = 'What is the rent!' where sender = 'renter' returning id, inquiry_id as "inquiryId"`,
  ))!;
  expect(await verifies()).toEqual({
    code: 1,
    lines: [`inquiry ${inquiryId}, position 1: message ${id} was changed`, "1 inquiries, 2 links, 1 broken."],
  });
});

it("verify-records verifies nothing by another secret", async () => {
  const { code, lines } = await verifies({ SECRET_KEY: "quite another secret key" });
  expect([code, lines.at(-1)]).toEqual([1, "1 inquiries, 2 links, 4 broken."]);
});
