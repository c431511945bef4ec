import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import type { ReviewView, VerdictView } from "@porchlight/contract/applications.ts";
import type { NoticeView } from "@porchlight/contract/notices.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completed, submitted, upload } from "../applications/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import { keyFactors } from "./notice-words.ts";
import { anInvited, anOwnerWithHome, paid, sampleAgency, screeningOf, startScreeningProduct } from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

const denver = { address: "1 Colfax Ave", city: "Denver", state: "CO", zip: "80203" };

async function declined(email: string, reports: "ours" | "none" | "their own" = "ours") {
  const stage = await anOwnerWithHome(product, { location: { ...alderBungalow.location, ...denver } });
  const renter = await anInvited(product, stage, email, "Ada Lowscore");
  const calls = screeningOf(product, renter);
  if (reports === "ours") await (await paid(product, renter)).prove();
  else await calls.goWithoutReports(reports === "none" ? "NO_SSN" : "OWN_REPORT");
  await completed(product, renter, "APPLICANT");
  if (reports === "their own") {
    await upload(product, renter, "OWN_REPORT");
    await calls.nameAgency({ ...sampleAgency, address: "12 Main St, Denver, CO 80202" });
  }
  await submitted(product, renter);
  await product.advance("PT1M");
  await callAs(product, stage.owner)("POST", `/investor-application/${renter.bundleId}/decline`, {});
  await product.settled();
  const notices = () =>
    callAs(product, stage.owner)<NoticeView[]>(
      "GET",
      `/investor-application/application-bundle/${renter.bundleId}/notices`,
    );
  const actions = async () =>
    (await callAs(product, stage.owner)<{ actions: ActionNeededView[] }>("GET", "/actions-needed")).actions;
  return { ...stage, renter, notices, actions };
}

const primaryApplicantOf = async (bundleId: string, owner: SignedInOwner): Promise<string> =>
  (await callAs(product, owner)<ReviewView>("GET", `/investor-application/application-bundle/${bundleId}`))
    .primaryApplicant.id;

describe("A notice of adverse action", () => {
  it("tells a declined person the agency, their rights and their score, and a copy is kept", async () => {
    const { notices } = await declined("declined@example.test");
    const mail = (await mailsTo(product, "declined@example.test")).find(({ subject }) => subject.startsWith("Notice"))!;
    for (const said of [
      "TransUnion Rental Screening Solutions, Inc.",
      "did not make the decision",
      "within 60 days",
      "dispute",
      "511",
      "from 350 to 850",
      "A key factor in your score: ",
      "You have these rights under federal law: Fair Credit Reporting Act, section 615 (15 U.S.C. 1681m).",
    ])
      expect(mail.text.replace(/\s+/g, " ")).toContain(said);
    expect(mail.text).not.toContain("..");
    expect(await notices()).toMatchObject([
      { renterName: "Ada Lowscore", isUndelivered: false, subject: mail.subject },
    ]);
  });

  it("is not sent to a person on whom there is no report", async () => {
    const { notices } = await declined("unscreened@example.test", "none");
    expect(await notices()).toEqual([]);
  });

  it("names the company behind a report that the person brought, and no score; the record of the decision names it too", async () => {
    const { notices, owner, renter } = await declined("brought@example.test", "their own");
    const mail = (await mailsTo(product, "brought@example.test")).find(({ subject }) => subject.startsWith("Notice"))!;
    const text = mail.text.replace(/\s+/g, " ");
    for (const said of [
      "a report about you from Acme Tenant Reports, 12 Main St, Denver, CO 80202, 800-555-0142.",
      "free copy of your report from Acme Tenant Reports",
      "dispute with Acme Tenant Reports",
    ])
      expect(text).toContain(said);
    for (const unsaid of ["TransUnion", "credit score"]) expect(text).not.toContain(unsaid);
    expect(await notices()).toMatchObject([{ renterName: "Ada Lowscore", isUndelivered: false }]);
    const recorded = `/investor-application/application-bundle/${renter.bundleId}/verdicts`;
    expect(await callAs(product, owner)<VerdictView[]>("GET", recorded)).toMatchObject([
      { move: "decline", reportIds: [], ownReportsFrom: ["Acme Tenant Reports"] },
    ]);
  });

  it("waits for the owner when it could not be delivered, until they gave it in another way", async () => {
    const { notices, actions, owner, renter } = await declined("bounced@example.test");
    const { db, inTransaction } = product.product.app;
    const kept = await row(
      db,
      sql<{ id: string }>`
      select delivery_id as id from adverse_notice where application_id = ${renter.applicationId}`,
    );
    await inTransaction(async (tx) => {
      await sql`update delivery set status = 'failed' where id = ${kept!.id}`.execute(tx);
    });
    expect(await actions()).toMatchObject([
      {
        ...{ kind: "notice", id: renter.bundleId, renters: [{ name: "Ada Lowscore" }] },
        primaryApplicantId: await primaryApplicantOf(renter.bundleId, owner),
      },
    ]);
    const [notice] = await notices();
    expect(notice).toMatchObject({ isUndelivered: true, handledAt: null });
    const path = `/investor-application/notice/${notice!.id}/handled`;
    const stranger = await aSignedInOwner(product);
    expect((await product.api("POST", path, { token: stranger.token, body: {} })).status).toBe(404);
    await callAs(product, owner)("POST", path, {});
    expect(await actions()).toEqual([]);
  });

  it("names up to four key factors, and one about inquiries beside them", () => {
    const factors = ["a", "b", "c", "d", "Too many inquiries", "e"];
    expect(keyFactors(factors, 4)).toEqual(["a", "b", "c", "d", "Too many inquiries"]);
    expect(keyFactors(factors.slice(0, 4), 4)).toHaveLength(4);
  });
});
