import type { BundleView } from "@porchlight/contract/applications.ts";
import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterInquiryView } from "@porchlight/contract/renters.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  activated,
  aLead,
  anApplicationSent,
  applicationOf,
  aSubmittedBundle,
  fullAnswers,
  giveAddress,
  save,
} from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

type Refused = { code?: string; message: string };
const send = (inquiryId: string, propertyId = home.id, token = owner.token) =>
  product.api<BundleView & Refused>("POST", `/investor-application/${propertyId}`, { token, body: { inquiryId } });
const act = (bundleId: string, move: string, token = owner.token) =>
  product.api<BundleView & Refused>("POST", `/investor-application/${bundleId}/${move}`, { token, body: {} });
const get = <Body>(path: string) => callAs(product, owner)<Body>("GET", path);
const linkIn = (mail: { text: string }) => /https?:\/\/\S*\/activate\?\S+/.exec(mail.text)![0];

describe("The applications of a company", () => {
  type Page = { bundles: BundleView[]; next: string | null };
  const page = (seller: SignedInOwner, after?: string | null) =>
    callAs(product, seller)<Page>(
      "GET",
      `/investor-application/application-bundles${after ? `?after=${encodeURIComponent(after)}` : ""}`,
    );

  it("are listed with those ready for review first, then by their last update", async () => {
    const seller = await aSignedInOwner(product);
    const theirs = await aListedHome(product, seller);
    await giveAddress(product, seller);
    const { bundleId: waiting } = await aSubmittedBundle(product, seller, theirs, "listed-first@example.test");
    await product.advance("PT1M");
    const { id: sent } = await anApplicationSent(product, seller, theirs, "listed-second@example.test");
    expect((await page(seller)).bundles.map(({ id }) => id)).toEqual([waiting, sent]);
    const { id: sentLater } = await anApplicationSent(product, seller, theirs, "listed-third@example.test");
    await product.advance("PT1M");
    await callAs(product, seller)("POST", `/investor-application/${waiting}/decline`, {});
    expect((await page(seller)).bundles.map(({ id }) => id)).toEqual([waiting, sentLater, sent]);
  });

  it("come in pages of 50, each once", async () => {
    const seller = await aSignedInOwner(product);
    const theirs = await aListedHome(product, seller);
    await giveAddress(product, seller);
    const { id } = await anApplicationSent(product, seller, theirs, "copied@example.test");
    await sql`
      with copied as (
        insert into renter (id, company_id, name, created_at, updated_at)
        select uuidv7(), company_id, 'Copy', created_at, updated_at from application_bundle, generate_series(1, 60)
        where id = ${id} returning id),
      lead as (
        insert into inquiry (id, company_id, property_id, renter_id, source, stage, talk, last_channel, created_at, updated_at)
        select uuidv7(), inquiry.company_id, property_id, copied.id, source, stage, talk, last_channel, created_at, updated_at
        from inquiry, copied where inquiry.id = (select inquiry_id from application_bundle where id = ${id})
        returning id, renter_id)
      insert into application_bundle
        (company_id, property_id, inquiry_id, renter_id, status, criteria, sent_by, created_at, updated_at)
      select company_id, property_id, lead.id, lead.renter_id, status, criteria, sent_by, created_at, updated_at
      from application_bundle, lead where application_bundle.id = ${id}`.execute(product.product.app.db);
    const first = await page(seller);
    const second = await page(seller, first.next);
    expect([first.bundles.length, second.bundles.length, second.next]).toEqual([50, 11, null]);
    expect(new Set([...first.bundles, ...second.bundles].map((one) => one.id)).size).toBe(61);
  });
});

describe("Sending an application", () => {
  it("asks for the owner's own address first", async () => {
    const inquiryId = await aLead(product, owner, home, "first@example.test");
    expect((await send(inquiryId)).body.code).toBe("application.address-needed");
    expect(await get("/investor-application/application-bundles")).toEqual({ bundles: [], next: null });
    await giveAddress(product, owner);
    expect((await send(inquiryId)).status).toBe(200);
  });

  it("mails the renter a link that activates their account and leads to the application", async () => {
    const bundle = await anApplicationSent(product, owner, home, "jordan@example.test");
    expect(bundle).toMatchObject({ status: "SENT", property: { id: home.id }, moves: ["resend"], submittedAt: null });
    const [mail] = await mailsTo(product, "jordan@example.test");
    expect(mail!.subject).toBe("Maya invited you to apply for Alder Street Bungalow");
    const renter = await activated(product, "jordan@example.test");
    expect(await applicationOf(product, renter)).toMatchObject({
      type: "APPLICANT",
      status: "SENT",
      ownerName: "Maya Ortiz",
    });
  });

  it("moves the lead, and says so in the log", async () => {
    const bundle = await anApplicationSent(product, owner, home, "stage@example.test");
    const [inquiry] = await get<RenterInquiryView[]>(
      `/property-inquiry/inquiries/renter/${bundle.primaryApplicant.id}`,
    );
    expect(inquiry!.stage).toBe("APPLICATION_INVITE_SENT");
    const { rows } = await sql<{ kind: string }>`
      select kind from event where data ->> 'bundleId' = ${bundle.id}`.execute(product.product.app.db);
    expect(rows).toEqual([{ kind: "application.sent" }]);
  });

  it("is done once a renter and home, however many try at once", async () => {
    const inquiryId = await aLead(product, owner, home, "once@example.test");
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(inquiryId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(["application.exists"]),
    );
    await product.settled();
    expect(await mailsTo(product, "once@example.test")).toHaveLength(1);
  });

  it("is refused for another home, another owner and a renter", async () => {
    const inquiryId = await aLead(product, owner, home, "wrong@example.test");
    const other = await aListedHome(product, owner);
    expect((await send(inquiryId, other.id)).status).toBe(404);
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    await giveAddress(product, stranger);
    expect((await send(inquiryId, home.id, stranger.token)).status).toBe(404);
    await anApplicationSent(product, owner, home, "renter@example.test");
    const renter = await activated(product, "renter@example.test");
    expect((await send(inquiryId, home.id, renter.token)).status).toBe(403);
  });

  it("is refused for a home that is rented out", async () => {
    const gone = await aListedHome(product, owner);
    const inquiryId = await aLead(product, owner, gone, "gone@example.test");
    await callAs(product, owner)("PUT", `/property-listing/complete/${gone.id}`);
    expect((await send(inquiryId, gone.id)).body.code).toBe("application.home-gone");
  });

  it("is offered neither at first nor again while its home is rented out", async () => {
    const gone = await aListedHome(product, owner);
    const { id, primaryApplicant } = await anApplicationSent(product, owner, gone, "returned@example.test");
    const offered = async () => {
      const [inquiry] = await get<RenterInquiryView[]>(`/property-inquiry/inquiries/renter/${primaryApplicant.id}`);
      const { moves } = await get<BundleView>(`/investor-application/application-bundle/${id}`);
      return { isRentedOut: inquiry!.isRentedOut, moves };
    };
    expect(await offered()).toEqual({ isRentedOut: false, moves: ["resend"] });
    await callAs(product, owner)("PUT", `/property-listing/complete/${gone.id}`);
    expect(await offered()).toEqual({ isRentedOut: true, moves: [] });
    expect((await act(id, "resend")).body.code).toBe("application.home-gone");
    await callAs(product, owner)("PUT", `/property-listing/publish/${gone.id}`);
    expect(await offered()).toEqual({ isRentedOut: false, moves: ["resend"] });
  });

  it("is refused to a renter without an email", async () => {
    await product.control("POST", "sms", { from: "+16145550177", to: "+15035550100", body: home.textCode });
    await product.settled();
    const inquiries = await get<InquiryView[]>(`/property-inquiry/inquiries/property/${home.id}`);
    const texted = inquiries.find(({ source }) => source === "SMS")!;
    expect((await send(texted.id)).body.code).toBe("application.email-needed");
  });

  it("tells what there is to agree to: nothing without a screening bureau", async () => {
    expect(await get(`/investor-application/property/${home.id}/attestations`)).toEqual({
      hasScreening: false,
      termsUrl: null,
      attestationGroupId: null,
      attestations: [],
      fees: null,
    });
  });
});

describe("Sending an application again", () => {
  it("mails a fresh link; the one before works still", async () => {
    const bundle = await anApplicationSent(product, owner, home, "again@example.test");
    await product.advance("PT1H");
    expect((await act(bundle.id, "resend")).body).toMatchObject({ status: "SENT" });
    await product.settled();
    const [second, first] = await mailsTo(product, "again@example.test");
    expect(linkIn(second!)).not.toBe(linkIn(first!));
    await activated(product, "again@example.test");
  });

  it("names a limit in days for a link that activates, and none for one to the account they have", async () => {
    const bundle = await anApplicationSent(product, owner, home, "known@example.test");
    await activated(product, "known@example.test");
    await act(bundle.id, "resend");
    await product.settled();
    const [second, first] = await mailsTo(product, "known@example.test");
    expect(first!.text).toContain("It works for 7 days.");
    expect(second!.text).toContain("Sign in with the Porchlight account you already have.");
    expect(second!.text).toContain("/sign-in?next=");
    expect(second!.text).not.toContain("7 days");
  });

  it("is refused once the renter has begun", async () => {
    const bundle = await anApplicationSent(product, owner, home, "begun@example.test");
    const renter = await activated(product, "begun@example.test");
    await save(product, renter, "contact", fullAnswers.contact);
    const { status, body } = await act(bundle.id, "resend");
    expect([status, body.message]).toEqual([409, "This application cannot be changed in its current status."]);
  });

  it("is another owner's to nobody", async () => {
    const bundle = await anApplicationSent(product, owner, home, "mine@example.test");
    const stranger = await aSignedInOwner(product, "Gus Meyer");
    for (const move of ["resend", "accept", "decline"])
      expect((await act(bundle.id, move, stranger.token)).status).toBe(404);
  });

  it("judges by what the home asks for then", async () => {
    const changing = await aListedHome(product, owner);
    const bundle = await anApplicationSent(product, owner, changing, "criteria@example.test");
    const renter = await activated(product, "criteria@example.test");
    const { id } = changing.renterRequirements!;
    await callAs(product, owner)("PATCH", `/property/${changing.id}/renter-requirements/${id}`, {
      minimumCreditScore: 700,
    });
    const before = (await applicationOf(product, renter)).criteria.minimumCreditScore;
    await act(bundle.id, "resend");
    const after = (await applicationOf(product, renter)).criteria.minimumCreditScore;
    expect([before, after]).toEqual([620, 700]);
  });
});

describe("Invitations to one address", () => {
  it("are limited, and the refused one changes nothing", async () => {
    const bundle = await anApplicationSent(product, owner, home, "often@example.test");
    const answers: number[] = [];
    for (let count = 0; count < 7; count++) answers.push((await act(bundle.id, "resend")).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await product.settled();
    expect(await mailsTo(product, "often@example.test")).toHaveLength(6);
  });
});

describe("A person who has not submitted", () => {
  it("is reminded after 1, 3 and 7 days, each with a fresh link, and then no more", async () => {
    await anApplicationSent(product, owner, home, "reminded@example.test");
    const counts: number[] = [];
    for (const by of ["PT23H", "PT2H", "P1D", "P1D", "P4D", "P10D"]) {
      await product.advance(by);
      await product.settled();
      counts.push((await mailsTo(product, "reminded@example.test")).length - 1);
    }
    expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
    const [reminder] = await mailsTo(product, "reminded@example.test");
    expect(reminder!.subject).toBe("Your application for Alder Street Bungalow isn’t finished yet");
  });
});
