import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agent: { id: string };

const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";
const saturdayNoon = "2026-11-28T17:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner, { tours: { inPerson: true, virtual: false, selfGuided: true } });
  agent = await anAgent(product, owner);
});

const open = () => callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);
const share = async (id: string, body: object) => {
  const path = `/intelligent-escalation/self-showing-instructions/share/${id}`;
  const answer = await product.api<EscalationView & { validationErrors?: object }>("POST", path, {
    token: owner.token,
    body,
  });
  await product.settled();
  return answer;
};
const theBox = {
  instructions: "The key is in the box by the porch; its number is 4711.",
  codeValidityPeriod: "ONE_HOUR",
};

async function anAcceptedTour(startsAt = saturdayTen) {
  const renter = await aRenterAsks(product, home.slug, startsAt, { tourType: "SELF_GUIDED" });
  const waiting = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  const showing = waiting.find(({ startTime }) => startTime === startsAt)!;
  await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
    showingRequestId: showing.showingRequests[0]!.id,
    showingAgentId: agent.id,
  });
  await product.settled();
  return { renter, showing };
}

/** The link and the code that a renter was mailed. */
async function keyOf(email: string): Promise<{ link: string; code: string }> {
  const mail = (await mailsTo(product, email)).find(({ subject }) => subject.includes("Entry instructions"))!;
  return { link: /\/renter\/showing\/([\w-]+)/.exec(mail.text)![1]!, code: /code (\d{6})/.exec(mail.text)![1]! };
}
const enter = ({
  link,
  code,
}: {
  link: string;
  code: string;
}): Promise<Answer<{ instructions?: string; message?: string }>> =>
  product.api("POST", `/public/showing/${link}/instructions`, { body: { code } });

describe("An accepted self-guided tour", () => {
  it("shows its instructions on the renter's page after the code was entered, and before that when the code starts to work", async () => {
    const { renter } = await anAcceptedTour();
    await share((await open())[0]!.id, theBox);
    const { link, code } = await keyOf(renter.email);
    const page = `${product.url}/renter/showing/${link}`;
    const typed = async () => {
      const form = /<form id="way-in"[^>]* action="([^"#]+)#way-in"/.exec(await (await fetch(page)).text())!;
      return (await fetch(product.url + form[1], { method: "POST", body: new URLSearchParams({ code }) })).text();
    };
    expect(await typed()).toMatch(/<form id="way-in".*The code works starting Sat, Nov 28 at 9:50 AM EST\./s);
    await product.setClock(saturdayTen);
    expect(await typed()).toMatch(/<section id="way-in".*The key is in the box by the porch/s);
  });
  it("asks the owner for entry instructions, and shows them to the renter for a code", async () => {
    const { renter } = await anAcceptedTour();
    const [asked] = await open();
    expect(asked).toMatchObject({
      type: "SELF_SHOWING_INSTRUCTIONS_REQUEST",
      moves: ["share", "ignore"],
      lastInstructions: null,
    });
    expect(await share(asked!.id, theBox)).toMatchObject({ status: 200, body: { status: "RESOLVED", moves: [] } });
    expect(await lastSaid(product, renter.body.token)).not.toContain("4711");
    await product.setClock("2026-11-28T14:51:00Z");
    expect(await enter(await keyOf(renter.email))).toMatchObject({
      status: 200,
      body: { instructions: theBox.instructions },
    });
  });

  it("has a code that works from ten minutes before the start, for the chosen validity", async () => {
    const { renter } = await anAcceptedTour();
    await share((await open())[0]!.id, theBox);
    const key = await keyOf(renter.email);
    const at = async (time: string) => {
      await product.setClock(time);
      return (await enter(key)).status;
    };
    expect(await at("2026-11-28T14:49:00Z")).toBe(409);
    expect(await at("2026-11-28T14:50:00Z")).toBe(200);
    expect(await at("2026-11-28T15:49:59Z")).toBe(200);
    expect(await at("2026-11-28T15:50:01Z")).toBe(410);
  });

  it("accepts only its own code, with ten tries", async () => {
    const { renter } = await anAcceptedTour();
    await share((await open())[0]!.id, theBox);
    const key = await keyOf(renter.email);
    await product.setClock("2026-11-28T15:00:00Z");
    const wrong = key.code === "111111" ? "222222" : "111111";
    const answers = [];
    for (let guess = 0; guess < 12; guess++) answers.push((await enter({ ...key, code: wrong })).status);
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
  });

  it("requires instructions and a validity, and checks them for fair housing", async () => {
    await anAcceptedTour();
    const { id } = (await open())[0]!;
    expect((await share(id, { ...theBox, instructions: " " })).body.validationErrors).toEqual({
      instructions: "Instructions are required",
    });
    expect((await share(id, { instructions: "x" })).body.validationErrors).toEqual({
      codeValidityPeriod: "Code validity is required",
    });
    expect((await share(id, { ...theBox, instructions: "No children on the tour." })).status).toBe(406);
    expect((await share(id, theBox)).status).toBe(200);
    expect((await share(id, theBox)).status).toBe(409);
  });

  it("reuses instructions shared without an end, until the home is rented out", async () => {
    await anAcceptedTour(saturdayTen);
    await share((await open())[0]!.id, { ...theBox, codeValidityPeriod: "UNLIMITED" });
    const { renter } = await anAcceptedTour(saturdayNoon);
    expect(await open()).toEqual([]);
    const key = await keyOf(renter.email);
    await product.setClock("2026-11-28T17:00:00Z");
    expect((await enter(key)).status).toBe(200);
    await callAs(product, owner)("PUT", `/property-listing/complete/${home.id}`);
    expect((await enter(key)).status).toBe(410);
  });

  it("without instructions alerts the owner two hours before, and is canceled half an hour before", async () => {
    const { renter, showing } = await anAcceptedTour();
    await product.setClock("2026-11-28T13:00:10Z");
    await product.advance("PT15M");
    expect((await mailsTo(product, owner.email))[0]!.text).toContain("still needs entry instructions");
    await product.setClock("2026-11-28T14:30:10Z");
    expect(await lastSaid(product, renter.body.token)).toContain("Please don't head over");
    expect(await callAs(product, owner)<ShowingView>("GET", `/showing/${showing.id}`)).toMatchObject({
      status: "CANCELED",
      showingRequests: [{ status: "CANCELED_BY_INVESTOR" }],
    });
    expect(await open()).toEqual([]);
  });

  it("that is canceled also cancels the renter's request for another time", async () => {
    const { renter, showing } = await anAcceptedTour();
    await product.api("POST", "/public/conversation/messages", {
      token: renter.body.token,
      body: { text: "Could I come at another time instead?", clientMessageId: crypto.randomUUID() },
    });
    const seen = () => callAs(product, owner)<ShowingView>("GET", `/showing/${showing.id}`);
    expect((await seen()).rescheduleRequests).toMatchObject([{ status: "PENDING" }]);
    await product.setClock("2026-11-28T14:30:10Z");
    expect(await seen()).toMatchObject({ status: "CANCELED", rescheduleRequests: [{ status: "CANCELED" }] });
  });

  it("that the renter cancels needs no instructions, and its code no longer works", async () => {
    const { renter } = await anAcceptedTour();
    await share((await open())[0]!.id, theBox);
    const key = await keyOf(renter.email);
    await product.api("POST", `/public/showing/${key.link}/cancel`, { body: {} });
    await product.setClock("2026-11-28T15:00:00Z");
    expect((await enter(key)).status).toBe(410);
  });
});
