import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { good } from "../decide/testing.ts";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk, type Talk } from "../talk.ts";
import type { Input, Order, Turn } from "../turn.ts";
import type { World } from "../world.ts";

/*
 * A transcript is lines of: `renter …` what the renter writes, `does …` an order with its details, `piper …` what Piper
 * says (empty: stays silent), `news …` what happened elsewhere, `given …`, `channel …` and `contact …` how things stand.
 * `or …` after a renter's line is another wording of it, which Piper meets with the same words and kinds of orders;
 * `again` begins a new conversation; `listing …` is the home's description and `fees …` its other fees.
 */
const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

const after = (world: World, order: Order): World => {
  const { renter } = world;
  if (order.kind === "record-facts")
    return { ...world, renter: { ...renter, facts: { ...renter.facts, ...order.facts } } };
  if (order.kind === "record-contact")
    return {
      ...world,
      renter: {
        ...renter,
        name: order.name ?? renter.name,
        hasContact: renter.hasContact || Boolean(order.email ?? order.phone),
      },
    };
  if (order.kind === "find-time") return { ...world, isForming: true };
  if (order.kind === "stop-finding") return { ...world, isForming: false };
  if (order.kind === "request-showing")
    return { ...world, isForming: false, stage: "SHOWING_REQUESTED", request: requestAt(order.startsAt, "PENDING") };
  return order.kind === "cancel-showing" ? { ...world, request: null } : world;
};

const requestAt = (startsAt: string, status: "PENDING" | "ACCEPTED"): NonNullable<World["request"]> => {
  const starts = Temporal.Instant.from(startsAt);
  return { id: "request-1", status, startsAt: starts, endsAt: starts.add({ minutes: 30 }), tourType: "IN_PERSON" };
};

function given(world: World, words: string): World {
  const [what, startsAt = ""] = words.split(" ");
  if (what === "accepted") return { ...world, stage: "SHOWING_CONFIRMED", request: requestAt(startsAt, "ACCEPTED") };
  return {
    ...world,
    reschedule: { id: "reschedule-1", by: "owner", startsAt: Temporal.Instant.from(startsAt), isTold: true },
  };
}

const address = "27 Alder Court, Apt 5";
function news(words: string): Input {
  const [what, ...rest] = words.split(" ");
  const [startsAt = "", to = ""] = rest;
  if (what === "accepted")
    return {
      kind: "news",
      news: {
        is: "accepted",
        startsAt,
        endsAt: startsAt,
        tourType: "IN_PERSON",
        agentName: "Casey",
        address,
        manageUrl: "https://example.com/m/1",
      },
    };
  if (what === "reminder")
    return {
      kind: "news",
      news: { is: "reminder", startsAt, address, yesUrl: "https://example.com/y", noUrl: "https://example.com/n" },
    };
  if (what === "owner-proposes")
    return {
      kind: "news",
      news: { is: "owner-proposes-time", from: startsAt, startsAt: to, tourType: "IN_PERSON", comment: null },
    };
  const [, question = "", answer = ""] = rest.join(" ").split(" | ");
  return { kind: "news", news: { is: "owner-answered", question, answer } };
}

const withFees = (world: World, otherFees: string): World => ({
  ...world,
  property: { ...world.property, leaseConditions: { ...world.property.leaseConditions!, otherFees } },
});

const kindOf = (order: Order): string => (order.kind === "escalate" ? `escalate ${order.reason}` : order.kind);

function details({ kind, ...rest }: Order): string {
  return JSON.stringify("facts" in rest && kind === "record-facts" ? rest.facts : rest);
}

/** Whether each claim of having asked the owner has its order, or a matter that waits already. */
const isBacked = ({ said, orders }: Turn, before: Talk): boolean =>
  (!said.includes("asked-owner") || orders.some(({ kind }) => kind === "escalate")) &&
  (!said.includes("asked-owner-already") || before.escalated.length > 0);

describe("The transcripts", () => {
  it.each(files)("%s is what Piper says and does, line by line", (file) => {
    let world = sampleWorld;
    let talk = newTalk;
    let pending: string[] = [];
    let met = step(talk, { kind: "message", text: "", history: [] }, world);
    let before = { talk, world };
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      const [, verb = "", words = ""] = /^(\w+)\s*(.*)$/.exec(line) ?? [];
      if (verb === "channel") world = { ...world, channel: words as World["channel"] };
      if (verb === "contact") world = { ...world, renter: { ...world.renter, name: words, hasContact: true } };
      if (verb === "again") [world, talk] = [sampleWorld, newTalk];
      if (verb === "listing") world = { ...world, property: { ...world.property, description: words } };
      if (verb === "fees") world = withFees(world, words);
      if (verb === "openings") world = { ...world, openings: world.openings.slice(0, Number(words)) };
      if (verb === "known") world = { ...world, renter: { ...world.renter, facts: good } };
      if (verb === "or") {
        const turn = step(before.talk, { kind: "message", text: words, history: [] }, before.world);
        expect([turn.text, ...turn.orders.map(kindOf)], line).toEqual([met.text, ...met.orders.map(kindOf)]);
      }
      if (verb === "given") world = given(world, words);
      if (verb === "does") expect(pending.shift(), line).toBe(`does ${words}`);
      if (verb === "piper") expect(pending.shift(), line).toBe(`piper ${words}`.trim());
      if (verb !== "renter" && verb !== "news") continue;
      expect(pending, `before: ${line}`).toEqual([]);
      const input: Input = verb === "news" ? news(words) : { kind: "message", text: words, history: [] };
      if (words.startsWith("accepted")) world = given(world, words);
      if (words.startsWith("owner-answered")) {
        const [topic = "", question = "", answer = ""] = words.slice("owner-answered ".length).split(" | ");
        world = { ...world, knowledge: [...world.knowledge, { id: "k", topic, question, answer }] };
      }
      before = { talk, world };
      const turn = step(talk, input, world);
      expect(isBacked(turn, talk), `what is said to have been asked, at: ${line}`).toBe(true);
      met = turn;
      talk = turn.talk;
      world = turn.orders.reduce(after, world);
      pending = [
        ...turn.orders.map((order) => `does ${order.kind} ${details(order)}`),
        `piper ${turn.text.replace(/\n/g, " ")}`.trim(),
      ];
    }
    expect(pending).toEqual([]);
  });
});
