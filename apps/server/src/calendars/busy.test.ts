import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";
import { calendarsOf } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let calendar: ReturnType<typeof calendarsOf>;

const maya = "maya.ortiz@gmail.com";
// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const ten = "2026-11-28T15:00:00Z";
const halfPastTen = "2026-11-28T15:30:00Z";
const eleven = "2026-11-28T16:00:00Z";
const noon = "2026-11-28T17:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
  calendar = calendarsOf(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control("POST", "reset");
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  await calendar.busy(maya);
});

const saturday = async () => (await calendar.openings(home.slug)).filter((start) => start.startsWith("2026-11-28"));
const notOffered = async (...gone: string[]) => {
  const offered = await saturday();
  expect(gone.filter((start) => offered.includes(start))).toEqual([]);
};

const waitingStarts = async () =>
  (await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`)).map(
    ({ startTime }) => startTime,
  );

const facts = "I make $6,000 a month, my credit is 700, I move in December 5 and have no pets. My name is Dana Ruiz.";

/** A renter who writes to the home by mail or by text, and answers what Piper sent. */
const byLetter = (way: "mail" | "text") => async (text: string) => {
  const [email, phone] = ["dana@example.test", "+16145553001"];
  if (way === "text") await product.control("POST", "sms", { from: phone, to: "+15035550100", body: text });
  else {
    const [last] = await product.control<{ replyTo: string }[]>("GET", `mail?to=${encodeURIComponent(email)}`);
    const to = last?.replyTo ?? home.intakeEmail;
    await product.control("POST", "mail", { from: `Dana Ruiz <${email}>`, to, subject: "Your listing", text });
  }
  await product.settled();
};

describe("Busy times of a linked calendar", () => {
  it("remove exactly the openings they overlap", async () => {
    const before = await saturday();
    await calendar.busy(maya, ["2026-11-28T10:15:00-05:00", "2026-11-28T10:45:00-05:00"]);
    await calendar.linked(owner, maya);
    expect(await saturday()).toEqual(before.filter((start) => start !== ten && start !== halfPastTen));
  });

  it("take effect within a minute when they are added or removed", async () => {
    await calendar.linked(owner, maya);
    expect(await saturday()).toContain(ten);
    await calendar.busy(maya, [ten, eleven]);
    await product.advance("PT1M");
    await notOffered(ten, halfPastTen);
    await calendar.busy(maya);
    await product.advance("PT1M");
    expect(await saturday()).toContain(ten);
  });

  it("are fetched again before a renter books by form", async () => {
    await calendar.linked(owner, maya);
    // Read at the first jump, and not again at the second.
    await product.advance("PT31S");
    await product.advance("PT20S");
    await calendar.busy(maya, [ten, eleven]);
    const { status, body } = await aRenterAsks(product, home.slug, ten);
    expect([status, body.code]).toEqual([409, "showing.time-gone"]);
  });

  it("are fetched again before Piper books in the web chat", async () => {
    await calendar.linked(owner, maya);
    const { token } = (await aRenterAsks(product, home.slug, noon)).body;
    const asksForTen = async () => {
      await product.api("POST", "/public/conversation/messages", {
        token,
        body: { text: "Can we make it Saturday at 10am instead?", clientMessageId: crypto.randomUUID() },
      });
      return waitingStarts();
    };
    await product.advance("PT31S");
    await product.advance("PT20S");
    await calendar.busy(maya, [ten, eleven]);
    expect(await asksForTen()).toEqual([noon]);
    await calendar.busy(maya);
    await product.advance("PT31S");
    expect(await asksForTen()).toEqual([ten]);
  });

  it.each(["mail", "text"] as const)("are fetched again before Piper books by %s", async (way) => {
    await calendar.linked(owner, maya);
    const wishes = byLetter(way);
    await wishes(`Text ${home.textCode}: Can I see it on Saturday? ${facts}`);
    await product.advance("PT31S");
    await product.advance("PT20S");
    await calendar.busy(maya, [ten, eleven]);
    await wishes("Saturday at 10am please");
    expect(await waitingStarts()).toEqual([]);
    await wishes("Then Saturday at noon please");
    expect(await waitingStarts()).toEqual([noon]);
  });

  it("come from every linked calendar, not only the primary one", async () => {
    await calendar.linked(owner, "maya.ortiz@gmail.com");
    await product.control("PUT", "google/accounts", [
      { email: maya, name: "Maya Ortiz", busy: [] },
      { email: "family@example.com", name: "Family", busy: [{ start: noon, end: "2026-11-28T17:30:00Z" }] },
    ]);
    await calendar.linked(owner, "family@example.com", "?isPrimary=false");
    await notOffered(noon);
    expect(await saturday()).toContain(ten);
  });

  it("no longer count once the calendar is unlinked", async () => {
    await calendar.busy(maya, [ten, eleven]);
    const linked = await calendar.linked(owner, maya);
    await notOffered(ten);
    await calendar.unlink(owner, linked.id);
    expect(await saturday()).toContain(ten);
  });

  it("do not affect another owner", async () => {
    await calendar.busy(maya, [ten, eleven]);
    await calendar.linked(await aSignedInOwner(product, "Noor Haddad"), maya);
    expect(await saturday()).toContain(ten);
  });

  it.each(["5xx", "refuse"])(
    "stay as last read while Google answers %s, and are read again afterwards",
    async (mode) => {
      await calendar.busy(maya, [ten, eleven]);
      await calendar.linked(owner, maya);
      await calendar.busy(maya, [noon, "2026-11-28T17:30:00Z"]);
      await calendar.google(mode, 2);
      await product.advance("PT31S");
      await notOffered(ten, halfPastTen);
      for (const wait of ["PT1M1S", "PT2M1S"]) await product.advance(wait);
      await notOffered(noon);
      expect(await saturday()).toContain(ten);
    },
  );

  it("are up to date within five minutes after Google was down for more than an hour", async () => {
    await calendar.linked(owner, maya);
    await product.control("PUT", "faults", { google: { mode: "5xx" } });
    for (let tries = 0; tries < 7; tries++) await product.advance("PT10M1S");
    await calendar.busy(maya, [ten, eleven]);
    await product.control("PUT", "faults", { google: { mode: "ok" } });
    await product.advance("PT5M");
    await notOffered(ten, halfPastTen);
  });

  it("stay after the consent was withdrawn, since unknown is not free", async () => {
    await calendar.busy(maya, [ten, eleven]);
    await calendar.linked(owner, maya);
    await product.control("POST", `google/accounts/${maya}/revoke`);
    await product.advance("PT2H");
    expect((await calendar.calendars(owner))[0]?.needsReconnect).toBe(true);
    await notOffered(ten, halfPastTen);
  });

  it("exclude our own showings: a second renter can join the first, and a canceled time is free again", async () => {
    await calendar.linked(owner, maya);
    const agent = await anAgent(product, owner);
    await aRenterAsks(product, home.slug, ten);
    const [waiting] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: waiting!.showingRequests[0]!.id,
      showingAgentId: agent.id,
    });
    await product.settled();
    expect(await calendar.eventsOf(maya)).toHaveLength(1);
    await product.advance("PT1M");
    expect(await saturday()).toContain(ten);
    await callAs(product, owner)("POST", `/showing/${waiting!.id}/cancel`, { cancelReason: null });
    await product.advance("PT1M");
    expect(await saturday()).toContain(ten);
  });
});

describe("An event the owner creates", () => {
  const enter = (event: object) => product.control("POST", `google/accounts/${maya}/events`, event);
  const during = { start: { dateTime: ten }, end: { dateTime: eleven } };

  it("blocks the whole day in the owner's time zone when it is an all-day event", async () => {
    await calendar.linked(owner, maya);
    await enter({ summary: "Away", start: { date: "2026-11-28" }, end: { date: "2026-11-29" } });
    await product.advance("PT1M");
    expect(await saturday()).toEqual([]);
  });

  it("blocks nothing when it is free, declined or deleted", async () => {
    await calendar.linked(owner, maya);
    await enter({ ...during, summary: "Birthday", transparency: "transparent" });
    await enter({ ...during, summary: "Market", attendees: [{ email: maya, self: true, responseStatus: "declined" }] });
    await enter({ ...during, summary: "Dentist", status: "cancelled" });
    await product.advance("PT1M");
    expect(await saturday()).toContain(ten);
    await enter({ ...during, summary: "Dentist" });
    await product.advance("PT1M");
    await notOffered(ten, halfPastTen);
  });
});

describe("A calendar conflict found after a showing was booked", () => {
  const subject = /^Your calendar shows something/;
  const told = async () => {
    await product.advance("PT15M");
    return (await mailsTo(product, owner.email)).filter((mail) => subject.test(mail.subject));
  };
  const views = (list: "pending" | "upcoming") =>
    callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/${list}`);
  const accept = async () => {
    const [waiting] = await views("pending");
    await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: waiting!.showingRequests[0]!.id,
      showingAgentId: (await anAgent(product, owner)).id,
    });
    await product.settled();
  };
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) await product.advance("PT1M");
  };

  it("is reported once, is shown at the request before it is accepted, and ends with the event", async () => {
    await calendar.linked(owner, maya);
    await calendar.busy(maya, [ten, eleven]);
    expect((await aRenterAsks(product, home.slug, ten)).status).toBe(200);
    expect(await views("pending")).toMatchObject([{ isOwnerBusy: false }]);
    await minutes(1);
    expect(await views("pending")).toMatchObject([{ startTime: ten, isOwnerBusy: true }]);
    expect(await told()).toHaveLength(1);
    await accept();
    await minutes(3);
    expect(await views("upcoming")).toMatchObject([{ status: "CONFIRMED", isOwnerBusy: true }]);
    expect(await told()).toHaveLength(1);
    await calendar.busy(maya);
    await minutes(1);
    expect(await views("upcoming")).toMatchObject([{ status: "CONFIRMED", isOwnerBusy: false }]);
    expect(await told()).toHaveLength(1);
  });

  it("is reported for a confirmed showing in the same calendar, and again for another event", async () => {
    await calendar.linked(owner, maya);
    await aRenterAsks(product, home.slug, ten);
    await accept();
    await minutes(2);
    expect(await calendar.eventsOf(maya)).toHaveLength(1);
    expect(await views("upcoming")).toMatchObject([{ isOwnerBusy: false }]);
    expect(await told()).toHaveLength(0);
    await calendar.busy(maya, [ten, "2026-11-28T15:15:00Z"]);
    await minutes(3);
    expect(await views("upcoming")).toMatchObject([{ status: "CONFIRMED", isOwnerBusy: true }]);
    expect(await told()).toHaveLength(1);
    await calendar.busy(maya, ["2026-11-28T15:15:00Z", halfPastTen]);
    await minutes(3);
    expect(await told()).toHaveLength(2);
  });

  it("is reported when Google is back, for showings booked and confirmed in the meantime", async () => {
    await calendar.linked(owner, maya);
    await product.control("PUT", "faults", { google: { mode: "5xx" } });
    await calendar.busy(maya, [ten, eleven]);
    await minutes(1);
    expect((await aRenterAsks(product, home.slug, ten)).status).toBe(200);
    await accept();
    expect(await told()).toHaveLength(0);
    await product.control("PUT", "faults", { google: { mode: "ok" } });
    await minutes(5);
    expect(await views("upcoming")).toMatchObject([{ status: "CONFIRMED", isOwnerBusy: true }]);
    expect(await told()).toHaveLength(1);
  });

  it("does not arise from our own invitation in the owner's calendar", async () => {
    await calendar.linked(owner, maya);
    await aRenterAsks(product, home.slug, ten);
    await accept();
    await product.control("POST", `google/accounts/${maya}/events`, {
      iCalUID: `showing-${crypto.randomUUID()}@porchlight`,
      summary: "Showing",
      start: { dateTime: ten },
      end: { dateTime: halfPastTen },
    });
    await minutes(2);
    expect(await views("upcoming")).toMatchObject([{ isOwnerBusy: false }]);
    expect(await told()).toHaveLength(0);
  });
});
