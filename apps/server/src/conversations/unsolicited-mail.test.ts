import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { Call } from "@porchlight/scenarios/stage.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, mailsTo } from "../testing/renters.ts";

const saturdayTen = "2026-11-28T15:00:00Z";

let running: TestProduct | undefined;
let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeEach(async () => {
  running ??= await startTestProduct();
  product = running;
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => running?.close());

const call: Call = (method, path, body) => callAs(product, owner)(method, path, body);
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

async function acceptAll(): Promise<void> {
  const { id: showingAgentId } = await anAgent(product, owner);
  const pending = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  for (const { id: showingRequestId, status } of pending.flatMap(({ showingRequests }) => showingRequests))
    if (status === "PENDING")
      await call("POST", `/showing-request/accept/property/${home.id}`, { showingRequestId, showingAgentId });
  await product.settled();
}

describe("An address entered by a stranger in forty requests", () => {
  it("gets the mails of one request, and the owner gets one mail and one summary of the rest", async () => {
    const victim = "victim@example.test";
    const before = (await mailsTo(product, owner.email)).length;
    const asked = [];
    for (const _ of times(40)) asked.push(await aRenterAsks(product, home.slug, saturdayTen, { email: victim }));
    expect(asked.every(({ body }) => body.outcome === "requested")).toBe(true);
    expect((await mailsTo(product, owner.email)).length - before).toBe(1);

    await product.advance("PT15M");
    const told = await mailsTo(product, owner.email);
    expect(told.length - before).toBe(2);
    expect(told[0]).toMatchObject({ subject: "39 more updates about your properties" });

    const unasked = (await mailsTo(product, victim)).length;
    await acceptAll();
    expect((await mailsTo(product, victim)).length - unasked).toBe(1);
    expect(await lastSaid(product, asked.at(-1)!.body.token)).toMatch(/confirmed/i);
  });

  it("gets further mails once its owner has written", async () => {
    const email = "two@example.test";
    for (const _ of times(2)) await aRenterAsks(product, home.slug, saturdayTen, { email });
    await acceptAll();
    const confirmed = async () => (await mailsTo(product, email)).filter(({ subject }) => /confirmed/i.test(subject));
    expect(await confirmed()).toHaveLength(1);
    await product.control("POST", "mail", {
      from: email,
      to: home.intakeEmail,
      subject: "Parking",
      text: "Is there parking?",
    });
    await product.settled();
    expect((await mailsTo(product, email)).length).toBeGreaterThan(1);
  });
});

describe("Leads that a new owner adds by hand", () => {
  const add = (name: string) =>
    call<{ inquiryId: string }>("POST", "/leads", { propertyId: home.id, name, email: `${name}@example.test` });
  const greeted = async (names: string[]) => {
    await product.settled();
    const mails = await Promise.all(names.map((name) => mailsTo(product, `${name}@example.test`)));
    return mails.filter(({ length }) => length > 0).length;
  };

  it("are greeted at once while they are few, and hours later when there are eighty", async () => {
    const names = times(80).map((index) => `flood${index}`);
    for (const name of names.slice(0, 10)) await add(name);
    expect(await greeted(names)).toBe(10);
    await Promise.all(names.slice(10).map(add));
    expect(await greeted(names)).toBe(20);
    await product.advance("PT1H1M");
    expect(await greeted(names)).toBe(30);
    await product.advance("PT6H");
    expect(await greeted(names)).toBe(80);
  });

  it("are all greeted at once when one of them has answered", async () => {
    const names = times(25).map((index) => `known${index}`);
    await add(names[0]!);
    await product.settled();
    const from = `${names[0]}@example.test`;
    await product.control("POST", "mail", {
      from,
      to: home.intakeEmail,
      subject: "Hello",
      text: "How much is the rent?",
    });
    await product.settled();
    for (const name of names.slice(1)) await add(name);
    expect(await greeted(names)).toBe(25);
  });
});
