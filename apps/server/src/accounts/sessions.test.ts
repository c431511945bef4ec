import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProcess } from "../deliveries/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import { authenticate } from "./sessions.ts";
import { type AccountsUnderTest, activeRenter, password, signedUpOwner, startAccounts } from "./testing.ts";
import { hashOfToken } from "./tokens.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const me = (token: string) => on.call("GET", "/user/me", undefined, token);
const sessionRow = (token: string) =>
  row(
    on.app.db,
    sql<{ renewedAt: Temporal.Instant; expiresAt: Temporal.Instant }>`
      select renewed_at as "renewedAt", expires_at as "expiresAt" from session where token_hash = ${hashOfToken(token)}`,
  );

describe("A session", () => {
  it("has an opaque token, stored only as a hash", async () => {
    const { token } = await signedUpOwner(on);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await row(
      on.app.db,
      sql<{ n: number }>`select count(*) as n from session where encode(token_hash, 'escape') like ${`%${token}%`}`,
    );
    expect(kept!.n).toBe(0);
    expect(await sessionRow(token)).not.toBeNull();
  });

  it("ends when its owner signs out; other sessions continue", async () => {
    const { token, email } = await signedUpOwner(on);
    const other = await on.call("POST", "/auth/sign-in-credentials", {
      username: email,
      password,
      requiredRole: "investor",
    });
    expect((await on.call("POST", "/auth/sign-out", {}, token)).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await me(other.body.accessToken as string)).status).toBe(200);
  });

  it("that ended in one process is rejected by another once it receives the notice", async () => {
    const { token } = await signedUpOwner(on);
    const other = await startProcess(on.world, [], { ROLE: "web" });
    try {
      expect(await authenticate(other.app, token, null)).toMatchObject({ role: "investor" });
      const heard = new Promise<void>((resolve) => other.app.live.onSessionEnded(() => resolve()));
      await on.call("POST", "/auth/sign-out", {}, token);
      await heard;
      expect(await authenticate(other.app, token, null)).toBeNull();
    } finally {
      await other.close();
    }
  });

  it("is read from the database every time while a process cannot receive notices", async () => {
    const { token } = await signedUpOwner(on);
    expect((await me(token)).status).toBe(200);
    const lost = new Promise<void>((resolve) => on.app.live.onConnection((isHearing) => isHearing || resolve()));
    const back = new Promise<void>((resolve) => on.app.live.onConnection((isHearing) => isHearing && resolve()));
    // Its last words are a heartbeat, once it has listened for some seconds.
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen porchlight', 'select')`.execute(on.app.db);
    await lost;
    await sql`delete from session where token_hash = ${hashOfToken(token)}`.execute(on.app.db);
    expect((await me(token)).status).toBe(401);
    await back;
  });

  it("lasts 30 days from its last use, which is written at most once an hour", async () => {
    const { token } = await signedUpOwner(on);
    const begun = (await sessionRow(token))!;
    expect(begun.expiresAt.since(begun.renewedAt).total("hours")).toBe(30 * 24);
    await on.advance("PT50M");
    await me(token);
    expect((await sessionRow(token))!.renewedAt).toEqual(begun.renewedAt);
    await on.advance("P29D");
    expect((await me(token)).status).toBe(200);
    expect((await sessionRow(token))!.renewedAt).not.toEqual(begun.renewedAt);
    await on.advance("P29D");
    expect((await me(token)).status).toBe(200);
    await on.advance("P30D");
    expect((await me(token)).status).toBe(401);
  });

  it("of a renter gets none of the owner's endpoints, and the reverse; without one nobody gets in", async () => {
    const { token } = await activeRenter(on);
    expect((await me(token)).status).toBe(200);
    expect((await on.call("GET", "/investor/me", undefined, token)).status).toBe(403);
    expect((await on.call("GET", "/company", undefined, token)).status).toBe(403);
    expect((await on.call("GET", "/company")).status).toBe(401);
    expect((await on.call("GET", "/company", undefined, "made-up-token-of-some-length")).status).toBe(401);
  });

  it("that expired long ago is deleted, with every code and link", async () => {
    const { token } = await signedUpOwner(on);
    await on.advance("P32D");
    expect(await sessionRow(token)).toBeNull();
  });
});
