import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOptedOut } from "../deliveries/opt-out-store.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

const ourNumber = "+15035550100";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let other: PropertyView;

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  await anAgent(product, owner);
  home = await aListedHome(product, owner);
  const location = {
    address: "77 Birch Avenue",
    city: "Columbus",
    state: "OH",
    zip: "43215",
    latitude: 39.97,
    longitude: -82.99,
  };
  other = await aListedHome(product, owner, { title: "Birch flat", location });
});
afterAll(() => product.close());

let people = 0;
const someNumber = () => `+1614555${String(3000 + ++people)}`;
const posted = (from: string, body: string, more: object = {}) =>
  product.control<{ sid: string; status: number }>("POST", "sms", { from, to: ourNumber, body, ...more });
const texts = async (from: string, body: string, more: object = {}) => {
  const answer = await posted(from, body, more);
  expect(answer.status).toBe(200);
  await product.settled();
  return answer.sid;
};
type Text = { body: string };
const textsTo = async (to: string) =>
  (await product.control<Text[]>("GET", `sms?to=${encodeURIComponent(to)}`)).map(({ body }) => body).reverse();
type StoredMessage = { propertyId: string; inquiryId: string; content: string };
const linesOf = (phone: string) =>
  rows(
    product.product.app.db,
    sql<StoredMessage>`
      select property_id as "propertyId", inquiry_id as "inquiryId", content from message
      join inquiry on inquiry.id = inquiry_id join renter on renter.id = renter_id
      where renter.phone = ${phone} and sender = 'renter' order by seq`,
  );
const arrivalOf = (phone: string) =>
  row(
    product.product.app.db,
    sql<{
      status: string;
      note: string | null;
    }>`select status, note from arrival where sender = ${phone} order by id desc limit 1`,
  );
const whichHome = expect.stringContaining("Which home?");

describe("A first text", () => {
  it("with a home's code opens a lead that Piper answers", async () => {
    const phone = someNumber();
    await texts(phone, `Text ${home.textCode}`);
    expect(await linesOf(phone)).toMatchObject([{ propertyId: home.id }]);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it.each([
    ["a code in small letters inside a sentence", () => `hi, ${home.textCode.toLowerCase()}: what is the rent?`],
    ["a street", () => "Is 418 Alder st still free? What is the rent?"],
    ["a street without its kind", () => "what is the rent for 418 alder?"],
  ])("finds its home by %s", async (_what, words) => {
    const phone = someNumber();
    await texts(phone, words());
    expect(await linesOf(phone)).toMatchObject([{ propertyId: home.id }]);
    expect((await textsTo(phone)).join()).toContain("1,850");
  });

  it("that names no home gets one question which home it is about, and its words are kept for the lead", async () => {
    const phone = someNumber();
    await texts(phone, "Hi, what is the rent?");
    await texts(phone, "Hello? Is anybody there?");
    expect(await textsTo(phone)).toEqual([whichHome]);
    expect(await linesOf(phone)).toEqual([]);
    await texts(phone, "The one at 77 Birch");
    const [first, ...more] = await linesOf(phone);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      propertyId: other.id,
      content: "Hi, what is the rent?\nHello? Is anybody there?\nThe one at 77 Birch",
    });
    expect(await textsTo(phone)).toHaveLength(2);
  });

  it("does not match an unlisted home by its street", async () => {
    const location = {
      address: "5 Cedar Court",
      city: "Columbus",
      state: "OH",
      zip: "43215",
      latitude: 39.97,
      longitude: -82.99,
    };
    await product.api("POST", "/property", { token: owner.token, body: { location } });
    const phone = someNumber();
    await texts(phone, "Is 5 Cedar Court free?");
    expect(await textsTo(phone)).toEqual([whichHome]);
  });

  it("from a short code is ignored", async () => {
    const { app } = product.product;
    const before = await rows(app.db, sql`select 1 from delivery`);
    await app.inTransaction(async (tx) => {
      const kept = await row(
        tx,
        sql<{ id: string }>`
          insert into arrival (channel, partner_id, sender, content, envelope, next_attempt_at, received_at)
          values ('SMS', 'SM-short', '88022', 'Your code is 1', '{}', ${app.clock.now()}, ${app.clock.now()}) returning id`,
      );
      await app.jobs.enqueue(tx, "receive-arrival", { arrivalId: kept!.id });
    });
    await product.settled();
    expect(await arrivalOf("88022")).toMatchObject({ status: "ignored" });
    expect(await rows(app.db, sql`select 1 from delivery`)).toHaveLength(before.length);
  });
});

describe("A later text", () => {
  it("continues the newest conversation, even if it names another street", async () => {
    const phone = someNumber();
    await texts(phone, `Text ${home.textCode}`);
    await texts(phone, "Is there a dishwasher? I live near 77 Birch now");
    expect((await linesOf(phone)).map(({ propertyId }) => propertyId)).toEqual([home.id, home.id]);
  });

  it("with another home's code is about that home", async () => {
    const phone = someNumber();
    await texts(phone, home.textCode);
    await texts(phone, other.textCode);
    expect((await linesOf(phone)).map(({ propertyId }) => propertyId)).toEqual([home.id, other.id]);
  });

  it("with a former home's code continues that home's conversation", async () => {
    const phone = someNumber();
    for (const code of [home.textCode, other.textCode, home.textCode]) await texts(phone, code);
    const lines = await linesOf(phone);
    expect(lines.map(({ propertyId }) => propertyId)).toEqual([home.id, other.id, home.id]);
    expect(new Set(lines.map(({ inquiryId }) => inquiryId)).size).toBe(2);
  });

  it("that names another home by code or street is about that one when the conversation's home is gone", async () => {
    for (const words of [`Text ${other.textCode}: is it free?`, "Is 77 Birch Avenue still free?"]) {
      const lost = await aListedHome(product, owner, { title: "Soon gone" });
      const phone = someNumber();
      await texts(phone, `Text ${lost.textCode}`);
      await product.api("PUT", `/property-listing/complete/${lost.id}`, { token: owner.token, body: {} });
      await texts(phone, "How much is the rent?");
      await texts(phone, words);
      expect((await linesOf(phone)).map(({ propertyId }) => propertyId)).toEqual([lost.id, lost.id, other.id]);
    }
  });

  it("is stored and answered once, however often it is delivered", async () => {
    const phone = someNumber();
    const sid = await texts(phone, `Text ${home.textCode}`);
    await Promise.all([
      posted(phone, `Text ${home.textCode}`, { sid }),
      posted(phone, `Text ${home.textCode}`, { sid }),
    ]);
    await product.settled();
    expect(await linesOf(phone)).toHaveLength(1);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it("gets the question which home it is about after 30 days of silence", async () => {
    const phone = someNumber();
    await texts(phone, `Text ${home.textCode}`);
    await product.advance("PT745H");
    await texts(phone, "Is it still free?");
    expect((await textsTo(phone)).at(-1)).toEqual(whichHome);
  });
});

describe("A text from an owner or an agent", () => {
  it("is answered with a link and never becomes a lead", async () => {
    const agent = "+16145550142";
    await texts(agent, `Text ${home.textCode}`);
    expect(await linesOf(agent)).toEqual([]);
    expect(await textsTo(agent)).toEqual([expect.stringContaining(product.url.replace("127.0.0.1", "localhost"))]);
  });
});

describe("STOP", () => {
  it("stops all texts at once, and START allows them again", async () => {
    const phone = someNumber();
    const { db } = product.product.app;
    await texts(phone, `Text ${home.textCode}`);
    await texts(phone, "STOP");
    expect(await isOptedOut(db, "SMS", phone)).toBe(true);
    const before = await textsTo(phone);
    await texts(phone, "What is the rent?");
    expect(await textsTo(phone)).toEqual(before);
    await texts(phone, "START");
    expect(await isOptedOut(db, "SMS", phone)).toBe(false);
    await texts(phone, "What is the rent?");
    expect((await textsTo(phone)).length).toBeGreaterThan(before.length);
  });

  const aRequestByText = async () => {
    await product.setClock("2026-11-23T15:00:00Z");
    const phone = someNumber();
    await texts(phone, `${home.textCode} Can I see it on Saturday at 10 am? I'm Ana Soto`);
    await texts(phone, "Move in Dec 5, household income 6000 a month, credit score 700, no pets");
    expect(await waiting(phone)).toEqual(["PENDING"]);
    return phone;
  };
  const waiting = async (phone: string) =>
    (
      await rows(
        product.product.app.db,
        sql<{ status: string }>`
          select status from showing_request join renter on renter.id = renter_id where phone = ${phone}`,
      )
    ).map(({ status }) => status);
  const noticesTo = async () => {
    const mails = await mailsTo(product, owner.email);
    return mails.filter(({ subject }) => subject.includes("opted out")).map(({ text }) => text.replace(/\s+/g, " "));
  };

  it("from a renter who just said they cannot come cancels the showing, and the owner reads their words", async () => {
    const phone = await aRequestByText();
    await texts(phone, "no podre llegar, se me enfermó el niño");
    await texts(phone, "ALTO");
    expect(await waiting(phone)).toEqual(["CANCELLED_BY_RENTER"]);
    const [notice] = await noticesTo();
    expect(notice).toContain("no podre llegar, se me enfermó el niño");
    expect(notice).toContain("we canceled the showing");
    expect(notice).toContain("Phone: +1 (614) 555");
  });

  it("from a renter with a showing leaves it as it is, and the owner reads their last message", async () => {
    const phone = await aRequestByText();
    await texts(phone, "Is the balcony sunny?");
    await texts(phone, "STOP");
    expect(await waiting(phone)).toEqual(["PENDING"]);
    const [notice] = await noticesTo();
    expect(notice).toContain("Is the balcony sunny?");
    expect(notice).toContain("The showing is still on");
  });

  it("from an unknown number is respected, and no question is sent", async () => {
    const phone = someNumber();
    await texts(phone, "stop");
    expect(await isOptedOut(product.product.app.db, "SMS", phone)).toBe(true);
    expect(await textsTo(phone)).toEqual([]);
  });

  it("is confirmed once when the provider does not handle STOP itself", async () => {
    const phone = someNumber();
    await texts(phone, "Stop all");
    expect(await textsTo(phone)).toEqual([expect.stringContaining("won't get more texts")]);
    expect(await isOptedOut(product.product.app.db, "SMS", phone)).toBe(true);
  });
});

describe("A text that names the street of a home whose address is hidden", () => {
  it("gets the same answer as one that names no home", async () => {
    const location = {
      address: "905 Quillfeather Lane",
      city: "Columbus",
      state: "OH",
      zip: "43215",
      latitude: 39.97,
      longitude: -82.99,
      isAddressHidden: true,
    };
    await aListedHome(product, await aSignedInOwner(product), { title: "A quiet flat", location });
    const answersTo = async (body: string) => {
      const phone = someNumber();
      await texts(phone, body);
      expect(await linesOf(phone)).toEqual([]);
      return textsTo(phone);
    };
    expect(await answersTo("Is 905 Quillfeather Lane free?")).toEqual(await answersTo("Is 905 Nowhere Lane free?"));
  });
});

describe("HELP", () => {
  it("in a conversation names Porchlight, the owner, the home, a mailbox and STOP", async () => {
    const phone = someNumber();
    await texts(phone, `${home.textCode} what is the rent?`);
    await texts(phone, "HELP");
    const answer = (await textsTo(phone)).at(-1)!;
    for (const part of ["Porchlight: this is Piper", "automated assistant, about", home.intakeEmail, "Reply STOP"])
      expect(answer).toContain(part);
  });

  it("outside a conversation names Porchlight and how to reach a person", async () => {
    const phone = someNumber();
    await texts(phone, "HELP");
    expect(await textsTo(phone)).toEqual([expect.stringMatching(/Porchlight.*write hello@porchlight\.test.*STOP/)]);
  });
});
