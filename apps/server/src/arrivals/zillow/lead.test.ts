import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, rows, sql } from "../../platform/database/database.ts";
import { platformAddresses } from "../../syndication/addresses.ts";
import { aListedHome } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { bringPlatformOn, platformReads } from "../../testing/platform.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  const { specifications, ...records } = alderBungalow.records;
  home = await aListedHome(product, owner, {
    location: { ...anAddress, apartmentNumber: "B" },
    records: { specifications: { ...specifications, propertyType: "APARTMENT" }, ...records },
  });
  await product.api("PATCH", `/property-listing/syndication/${home.id}`, {
    token: owner.token,
    body: { zillow: true },
  });
  await bringPlatformOn(product);
  await platformReads(product);
});
afterAll(() => product.close());

const anAddress = {
  address: "418 Alder Ct",
  city: "Columbus",
  state: "OH",
  zip: "43215",
  latitude: 39.9612,
  longitude: -82.9988,
};

type Fields = Record<string, string>;
const question = "How much is the rent?";
let people = 0;
const somebody = () => `zillower${++people}@example.com`;
const listingId = () => home.id.replaceAll("-", "");
const post = async (body: BodyInit, contentType = "application/x-www-form-urlencoded; charset=UTF-8") => {
  const { leads } = platformAddresses(product.product.app);
  const answer = await fetch(leads, { method: "POST", headers: { "content-type": contentType }, body });
  await product.settled();
  return answer;
};
const deliver = (fields: Fields) => post(new URLSearchParams(fields).toString());
const mailsTo = (to: string) =>
  product.control<{ subject: string; text: string; html: string; attachments: unknown[] }[]>(
    "GET",
    `mail?to=${encodeURIComponent(to)}`,
  );
const textsTo = (to: string) => product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(to)}`);
type Lead = {
  id: string;
  source: string;
  name: string | null;
  phone: string | null;
  facts: { moveIn?: { from: string } };
};
const leadsOf = (email: string) =>
  rows(
    product.product.app.db,
    sql<Lead>`select inquiry.id, source, name, phone, facts from inquiry join renter on renter.id = renter_id
              where email = ${email} order by inquiry.created_at`,
  );
const linesOf = (email: string) =>
  rows(
    product.product.app.db,
    sql<{ sender: string; channel: string; content: string }>`
      select sender, channel, content from message join inquiry on inquiry.id = inquiry_id
      join renter on renter.id = renter_id where email = ${email} order by seq`,
  );
const arrivalOf = (sender: string) =>
  row(
    product.product.app.db,
    sql<{ status: string; note: string }>`
      select status, note from arrival where sender = ${sender} order by id desc limit 1`,
  );

describe("A lead delivered by Zillow", () => {
  it("becomes an inquiry that Piper answers by mail", async () => {
    const dana = somebody();
    const answer = await deliver({
      listingId: listingId(),
      name: "Dana  Okafor",
      email: dana,
      phone: "614-555-0177",
      movingDate: "20261215",
      message: question,
      leadType: "question",
      creditScoreRangeJson: '{"creditScoreMin":660,"creditScoreMax":719}',
      petDetailsJson: '[{"type":"cat","size":"small"}]',
      numOccupants: "2",
      reasonForMoving: "my own business",
      numBedroomsSought: "0",
      numBathroomsSought: "",
    });
    expect([answer.status, await answer.json()]).toEqual([200, { status: "accepted" }]);
    expect(await leadsOf(dana)).toMatchObject([
      { source: "ZILLOW", name: "Dana Okafor", phone: "+16145550177", facts: { moveIn: { from: "2026-12-15" } } },
    ]);
    const said = await linesOf(dana);
    expect(said.map(({ sender, channel }) => [sender, channel])).toEqual([
      ["system", "PLATFORM"],
      ["renter", "PLATFORM"],
      ["piper", "EMAIL"],
    ]);
    expect(said[0]!.content).toBe(
      "On the platform they said of themselves: Credit score: 660 to 719; Pets: cat: small; Bedrooms wanted: Studio.",
    );
    expect(said[1]!.content).toBe(question);
    const [mail, ...more] = await mailsTo(dana);
    expect([mail!.subject, more]).toEqual(["About Alder Street Bungalow", []]);
    expect(mail!.text).toContain("$1,850");
  });

  it("needs only a listing and an email", async () => {
    const dana = somebody();
    expect((await deliver({ listingId: listingId(), email: dana })).status).toBe(200);
    expect((await linesOf(dana))[0]!.content).toBe("I am interested in this home.");
    expect(await mailsTo(dana)).toHaveLength(1);
  });

  it("may identify the listing by our own id", async () => {
    const dana = somebody();
    expect((await deliver({ listingId: home.id, email: dana })).status).toBe(200);
    expect(await mailsTo(dana)).toHaveLength(1);
  });

  it("is stored once however often it is delivered, and a new message of the same person joins it", async () => {
    const dana = somebody();
    const lead = { listingId: listingId(), email: dana, message: question };
    await Promise.all([deliver(lead), deliver(lead), deliver(lead)]);
    await product.advance("PT5M");
    await deliver({ ...lead, email: dana.toUpperCase() });
    expect((await linesOf(dana)).filter(({ sender }) => sender === "renter")).toHaveLength(1);
    await deliver({ ...lead, message: "Is there a dishwasher?" });
    expect(await leadsOf(dana)).toHaveLength(1);
    expect(await mailsTo(dana)).toHaveLength(2);
  });

  it("reveals nothing about a showing to a stranger who has the renter's number; the owner sees what they entered", async () => {
    const phone = "+16145550166";
    const stranger = somebody();
    await product.control("POST", "sms", {
      from: phone,
      to: "+15035550100",
      body: `Text ${home.textCode}: ${question}`,
    });
    await product.settled();
    await deliver({ listingId: listingId(), email: stranger, phone, message: "When is my showing?" });
    expect(await leadsOf(stranger)).toEqual([]);
    expect(await mailsTo(stranger)).toEqual([]);
    const [joined] = await rows(
      product.product.app.db,
      sql<{ email: string | null; told: string[] }>`
        select email, array(select content from message where inquiry_id = inquiry.id and sender = 'system') as told
        from inquiry join renter on renter.id = renter_id where phone = ${phone}`,
    );
    expect(joined).toEqual({ email: null, told: [`On the platform they said of themselves: Email: ${stranger}.`] });
  });

  it("joins a chat begun with the same address, but that browser cannot read it", async () => {
    const dana = somebody();
    const { body: chat } = await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: `Hi, I'm Dana, ${dana}` },
    });
    await deliver({ listingId: listingId(), email: dana, message: "Is there a dishwasher?" });
    expect(await leadsOf(dana)).toHaveLength(1);
    expect(JSON.stringify(await linesOf(dana))).toContain("dishwasher");
    const seen = await product.api("GET", "/public/conversation/messages", { token: chat.token });
    expect(JSON.stringify(seen.body)).not.toContain("dishwasher");
  });

  it("may ask for a tour without a message, and is answered with times", async () => {
    const dana = somebody();
    await deliver({ listingId: listingId(), email: dana, leadType: "tourRequest" });
    const said = await linesOf(dana);
    expect(said[0]!.content).toBe("I would like to schedule a tour.");
    expect(said.at(-1)!.content).toMatch(/\d{1,2}(:\d\d)? ?[ap]m/i);
  });

  it("is answered by text when it has a phone number but no email", async () => {
    await deliver({ listingId: listingId(), phone: "(614) 555-0188", message: question });
    const [text] = await textsTo("+16145550188");
    expect(text!.body).toContain("$1,850");
  });

  it("keeps a number with an extension as it is and sends it no texts", async () => {
    const dana = somebody();
    await deliver({ listingId: listingId(), email: dana, phone: "614-555-0199 ext. 12", message: question });
    expect((await leadsOf(dana))[0]!.phone).toBe("614-555-0199 ext. 12");
    const consents = await rows(product.product.app.db, sql`select 1 from text_consent where phone like '%0199%'`);
    expect(consents).toEqual([]);
  });

  it("is answered in plain text through Zillow's relay, where the conversation continues", async () => {
    const relay = `${crypto.randomUUID().replaceAll("-", "")}@convo.zillow.com`;
    await deliver({ listingId: listingId(), email: relay, name: "Kim", message: question });
    const [mail] = await mailsTo(relay);
    expect([mail!.html || "", mail!.attachments]).toEqual(["", []]);
    await product.control("POST", "mail", {
      from: `"Kim Lee" <${relay}>`,
      to: home.intakeEmail,
      subject: "Re: Kim is requesting information",
      text: "Thanks! Is there a dishwasher?",
    });
    await product.settled();
    expect(await leadsOf(relay)).toHaveLength(1);
    expect((await linesOf(relay)).filter(({ sender }) => sender === "renter").map(({ content }) => content)).toEqual([
      question,
      "Thanks! Is there a dishwasher?",
    ]);
  });

  it("is accepted with malformed fields, another encoding or a hundred thousand characters", async () => {
    const [one, two, three] = [somebody(), somebody(), somebody()];
    await deliver({
      listingId: listingId(),
      email: one,
      petDetailsJson: "[{",
      creditScoreRangeJson: "7",
      movingDate: "20261340",
    });
    expect(await leadsOf(one)).toHaveLength(1);
    await post(
      Buffer.from(`listingId=${listingId()}&email=${two}&name=Jos\u00e9&message=%BFCu%E1nto+cuesta%3F`, "latin1"),
    );
    expect((await leadsOf(two))[0]!.name).toBe("José");
    expect((await linesOf(two))[0]!.content).toBe("¿Cuánto cuesta?");
    const long = `${question} ${"Please tell me. ".repeat(6500)}`;
    expect((await deliver({ listingId: listingId(), email: three, message: long })).status).toBe(200);
    expect((await linesOf(three))[0]!.content.length).toBeGreaterThan(100_000);
  });

  it("about a deleted home gets a reply that it is no longer available", async () => {
    const dana = somebody();
    const gone = await aListedHome(product, owner, { location: { ...anAddress, address: "80 Cedar Loop" } });
    await product.api("DELETE", `/property/${gone.id}`, { token: owner.token });
    await deliver({ listingId: gone.id.replaceAll("-", ""), email: dana, message: question });
    expect((await mailsTo(dana)).map(({ subject }) => subject)).toEqual(["This home is no longer available."]);
    expect(await leadsOf(dana)).toEqual([]);
  });

  it("may come as JSON", async () => {
    const dana = somebody();
    const answer = await post(
      JSON.stringify({ listingId: listingId(), email: dana, message: question }),
      "application/json",
    );
    expect(answer.status).toBe(200);
    expect((await linesOf(dana))[0]!.content).toBe(question);
  });

  it("finds its home by the address when the listing id is Zillow's own", async () => {
    const dana = somebody();
    await deliver({
      listingId: "2091885503",
      email: dana,
      listingStreet: "418 Alder Court",
      listingUnit: "#B",
      listingCity: "Columbus",
      listingPostalCode: "43215",
    });
    expect(await leadsOf(dana)).toHaveLength(1);
  });

  it.each([
    ["another town", { listingStreet: "418 Alder Ct", listingCity: "Dayton", listingPostalCode: "45402" }],
    ["another apartment", { listingStreet: "418 Alder Ct", listingUnit: "C", listingPostalCode: "43215" }],
    ["nowhere", {}],
  ])("is stored and acknowledged without a lead when it is about %s", async (_where, about: Fields) => {
    const dana = somebody();
    expect((await deliver({ listingId: "2091885504", email: dana, message: question, ...about })).status).toBe(200);
    expect([await leadsOf(dana), (await arrivalOf(dana))!.status]).toEqual([[], "unassigned"]);
  });

  it("is forwarded to the owner of the only home it can mean, when that is not public", async () => {
    const { body } = await product.api<{ id: string }>("POST", "/property", {
      token: owner.token,
      body: { location: { ...anAddress, address: "7 Quiet Rd" } },
    });
    const dana = somebody();
    await deliver({
      listingId: "55",
      name: "Dana",
      email: dana,
      message: question,
      listingStreet: "7 Quiet Rd",
      listingPostalCode: "43215",
    });
    expect(body.id).toBeTruthy();
    const [mail] = await mailsTo(owner.email);
    expect(mail!.subject).toBe("A lead from Zillow for 7 Quiet Rd");
    expect(mail!.text).toContain(dana);
    expect(mail!.text).toContain(question);
  });

  it("is rejected at an unknown address (404), when empty or malformed (400) and when too large (413)", async () => {
    expect(
      (await fetch(`${product.url}/hooks/zillow/leads/${"0".repeat(40)}`, { method: "POST", body: "a=1" })).status,
    ).toBe(404);
    expect((await post("")).status).toBe(400);
    expect((await post("{", "application/json")).status).toBe(400);
    expect((await post("x".repeat(1_100_000))).status).toBe(413);
  });

  it("is accepted as the sandbox's platform sends it", async () => {
    const dana = somebody();
    const { status } = await product.control<{ status: number }>("POST", "syndication/leads", {
      listingId: listingId(),
      name: "Dana Okafor",
      email: dana,
      message: question,
      petDetailsJson: [{ type: "dog", size: "large" }],
    });
    await product.settled();
    expect(status).toBe(200);
    expect(await leadsOf(dana)).toHaveLength(1);
  });
});
