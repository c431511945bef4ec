import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterInquiryView, RenterView, screeningView } from "@porchlight/contract/renters.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let renterId: string;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  await product.control("POST", "mail", {
    from: "Theo Lang <theo@example.test>",
    to: home.intakeEmail,
    subject: "Your home",
    text: "Is there parking, and is it wheelchair accessible? I make 4400 a month, my credit is 605, one cat, I want to move in December 20.",
  });
  await product.settled();
  [
    {
      renter: { id: renterId },
    },
  ] = await callAs(product, owner)<[RenterInquiryView]>("GET", `/property-inquiry/inquiries/property/${home.id}`);
});
afterAll(() => product.close());

const get = <Body>(path: string) => callAs(product, owner)<Body>("GET", path);

describe("A renter's profile", () => {
  it("has the facts the renter gave, and null for others", async () => {
    const renter = await get<RenterView>(`/renter/${renterId}`);
    expect(renter).toMatchObject({
      user: { name: "Theo Lang", email: "theo@example.test", phoneNumber: null },
      creditScore: "605",
      monthlyIncome: 4400,
      desiredMoveInDate: "2026-12-20",
      hasPets: true,
      hasHousingVoucher: null,
      occupation: null,
    });
    expect(await get(`/renter/by-email/THEO@example.test`)).toEqual(renter);
  });

  it("compares each fact with the home's requirements, in the same order for everyone", async () => {
    const screening = await get<z.infer<typeof screeningView>>(`/renter-screening/${renterId}?propertyId=${home.id}`);
    expect(screening.highlights.map(({ rule }) => rule)).toEqual([
      "credit",
      "lease-term",
      "income",
      "move-in",
      "occupation",
      "pets",
      "voucher",
    ]);
    const [credit, term, , moveIn] = screening.highlights;
    expect(credit).toMatchObject({ stated: "605", badge: "CLOSE" });
    expect(credit!.why).toMatch(/^Theo said: 605\. Your minimum: \d+\. Screening is \w+\.$/);
    expect(term).toMatchObject({ stated: null, badge: null });
    expect(moveIn!.badge).toBe("COMPATIBLE");
  });

  it("shows a word for the credit as given, and judges nothing by it", async () => {
    await product.control("POST", "mail", {
      from: "Ines Roy <ines@example.test>",
      to: home.intakeEmail,
      subject: "Your home",
      text: "I make 6000 a month and my credit is good.",
    });
    await product.settled();
    const { id } = await get<RenterView>("/renter/by-email/ines@example.test");
    const { highlights } = await get<z.infer<typeof screeningView>>(`/renter-screening/${id}?propertyId=${home.id}`);
    expect(highlights[0]).toMatchObject({ rule: "credit", stated: "“good”", badge: "UNKNOWN" });
    expect((await get<RenterView>(`/renter/${id}`)).creditScore).toBe("“good”");
  });

  it("lists the topics asked about, except those that would reveal a protected trait", async () => {
    const { convoHighlights } = await get<z.infer<typeof screeningView>>(`/renter-screening/${renterId}`);
    expect(convoHighlights).toEqual(["Asked about parking"]);
  });

  it("lists the homes asked about with the stage of each", async () => {
    const [inquiry] = await get<RenterInquiryView[]>(`/property-inquiry/inquiries/renter/${renterId}`);
    expect(inquiry).toMatchObject({ property: { id: home.id }, stage: "INITIAL_CONTACT", source: "EMAIL", note: null });
  });

  it("answers 404 to an owner the renter did not contact", async () => {
    const { token } = await aSignedInOwner(product, "Noor Haddad");
    for (const path of [`/renter/${renterId}`, "/renter/by-email/theo@example.test", `/renter-screening/${renterId}`]) {
      expect((await product.api("GET", path, { token })).status).toBe(404);
    }
  });
});

describe("The note of an inquiry", () => {
  const saturdayTen = "2026-11-28T15:00:00Z";
  const saturdayNoon = "2026-11-28T17:00:00Z";
  const pending = () => get<ShowingView[]>(`/showing/property/${home.id}/pending`);
  const requestOf = async (email: string) => {
    const { id } = await get<RenterView>(`/renter/by-email/${email}`);
    const requests = (await pending()).flatMap(({ showingRequests }) => showingRequests);
    return requests.find(({ renter }) => renter.id === id)!.id;
  };
  const noteOn = async (email: string, readerZone = home.timeZone) => {
    const { id } = await get<RenterView>(`/renter/by-email/${email}`);
    const { body } = await product.api<RenterInquiryView[]>("GET", `/property-inquiry/inquiries/renter/${id}`, {
      token: owner.token,
      headers: { "client-time-zone": readerZone },
    });
    return body[0]!.note;
  };
  const move = (name: string, body: object) =>
    callAs(product, owner)("POST", `/showing-request/${name}/property/${home.id}`, body);

  it("is about this renter's own part in a showing that others share, and about its rescheduling", async () => {
    const { id: showingAgentId } = await anAgent(product, owner);
    const emails = ["stays@example.test", "leaves@example.test", "waits@example.test"] as const;
    for (const email of emails) await aRenterAsks(product, home.slug, saturdayTen, { email });
    const [stays, leaves, waits] = emails;
    await move("accept", { showingRequestId: await requestOf(stays), showingAgentId });
    await move("decline", { showingRequestId: await requestOf(leaves) });
    expect(await Promise.all(emails.map((email) => noteOn(email)))).toEqual([
      "Showing confirmed · Nov 28, 10:00 AM",
      "Showing declined · Nov 28, 10:00 AM",
      "Showing pending · Nov 28, 10:00 AM",
    ]);
    const later = { showingRequestId: await requestOf(waits), showingAgentId, comment: null, startTime: saturdayNoon };
    await move("reschedule", later);
    expect(await noteOn(waits)).toBe("Rescheduling in progress");
    expect(await noteOn(stays)).toBe("Showing confirmed · Nov 28, 10:00 AM");
    expect(await noteOn(stays, "America/Detroit")).toBe("Showing confirmed · Nov 28, 10:00 AM");
    expect(await noteOn(stays, "America/Los_Angeles")).toBe("Showing confirmed · Nov 28, 10:00 AM EST");
  });
});

describe("Looking up renters by email", () => {
  it("is limited to 20 tries a minute", async () => {
    const { token } = await aSignedInOwner(product, "Gus Meyer");
    const guess = async (count: number) =>
      (await product.api("GET", `/renter/by-email/guess${count}@example.test`, { token })).status;
    const told: number[] = [];
    for (let count = 0; count < 60; count++) told.push(await guess(count));
    expect(told.filter((status) => status === 404)).toHaveLength(20);
    expect(told.slice(20).every((status) => status === 429)).toBe(true);
    await product.advance("PT1M1S");
    expect(await guess(60)).toBe(404);
  });
});

describe("A lead added twice", () => {
  it("by email, however it is written, stays one lead", async () => {
    const add = (body: object) =>
      callAs(product, owner)<{ inquiryId: string }>("POST", "/leads/silent", { propertyId: home.id, ...body });
    const first = await add({ name: "Lee Park", email: "lee@example.test", phone: "(614) 555-0171" });
    const again = await add({ name: "Lee P", email: "LEE@Example.test", phone: "+1 614 555 0172" });
    expect(again).toEqual(first);
  });
});
