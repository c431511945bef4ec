import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-27T14:00:00Z");
});
afterAll(() => product.close());

/** A renter of a company of their own, whose showing is accepted. */
async function anAcceptedShowing(startsAt: string): Promise<{ requestId: string; email: string }> {
  const owner = await aSignedInOwner(product);
  const home = await aListedHome(product, owner);
  const { email } = await aRenterAsks(product, home.slug, startsAt);
  const call = callAs(product, owner);
  const [showing] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  const requestId = showing!.showingRequests[0]!.id;
  const showingAgentId = (await anAgent(product, owner)).id;
  await call("POST", `/showing-request/accept/property/${home.id}`, { showingRequestId: requestId, showingAgentId });
  await product.settled();
  return { requestId, email };
}

it("A reminder that fails does not hold up others, and is sent once it can be", async () => {
  const { db } = product.product.app;
  const bad = await anAcceptedShowing("2026-11-28T16:00:00Z");
  const good = await anAcceptedShowing("2026-11-28T16:30:00Z");
  const isReminded = async (email: string) =>
    (await mailsTo(product, email)).some(({ subject }) => subject.startsWith("Your showing is today"));
  await sql`create table stuck (request_id uuid)`.execute(db);
  await sql`insert into stuck values (${bad.requestId})`.execute(db);
  await sql`
    create function refuse_stuck() returns trigger language plpgsql as $$ begin
      if exists (select from stuck where request_id = old.id) then raise exception 'stuck'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger stuck before update of reminded_at on showing_request for each row execute function refuse_stuck()`.execute(
    db,
  );
  await product.setClock("2026-11-28T14:40:00Z");
  expect([await isReminded(bad.email), await isReminded(good.email)]).toEqual([false, true]);
  await sql`delete from stuck`.execute(db);
  await product.advance("PT1S");
  expect(await isReminded(bad.email)).toBe(true);
});

it("A wrong due time sends nothing early, and is corrected", async () => {
  const { db } = product.product.app;
  const { requestId, email } = await anAcceptedShowing("2026-12-05T15:00:00Z");
  const before = await mailsTo(product, email);
  await sql`update due set at = '2026-11-28T00:00:00Z' where subject_id = ${requestId}`.execute(db);
  await product.advance("PT1S");
  expect(await mailsTo(product, email)).toEqual(before);
  const [kept] = await rows(
    db,
    sql<{ at: Temporal.Instant }>`
      select at from due where subject_id = ${requestId} and kind = 'showing-reminders'`,
  );
  expect(kept!.at.toString()).toBe("2026-12-05T13:00:00Z");
});
