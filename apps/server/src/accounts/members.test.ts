import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";
import { membersOf, ownerOf } from "./queries.ts";
import { beginSession } from "./sessions.ts";

const partnersPhone = "+16145550177";
const saturdayTen = "2026-11-28T15:00:00Z";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let partner: { userId: string; email: string; token: string };

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  partner = await aPartner();
});
afterAll(() => product.close());

/** A second member of the owner's company, who wants texts: nothing of what hangs on a company is changed for one. */
async function aPartner() {
  const { app } = product.product;
  const userId = crypto.randomUUID();
  const { companyId } = owner;
  await sql`alter table member drop constraint member_role_check`.execute(app.db);
  await sql`
    insert into app_user (id, role, email, name, phone, preferred_channel, created_at)
    values (${userId}, 'investor', 'partner@example.test', 'Lee Ortiz', ${partnersPhone}, 'SMS', ${app.clock.now()})`.execute(
    app.db,
  );
  await sql`insert into member (company_id, user_id, role) values (${companyId}, ${userId}, 'PARTNER')`.execute(app.db);
  const token = await app.inTransaction((tx) =>
    beginSession(tx, app.clock.now(), { id: userId, role: "investor", companyId }),
  );
  return { userId, email: "partner@example.test", token };
}

const textsToPartner = async (): Promise<string[]> =>
  (await product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(partnersPhone)}`)).map(
    ({ body }) => body,
  );

describe("A second member of a company", () => {
  it("sees its homes, while renters still deal with the owner", async () => {
    const { app } = product.product;
    const seen = await callAs(product, partner)<PropertyView>("GET", `/property/${home.id}`);
    expect(seen.displayName).toBe(home.displayName);
    expect(await ownerOf(app.db, owner.companyId)).toMatchObject({ email: owner.email, role: "OWNER" });
    const members = await membersOf(app.db, owner.companyId);
    expect(members.map(({ email }) => email)).toEqual([owner.email, partner.email]);
  });

  it("is notified of a request on their own channel, and gets the showing in their own calendar", async () => {
    await aRenterAsks(product, home.slug, saturdayTen, { name: "Noah Park" });
    expect((await textsToPartner()).filter((body) => /Noah Park requested a showing/.test(body))).toHaveLength(1);
    const requested = (await mailsTo(product, owner.email)).filter(({ subject }) =>
      /requested a showing/.test(subject),
    );
    expect(requested).toHaveLength(1);

    const call = callAs(product, partner);
    const agent = await anAgent(product, owner);
    const [asked] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await call("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: asked!.showingRequests[0]!.id,
      showingAgentId: agent.id,
    });
    await product.settled();
    for (const email of [owner.email, partner.email]) {
      const confirmed = (await mailsTo(product, email)).filter(({ subject }) => /confirmed/i.test(subject));
      expect(confirmed.map(({ attachments }) => attachments.length)).toEqual([1]);
    }
    const holders = await rows(
      product.product.app.db,
      sql<{ userId: string | null }>`select user_id as "userId" from invitation order by user_id nulls last`,
    );
    expect(holders.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([partner.userId, (await ownerOf(product.product.app.db, owner.companyId)).userId, null]),
    );
  });

  it("has their own profile and onboarding progress", async () => {
    type Seen = { user: { name: string }; onboarding: { dashboardOnboardingCompleted: boolean } };
    await callAs(product, partner)("POST", "/investor-onboarding/complete/dashboard", {});
    const [partners, owners] = await Promise.all(
      [partner, owner].map((who) => callAs(product, who)<Seen>("GET", "/investor/me")),
    );
    expect(partners).toMatchObject({ user: { name: "Lee Ortiz" }, onboarding: { dashboardOnboardingCompleted: true } });
    expect(owners).toMatchObject({ user: { name: owner.name }, onboarding: { dashboardOnboardingCompleted: false } });
  });
});
