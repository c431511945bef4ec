import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

const program = fileURLToPath(new URL("../../../../scripts/recount.ts", import.meta.url));
let product: TestProduct;
let homeId: string;

beforeAll(async () => {
  product = await startTestProduct();
  homeId = (await aListedHome(product, await aSignedInOwner(product))).id;
  await product.advance("PT2M");
});
afterAll(() => product.close());

/** Runs `npm run recount` on the product's database. */
const recounts = (...options: string[]) =>
  promisify(execFile)(process.execPath, [program, ...options], {
    env: { PATH: process.env.PATH, DATABASE_URL: product.connectionString },
  }).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trim().split("\n") }),
    ({ code, stdout }) => ({ code, lines: String(stdout).trim().split("\n") }),
  );

it("recount names each total that the log does not add up to, and sets it right on request", async () => {
  expect(await recounts()).toEqual({ code: 0, lines: ["All totals agree with the log."] });
  await product.product.app.write(sql`
    update statistic_total set listings_opened = 5 where property_id = ${homeId} and unit = 'day' and listings_opened = 1`);
  const { code, lines } = await recounts();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(`^home ${homeId}, day from .*T00:00:00Z: listingsOpened is 5, the log says 1$`),
    "1 total differs. Add -- --repair to set it right.",
  ]);
  expect((await recounts("--repair")).lines.at(-1)).toBe("1 total was set right.");
  expect((await recounts()).code).toBe(0);
});
