import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const add = async (
  path: string,
  lead: object,
): Promise<Answer<{ inquiryId?: string; validationErrors?: Record<string, string> }>> => {
  const answer = await product.api<{ inquiryId?: string; validationErrors?: Record<string, string> }>("POST", path, {
    token: owner.token,
    body: { propertyId: home.id, ...lead },
  });
  await product.settled();
  return answer;
};
const leads = () =>
  callAs(product, owner)<{ id: string; stage: string; source: string; renter: { name: string } }[]>(
    "GET",
    `/property-inquiry/inquiries/property/${home.id}`,
  );

describe("A lead added by hand", () => {
  it("gets a greeting from Piper by mail, and by text only with consent", async () => {
    const { status, body } = await add("/leads", {
      name: "Lee Park",
      email: "lee@example.test",
      phone: "(614) 555-0171",
    });
    expect(status).toBe(200);
    expect(await leads()).toMatchObject([
      { id: body.inquiryId, stage: "INITIAL_CONTACT", source: "MANUAL", renter: { name: "Lee Park" } },
    ]);
    expect((await mailsTo(product, "lee@example.test"))[0]!.text).toContain("Piper, Maya's automated assistant");
    expect(await product.control("GET", `sms?to=${encodeURIComponent("+16145550171")}`)).toEqual([]);
  });

  it("gets a greeting that does not claim they wrote to us", async () => {
    const [greeting] = await mailsTo(product, "lee@example.test");
    expect(greeting!.text).toContain("added you as interested in");
    expect(greeting!.text).not.toContain("You wrote to us");
  });

  it("whose address rejects mail permanently is reported to the owner once", async () => {
    await product.control("PUT", "faults", { smtp: { mode: "5xx", count: 1 } });
    await add("/leads", { name: "Gone Away", email: "gone@example.test" });
    await product.settled();
    const told = async () =>
      (await mailsTo(product, owner.email)).filter(({ text }) => text.includes("gone@example.test was rejected"));
    await expect.poll(told).toHaveLength(1);
    expect((await told())[0]!.text).toContain("Gone Away left no other way to get in touch");
  });

  const aboutAddress = async (address: string) =>
    (await mailsTo(product, owner.email)).filter(({ subject, text }) => `${subject} ${text}`.includes(address));

  it("who cannot be reached in ten tries is reported to the owner once", async () => {
    await product.control("PUT", "faults", { smtp: { mode: "refuse", count: 1 } });
    await add("/leads", { name: "Out Oforder", email: "out@example.test" });
    const { db } = product.product.app;
    const attempts = () =>
      row(
        db,
        sql`select 1 from delivery where recipient = 'out@example.test' and attempts = 1
      and status = 'queued'`,
      );
    await expect.poll(attempts).not.toBeNull();
    await sql`update delivery set attempts = 9 where recipient = 'out@example.test'`.execute(db);
    await product.control("PUT", "faults", { smtp: { mode: "refuse", count: 1 } });
    await product.control("PUT", "clock", { advance: "PT31S" });
    await expect.poll(() => aboutAddress("out@example.test")).toHaveLength(1);
    const [told] = await aboutAddress("out@example.test");
    expect(told!.text.replace(/\s+/g, " ")).toContain(
      "out@example.test couldn’t be delivered, although we kept trying",
    );
  });

  it("who asked a question and whose address then rejects the answer is reported to the owner once", async () => {
    const asks = (text: string) =>
      product.control("POST", "mail", {
        from: "Rae Quinn <rae@example.test>",
        to: home.intakeEmail,
        subject: "Rent",
        text,
      });
    await asks("What is the rent?");
    await product.settled();
    expect(await aboutAddress("rae@example.test")).toEqual([]);
    await product.control("PUT", "faults", { smtp: { mode: "5xx", count: 1 } });
    await asks("And how big is it?");
    await product.settled();
    await expect.poll(() => aboutAddress("rae@example.test")).toHaveLength(1);
    expect((await aboutAddress("rae@example.test"))[0]!.text.replace(/\s+/g, " ")).toContain("Piper’s message to");
  });

  it("twice stays the same lead and gets no second greeting", async () => {
    const known = (await leads()).find(({ renter }) => renter.name === "Lee Park");
    const { body } = await add("/leads", { name: "Lee Park", email: "LEE@example.test" });
    expect(body.inquiryId).toBe(known!.id);
    expect(await mailsTo(product, "lee@example.test")).toHaveLength(1);
  });

  it("is another lead where the number is shared and the address is not", async () => {
    const phone = "(614) 555-0181";
    const first = await add("/leads/silent", { name: "Bea Cole", email: "bea@example.test", phone });
    const second = await add("/leads/silent", { name: "Gil Cole", email: "gil@example.test", phone });
    expect(second.body.inquiryId).not.toBe(first.body.inquiryId);
    expect((await leads()).map(({ renter }) => renter.name)).toEqual(expect.arrayContaining(["Bea Cole", "Gil Cole"]));
  });

  it("is the renter who texted from that number and gave no address, who then has it", async () => {
    await product.control("POST", "sms", { from: "+16145550182", to: "+15035550100", body: home.textCode });
    await product.settled();
    const texted = (await leads()).find(({ source }) => source === "SMS");
    const { body } = await add("/leads/silent", { name: "Ty Ross", email: "ty@example.test", phone: "6145550182" });
    expect(body.inquiryId).toBe(texted!.id);
    const again = await add("/leads/silent", { name: "Ty Ross", email: "ty@example.test" });
    expect(again.body.inquiryId).toBe(texted!.id);
  });

  it("beside many others is found where it was known, and refused where the home is a stranger's", async () => {
    const others = await Promise.all([1, 2].map(() => aListedHome(product, owner)));
    const strange = await aListedHome(product, await aSignedInOwner(product, "Rosa Lind"));
    const at = ({ id: propertyId }: { id: string }, email: string) =>
      add("/leads/silent", { propertyId, name: "Kim Moss", email, phone: null });
    const first = await at(home, "kim@example.test");
    const [known, second, third, twice, refused] = await Promise.all([
      at(home, "KIM@example.test"),
      at(others[0]!, "kim@example.test"),
      at(others[1]!, "kim@example.test"),
      at(others[1]!, "kim@example.test"),
      at(strange, "kim@example.test"),
    ]);
    expect([known.body.inquiryId, twice.body.inquiryId]).toEqual([first.body.inquiryId, third.body.inquiryId]);
    expect(new Set([first, second, third].map(({ body }) => body.inquiryId)).size).toBe(3);
    expect(refused.status).toBe(404);
  });

  it("silently gets no greeting", async () => {
    const { body } = await add("/leads/silent", { name: "Ana Diaz", email: "ana@example.test" });
    expect(body.inquiryId).toBeDefined();
    expect(await mailsTo(product, "ana@example.test")).toEqual([]);
  });

  it("is rejected with a message at each invalid field", async () => {
    const { status, body } = await add("/leads", { name: " ", email: "nobody", phone: "12", action: "DANCE" });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({
      name: "Full name is required",
      email: "Email is not valid",
      phone: "Please enter a valid US phone number",
      action: "Please select an action",
    });
  });

  it("has a conversation that shows the owner the channel and the facts behind each answer", async () => {
    await product.control("POST", "mail", {
      from: "Lee Park <lee@example.test>",
      to: home.intakeEmail,
      subject: "Rent",
      text: "What is the rent?",
    });
    await product.settled();
    const [lead] = (await leads()).filter(({ renter }) => renter.name === "Lee Park");
    const talk = await callAs(product, owner)<{
      messages: {
        sender: string;
        communicationChannel: string;
        content: string;
        facts: { field: string; value: string }[];
      }[];
    }>("GET", `/property-inquiry/conversation/${lead!.id}`);
    const [asked, answered] = talk.messages.slice(-2);
    expect(asked).toMatchObject({ sender: "renter", communicationChannel: "EMAIL", content: "What is the rent?" });
    expect(answered).toMatchObject({ sender: "piper", communicationChannel: "EMAIL" });
    expect(answered!.facts).toContainEqual(expect.objectContaining({ field: "leaseConditions.rent", value: "1850" }));
  });
});
