import type { VerdictView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verified } from "../chain/testing.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { aSubmittedBundle, startForApplications } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let people = 0;

beforeAll(async () => {
  ({ product, owner } = await startForApplications());
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const bundle = async () => (await aSubmittedBundle(product, owner, home, `kept${++people}@example.test`)).bundleId;
const act = (bundleId: string, move: string) =>
  product.api("POST", `/investor-application/${bundleId}/${move}`, { token: owner.token, body: {} });
const pathOf = (bundleId: string) => `/investor-application/application-bundle/${bundleId}/verdicts`;
const verdictsOn = (bundleId: string) => callAs(product, owner)<VerdictView[]>("GET", pathOf(bundleId));
const db = () => product.product.app.db;

describe("A verdict", () => {
  it("is kept with what it was decided by, who decided and when", async () => {
    const bundleId = await bundle();
    expect(await verdictsOn(bundleId)).toEqual([]);
    await act(bundleId, "decline");
    expect(await verdictsOn(bundleId)).toMatchObject([
      {
        move: "decline",
        decidedAt: expect.stringMatching(/^2026-11-23T15:00:/),
        decidedBy: { name: "Maya Ortiz" },
        household: { line: "1 adult, 1 minor, 1 small dog", adults: 1, minors: 1, pets: 1, monthlyIncome: 5500 },
        criteria: {
          rows: [
            {
              rule: "income",
              stated: "$5,500 a month",
              asked: "Your minimum: $4,625 (2.5x rent)",
              assessment: "MEETS",
            },
            { rule: "credit", stated: "No score", asked: "Your minimum: 620", assessment: "UNKNOWN" },
            { rule: "move-in", stated: "Dec 5", asked: "Available from Dec 1", assessment: "MEETS" },
            { rule: "pets" },
          ],
        },
        reportIds: [],
      },
    ]);
  });

  it("that accepts a declined household is a reconsideration, beside the first one", async () => {
    const bundleId = await bundle();
    await act(bundleId, "decline");
    await product.setClock("2026-11-23T16:00:00Z");
    await act(bundleId, "accept");
    expect((await verdictsOn(bundleId)).map(({ move }) => move)).toEqual(["reconsider", "decline"]);
  });

  it("keeps the criteria it was decided by when the home asks for something else by now", async () => {
    const bundleId = await bundle();
    await act(bundleId, "decline");
    const before = await verdictsOn(bundleId);
    await callAs(product, owner)("PATCH", `/property/${home.id}/renter-requirements/${home.renterRequirements!.id}`, {
      minimumIncome: "THREE_X",
    });
    expect(await verdictsOn(bundleId)).toEqual(before);
  });

  it("that was refused is not kept", async () => {
    const bundleId = await bundle();
    await act(bundleId, "accept");
    expect((await act(bundleId, "decline")).status).toBe(409);
    expect(await verdictsOn(bundleId)).toHaveLength(1);
  });

  it("is kept once of fifty at the same moment", async () => {
    const bundleId = await bundle();
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(bundleId, "decline")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verdictsOn(bundleId)).toHaveLength(1);
  });

  it("is read by nobody but its owner", async () => {
    const bundleId = await bundle();
    await act(bundleId, "decline");
    const stranger = await aSignedInOwner(product);
    expect((await product.api("GET", pathOf(bundleId), { token: stranger.token })).status).toBe(404);
    expect((await product.api("GET", pathOf(bundleId))).status).toBe(401);
  });

  it("of which one byte is changed is named, whichever part it is of", async () => {
    const [bundleId, other] = [await bundle(), await bundle()];
    const stranger = await aSignedInOwner(product);
    await act(bundleId, "decline");
    const kept = (await row(
      db(),
      sql<{
        id: string;
        inquiryId: string;
      }>`select id, inquiry_id as "inquiryId" from verdict where bundle_id = ${bundleId}`,
    ))!;
    const [link] = await rows(
      db(),
      sql<{ position: number }>`select position from chain_link where item_id = ${kept.id}`,
    );
    const named = {
      inquiryId: kept.inquiryId,
      position: link!.position,
      kind: "verdict",
      itemId: kept.id,
      what: "changed",
    };
    for (const change of [
      sql`move = 'reconsider'`,
      sql`judged = replace(judged::text, '5500', '5501')::json`,
      sql`judged = replace(judged::text, ':', ' :')::json`,
      sql`report_ids = '["another"]'`,
      sql`decided_at = decided_at + interval '1 microsecond'`,
      sql`bundle_id = ${other}`,
      sql`decided_by = ${stranger.userId}`,
      sql`company_id = ${stranger.companyId}`,
    ]) {
      await sql`create table before as select * from verdict where id = ${kept.id}`
        .execute(db())
        .catch(() => undefined);
      await sql`update verdict set ${change} where id = ${kept.id}`.execute(db());
      expect((await verified(product)).broken).toEqual([named]);
      await sql`
        update verdict set move = before.move, judged = before.judged, report_ids = before.report_ids,
          decided_at = before.decided_at, bundle_id = before.bundle_id, decided_by = before.decided_by,
          company_id = before.company_id from before where verdict.id = before.id`.execute(db());
      expect((await verified(product)).broken).toEqual([]);
    }
  });
});
