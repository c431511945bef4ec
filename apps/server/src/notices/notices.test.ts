import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { Call } from "@porchlight/scenarios/stage.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeUndelivered } from "../deliveries/take-undelivered.ts";
import { record } from "../events/record.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { mailComesBack } from "../testing/bounces.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";

const saturdayTen = "2026-11-28T15:00:00Z";
const saturdayEleven = "2026-11-28T16:00:00Z";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let phone = "";
let phones = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** A new owner with a listed home at ten on a Monday in New York. */
beforeEach(async () => {
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

const asks = (startsAt = saturdayTen, name = "Ann Lee") => aRenterAsks(product, home.slug, startsAt, { name });
const call: Call = (method, path, body) => callAs(product, owner)(method, path, body);

/** The subjects of the owner's mails about showings, questions and updates, oldest first. */
const told = async (): Promise<string[]> =>
  (await mailsTo(product, owner.email))
    .map(({ subject }) => subject)
    .filter((subject) => !/confirm your email|verification/i.test(subject))
    .reverse();
const texts = async (): Promise<string[]> =>
  (await product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(phone)}`))
    .map(({ body }) => body)
    .reverse();

async function pending(): Promise<{ id: string }[]> {
  const showings = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  return showings.flatMap(({ showingRequests }) => showingRequests).filter(({ status }) => status === "PENDING");
}

/** Records that the company's only renter keeps their time, this often. */
async function recordTimesKept(times: number): Promise<void> {
  const { companyId } = owner;
  const { app } = product.product;
  const ids = (await row(
    app.db,
    sql<{ inquiryId: string; renterId: string; showingId: string; requestId: string }>`
      select inquiry_id as "inquiryId", renter_id as "renterId", showing_id as "showingId", id as "requestId"
      from showing_request where company_id = ${companyId}`,
  ))!;
  for (let one = 0; one < times; one++)
    await app.inTransaction((tx) =>
      record(tx, app.jobs, {
        kind: "showing.time-kept",
        companyId,
        propertyId: home.id,
        ...ids,
        at: app.clock.now(),
      }),
    );
}

describe("Notices to an owner", () => {
  it("go out at once, and what follows within 15 minutes goes as one", async () => {
    await asks(saturdayTen, "Ann Lee");
    await asks(saturdayEleven, "Ben Cho");
    await product.advance("PT14M");
    await asks(saturdayTen, "Cal Moss");
    expect(await told()).toHaveLength(1);
    await product.advance("PT1M");
    expect((await told())[1]).toBe("2 more updates about your properties");
    const [digest] = await mailsTo(product, owner.email);
    expect(digest!.text).toMatch(/Ben Cho requested[\s\S]*Accept \(http[\s\S]*Cal Moss requested/);
    await product.advance("PT15M");
    await asks(saturdayEleven, "Dee Fox");
    expect((await told()).at(-1)).toContain("Dee Fox requested a showing");
  });

  it("leave out what was handled since, and a single one that is left goes in full", async () => {
    for (const name of ["Ann Lee", "Ben Cho", "Cal Moss"]) await asks(saturdayTen, name);
    const [, second] = await pending();
    await call("POST", `/showing-request/decline/property/${home.id}`, {
      showingRequestId: second!.id,
      declineReason: null,
    });
    await product.advance("PT15M");
    expect((await told()).slice(1)).toEqual(["Cal Moss requested a showing at Alder Street Bungalow"]);
  });

  it("are at most five for 200 events in an hour, and none is lost", async () => {
    await asks();
    for (let batch = 0; batch < 10; batch++) {
      await recordTimesKept(20);
      await product.advance("PT5M50S");
    }
    expect((await told()).length).toBeLessThanOrEqual(5);
    await product.advance("PT15M");
    const kept = await rows(
      product.product.app.db,
      sql`select from member_notice where company_id = ${owner.companyId} and told_in is not null`,
    );
    expect(kept).toHaveLength(201);
    const mails = await mailsTo(product, owner.email);
    const counted = mails.flatMap(({ subject }) => /^(\d+) more updates/.exec(subject)?.[1] ?? []).map(Number);
    expect(counted.reduce((sum, one) => sum + one, 1)).toBe(201);
  });

  it("of which a digest shows the first with their links, and of the rest how many there are at each home", async () => {
    await asks();
    await recordTimesKept(21);
    await asks(saturdayEleven, "Ben Cho");
    await product.advance("PT15M");
    const { text } = (await mailsTo(product, owner.email))[0]!;
    expect(text.indexOf("Ben Cho requested")).toBeLessThan(text.indexOf("Ann Lee is keeping"));
    expect(text.match(/Open in Porchlight/g)).toHaveLength(20);
    expect(text).toMatch(/And 2 more:\s+. Alder Street Bungalow \(http\S+\/property\/\S+\/dashboard\): 2 updates/);
  });

  it("that are urgent wait for nothing", async () => {
    await asks();
    await product.control("POST", "mail", {
      from: "Theo Lang <theo@example.test>",
      to: home.intakeEmail,
      subject: "Help",
      text: "There is a fire in the kitchen!",
    });
    await product.settled();
    expect((await told())[1]).toMatch(/^Urgent/);
  });
});

/** The owner's last mail comes back. */
async function lastMailComesBack(): Promise<void> {
  const sent = await row(
    product.product.app.db,
    sql<{ id: string }>`select id from delivery where recipient = ${owner.email} order by id desc limit 1`,
  );
  await mailComesBack(product, sent!.id);
}

describe("Texts to an owner", () => {
  /** From Los Angeles, where it is three hours earlier than at the home. */
  beforeEach(async () => {
    phones += 1;
    phone = `+161455501${70 + phones}`;
    await product.api("PATCH", "/investor/user", {
      token: owner.token,
      body: { phoneNumber: phone, preferredCommunicationChannel: "SMS" },
      headers: { "client-time-zone": "America/Los_Angeles" },
    });
  });

  it("wait from 9 in the evening until 8 in the zone the owner last called from", async () => {
    const before = (await texts()).length;
    await product.setClock("2026-11-24T04:30:00Z");
    await asks(saturdayTen, "Ann Lee");
    expect((await texts()).slice(before)).toHaveLength(1);
    await product.advance("PT40M");
    await asks(saturdayTen, "Ben Cho");
    await asks(saturdayEleven, "Cal Moss");
    await product.advance("PT10H");
    expect((await texts()).slice(before)).toHaveLength(1);
    await product.setClock("2026-11-24T16:00:00Z");
    // Of each request the last notice alone, which for the first is that she still waits.
    expect((await texts()).slice(before + 1)).toEqual([
      expect.stringMatching(/^Porchlight: 3 more updates about your properties\. http/),
    ]);
  });

  it("go out at night for a showing before ten", async () => {
    const before = (await texts()).length;
    await product.setClock("2026-11-28T05:30:00Z");
    await asks("2026-11-28T17:00:00Z", "Ann Lee");
    await asks("2026-11-28T18:30:00Z", "Ben Cho");
    expect((await texts()).slice(before)).toEqual([expect.stringContaining("Ann Lee requested a showing")]);
  });

  it("go by mail after STOP, which the bell says", async () => {
    await product.control("POST", "sms", { from: phone, to: "+15005550006", body: "STOP" });
    await product.settled();
    const before = (await texts()).length;
    await asks();
    expect((await texts()).length).toBe(before);
    expect(await told()).toEqual(["Ann Lee requested a showing at Alder Street Bungalow"]);
    const { failedChannel } = await call<{ failedChannel: object }>("GET", "/actions-needed");
    expect(failedChannel).toEqual({ channel: "SMS", to: phone, instead: "EMAIL" });
  });

  it("stand in for mails to an address that is gone, which the bell says", async () => {
    await call("PATCH", "/investor/user", { preferredCommunicationChannel: "EMAIL" });
    await product.setClock("2026-11-23T17:00:00Z");
    const before = (await texts()).length;
    await asks(saturdayTen, "Ann Lee");
    await lastMailComesBack();
    await product.advance("PT15M");
    await asks(saturdayEleven, "Ben Cho");
    expect((await texts()).slice(before)).toEqual([
      expect.stringContaining("Ann Lee requested a showing"),
      expect.stringContaining("Ben Cho requested a showing"),
    ]);
    const { failedChannel } = await call<{ failedChannel: object }>("GET", "/actions-needed");
    expect(failedChannel).toEqual({ channel: "EMAIL", to: owner.email, instead: "SMS" });
  });

  it("that did not reach the phone go by mail, once", async () => {
    await product.setClock("2026-11-23T17:00:00Z");
    await asks();
    const { app } = product.product;
    const sent = await row(
      app.db,
      sql<{ deliveryId: string; partnerId: string }>`
        select id as "deliveryId", partner_id as "partnerId" from delivery where recipient = ${phone}`,
    );
    for (let times = 0; times < 2; times++)
      await takeUndelivered(app, { ...sent!, error: "30003: The phone was not reached." });
    await product.settled();
    expect(await told()).toEqual(["Ann Lee requested a showing at Alder Street Bungalow"]);
  });
});
