import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resume } from "../conversations/take-over.ts";
import { ignoreEscalationIn } from "../escalations/actions.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import { openRequest } from "../showings/store.ts";
import { transition } from "../showings/transition.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";
import { lockLead } from "./locked-lead.ts";
import { leadSweeps } from "./sweeps.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

// Monday, nine in the morning in Columbus.
const monday = "2026-11-23T14:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

let leads = 0;
async function aLead(): Promise<string> {
  const email = `quiet${++leads}@example.test`;
  await callAs(product, owner)("POST", "/leads", { propertyId: home.id, name: "Lee Park", email });
  await product.settled();
  return email;
}
const stage = async () =>
  (await callAs(product, owner)<{ stage: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!
    .stage;
const textsTo = async (email: string) => (await mailsTo(product, email)).map(({ text }) => text);
const daysOn = (days: number) =>
  product.setClock(
    Temporal.Instant.from(monday)
      .add({ minutes: Math.round(1440 * days) + 1 })
      .toString(),
  );
const subjects = async () => (await mailsTo(product, owner.email)).map(({ subject }) => subject);

describe("A renter who does not answer", () => {
  it("gets a follow-up after one, three and seven days, and is closed after fourteen", async () => {
    const email = await aLead();
    const counted = [];
    for (const day of [0.9, 1, 2.9, 3, 6.9, 7, 13.9]) {
      await daysOn(day);
      counted.push((await textsTo(email)).length);
    }
    expect(counted).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect((await textsTo(email))[0]).toContain("Last message");
    await daysOn(14);
    expect([await stage(), (await textsTo(email)).length]).toEqual(["NO_LONGER_INTERESTED", 4]);
  });

  it("gets one follow-up, not three, after the product was down for days", async () => {
    const email = await aLead();
    await daysOn(8);
    expect((await textsTo(email)).length).toBe(2);
    expect((await textsTo(email))[0]).toContain("Last message");
  });

  it("gets one follow-up when the clock was set back after it came due", async () => {
    const email = await aLead();
    const [sweep] = leadSweeps(product.product.app);
    const tomorrow = Temporal.Instant.from(monday).add({ hours: 25 });
    expect([await sweep!.run(tomorrow), await sweep!.run(tomorrow)]).toEqual([1, 0]);
    await product.settled();
    expect((await textsTo(email)).length).toBe(2);
  });

  it("gets none while their request waits for the owner", async () => {
    const { email } = await aRenterAsks(product, home.slug, "2026-12-05T15:00:00Z");
    const before = (await textsTo(email)).length;
    await daysOn(4);
    expect((await textsTo(email)).length).toBe(before);
  });

  it("gets one a day after a showing", async () => {
    const { email } = await aRenterAsks(product, home.slug, "2026-11-24T21:00:00Z");
    const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: showing!.showingRequests[0]!.id,
      showingAgentId: (await anAgent(product, owner)).id,
    });
    await product.settled();
    await product.setClock("2026-11-24T21:31:00Z");
    expect((await textsTo(email))[0]).toContain("Would you like to apply");
    await product.setClock("2026-11-25T21:32:00Z");
    const asked = (await textsTo(email))[0];
    expect(asked).toContain("still interested");
    expect(asked).not.toContain("find a time to see it");
  });
});

describe("The silence of a renter", () => {
  /** How many hours Piper would go on waiting for a renter; asked within a transaction, nothing has gone out about it yet. */
  const leftToWait = async (tx: Tx, inquiryId: string): Promise<number | null> => {
    const due = await row(
      tx,
      sql<{ at: Temporal.Instant }>`
        select at from due_by_rule where kind = 'silent-renters' and subject_id = ${inquiryId}`,
    );
    return (
      due &&
      product.product.app.clock
        .now()
        .until(due.at, { smallestUnit: "minute", roundingMode: "halfExpand" })
        .total("hours")
    );
  };
  const inquiryId = async () =>
    (await callAs(product, owner)<{ id: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!.id;

  it("counts from the end of what they waited for, before Piper has written about that", async () => {
    const { app } = product.product;
    await aRenterAsks(product, home.slug, "2026-12-05T15:00:00Z");
    const id = await inquiryId();
    await daysOn(4);
    await app.inTransaction(async (tx) => {
      expect(await leftToWait(tx, id)).toBeNull();
      await transition(tx, app, "decline", (await openRequest(tx, id))!, { data: { reason: null } });
      expect(await leftToWait(tx, id)).toBe(24);
    });
  });

  it("counts from an owner's answer or its refusal, and from the day they hand the conversation back", async () => {
    const { app } = product.product;
    const body = { slug: home.slug, text: "Who mows the lawn? My email is lawn@example.test" };
    await product.api("POST", "/public/conversation", { body });
    await product.settled();
    const id = await inquiryId();
    await daysOn(4);
    const [question] = await callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);
    await app.inTransaction(async (tx) => {
      expect(await leftToWait(tx, id)).toBeNull();
      await ignoreEscalationIn(tx, app, owner, question!.id);
      expect(await leftToWait(tx, id)).toBe(24);
    });
    await callAs(product, owner)("POST", `/property-inquiry/conversation/${id}/take-over`);
    await daysOn(8);
    await app.inTransaction(async (tx) => {
      const lead = await lockLead(tx, id);
      expect(await leftToWait(tx, id)).toBeNull();
      await resume(tx, app, lead);
      expect(await leftToWait(tx, id)).toBe(24);
    });
  });
});

describe("An owner who does not answer", () => {
  it("gets a reminder of a request after four hours and after a day, and no more", async () => {
    await aRenterAsks(product, home.slug, "2026-12-05T15:00:00Z");
    const waits = async () => (await subjects()).filter((subject) => subject.includes("is still waiting")).length;
    const counted = [];
    for (const hours of [3.9, 4, 23, 24, 96]) {
      await daysOn(hours / 24);
      counted.push(await waits());
    }
    expect(counted).toEqual([0, 1, 1, 2, 2]);
  });

  it("gets a reminder of a question after four hours and after a day, when the renter is told it is still open", async () => {
    const email = await aLead();
    const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: `Is there a fireplace? My email is ${email.replace("quiet", "curious")}` },
    });
    expect(body.token).toBeTruthy();
    await product.settled();
    await daysOn(4 / 24);
    expect((await subjects()).filter((subject) => subject.startsWith("Still waiting"))).toHaveLength(1);
    await daysOn(1);
    expect((await subjects()).filter((subject) => subject.startsWith("Still waiting"))).toHaveLength(2);
    expect(
      (await textsTo(email.replace("quiet", "curious"))).filter((text) => text.includes("haven't forgotten")),
    ).toHaveLength(1);
  });

  const chat = async (text: string) =>
    (await product.api<{ token: string }>("POST", "/public/conversation", { body: { slug: home.slug, text } })).body
      .token;
  const says = async (token: string, text: string) => {
    const body = { text, clientMessageId: crypto.randomUUID() };
    await product.api("POST", "/public/conversation/messages", { token, body });
    await product.settled();
  };
  const recalled = async (email: string) => (await textsTo(email)).filter((text) => text.includes("haven't forgotten"));

  it("causes one message to the renter about all open questions, without those Piper has answered", async () => {
    const token = await chat("Who mows the lawn? My email is many@example.test");
    await says(token, "Is there a fireplace?");
    await says(token, "Can I paint the bedroom?");
    await callAs(product, owner)("PATCH", `/property/${home.id}/amenities/${home.amenities!.id}`, {
      hasFireplace: true,
    });
    await says(token, "Does it have a fireplace?");
    expect(await textsTo("many@example.test")).toEqual([]);
    await daysOn(1);
    expect(await recalled("many@example.test")).toHaveLength(1);
    const [told] = await recalled("many@example.test");
    expect(told).toContain("Who mows the lawn?");
    expect(told).toContain("Can I paint the bedroom?");
    expect(told).not.toContain("fireplace");
    await daysOn(3);
    expect(await recalled("many@example.test")).toHaveLength(1);
  });

  it("gets no reminder about what was said for a showing once that is over", async () => {
    const { email, body } = await aRenterAsks(product, home.slug, "2026-11-24T21:00:00Z");
    const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: showing!.showingRequests[0]!.id,
      showingAgentId: (await anAgent(product, owner)).id,
    });
    await product.setClock("2026-11-24T18:00:00Z");
    await says(body.token, "Should I bring my ID to the showing?");
    await says(body.token, "Who mows the lawn?");
    await product.setClock("2026-11-24T20:50:00Z");
    await says(body.token, "I'm on my way, 10 minutes late");
    const open = async () =>
      (await callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`)).map(
        ({ questionText }) => questionText,
      );
    expect(await open()).toHaveLength(3);
    await product.setClock("2026-11-24T21:31:00Z");
    expect(await open()).toEqual(["Who mows the lawn?"]);
    await daysOn(4);
    expect(await recalled(email)).toHaveLength(1);
    expect((await recalled(email))[0]).not.toMatch(/late|ID/);
  });
});
