import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { row, sql } from "../platform/database/database.ts";
import { type Product, startProduct } from "../product.ts";
import { environmentFor } from "../testing/sandbox-environment.ts";
import { type AccountsUnderTest, password, somebody, startAccounts } from "./testing.ts";

let on: AccountsUnderTest;
let second: Product;
beforeAll(async () => {
  // A tenth of what is usual, so that a client is soon at its end.
  on = await startAccounts({ REQUESTS_PER_MINUTE: "60" });
  const { sandbox, connectionString } = on.world;
  const environment = { ...environmentFor(sandbox, connectionString), ROLE: "web", REQUESTS_PER_MINUTE: "60" };
  second = await startProduct(readConfig({ ...environment, PORT: "0", SMTP_PORT: "0", METRICS_PORT: "0" }));
});
afterAll(async () => {
  await second.close();
  await on.close();
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const fill = (count: number, status: number): number[] => Array(count).fill(status);

describe("A client", () => {
  it("that fails to sign in to many accounts gets 429 from every process", async () => {
    const body = () => ({ username: somebody(), password: "Not-this-1-either", requiredRole: "investor" });
    const here = () => on.callFrom("203.0.113.1", "POST", "/auth/sign-in-credentials", body());
    expect(statuses(await Promise.all(Array.from({ length: 9 }, here)))).toEqual([...fill(6, 401), ...fill(3, 429)]);
    const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.1" };
    const there = { method: "POST", headers, body: JSON.stringify(body()) };
    expect((await fetch(`${second.url}/api/auth/sign-in-credentials`, there)).status).toBe(429);
    const useCode = { email: somebody(), code: 123_456 };
    expect((await on.callFrom("203.0.113.1", "POST", "/auth/sign-in-with-one-time-code", useCode)).status).toBe(429);
    expect((await on.callFrom("203.0.113.2", "POST", "/auth/sign-in-credentials", body())).status).toBe(401);
    await on.advance("PT15M");
    expect((await here()).status).toBe(401);
  });

  it("that signs up many addresses gets 429", async () => {
    const signUp = (address: string) => {
      const user = { name: "Dana Whitfield", email: somebody(), password };
      return on.callFrom(address, "POST", "/auth/investor-sign-up-credentials", { user, marketingParams: {} });
    };
    const tried = await Promise.all(Array.from({ length: 13 }, () => signUp("203.0.113.3")));
    expect(statuses(tried)).toEqual([...fill(10, 200), ...fill(3, 429)]);
    expect((await signUp("203.0.113.4")).status).toBe(200);
  });

  it("leaves no counters in the database after their time is over", async () => {
    await on.advance("PT25H");
    const left = await row(on.app.db, sql<{ n: number }>`select count(*)::int as n from attempt_limit`);
    expect(left).toEqual({ n: 0 });
  });
});
