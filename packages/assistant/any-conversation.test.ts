import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, good, known, say, thursday } from "./decide/testing.ts";
import { decideAgain } from "./records/deciding-again.ts";
import { partsOf, worldOf } from "./records/world-record.ts";
import { sampleHome, sampleOpenings, sampleWorld } from "./sample-home.ts";
import { momentText } from "./saying/time-text.ts";
import { step } from "./step.ts";
import { newTalk } from "./talk.ts";
import { figuresOf } from "./topics/figures.ts";
import type { Input } from "./turn.ts";
import type { World } from "./world.ts";

const phrases = [
  "how much is rent",
  "thursday at 5",
  "the second one",
  "yes",
  "no",
  "I make 3000 a month",
  "2 cats",
  "credit 700",
  "june 1",
  "cancel",
  "is the pool heated?",
  "tomorrow at 3",
  "¿cuánto cuesta?",
  "what's the deposit",
  "reschedule",
  "would you take 1400",
  "thanks",
  "Robin Vale 937-555-0148",
  "pet rent?",
  "parking cost?",
  "anything on saturday?",
  "who lives there",
  "application fee?",
  "what's the address",
  "can I see it",
];
const amounts = (text: string): string[] => text.match(/\$[\d,]+/g) ?? [];
const moments = /(?:\w{3}, \w{3} \d{1,2} at|\p{L}+ \d{1,2} de \p{L}+ a las?) \d{1,2}:\d\d [AP]M/gu;
/** A sentence that says what is not open. */
const notAvailable = /\w{3}, \w{3} \d[^.?!\n]*? (?:isn't|aren't) available/g;

describe("In any conversation, Piper", () => {
  const lines = fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 8 });
  const replay = (said: string[], world: World) => {
    let talk = newTalk;
    return said.map((text) => {
      const turn = step(talk, { kind: "message", text, history: [] }, world);
      talk = turn.talk;
      return { ...turn, asked: text };
    });
  };
  const worlds = fc.record({ isKnown: fc.boolean(), isAccepted: fc.boolean(), isText: fc.boolean() }).map(
    ({ isKnown, isAccepted, isText }): World => ({
      ...sampleWorld,
      channel: isText ? "SMS" : "WEB",
      renter: isKnown ? known : sampleWorld.renter,
      request: isAccepted ? accepted : null,
    }),
  );

  it("names no time that is not open or the renter's own, but as not available", () => {
    const open = new Set(
      [...sampleOpenings.map((o) => o.startsAt), accepted.startsAt].flatMap((at) =>
        (["en", "es"] as const).map((l) =>
          momentText(at, sampleHome.timeZone, sampleWorld.now, l).replace(/ E[DS]T$/, ""),
        ),
      ),
    );
    fc.assert(
      fc.property(lines, worlds, (said, world) => {
        for (const turn of replay(said, world))
          for (const moment of turn.text.replace(notAvailable, "").match(moments) ?? []) expect(open).toContain(moment);
      }),
    );
  });

  it("requests the time that was open, whatever a renter says on the way to giving a contact", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("yes", "ok", "sure", "thanks", "how much is rent", "is there a pool?", "Robin Vale"), {
          maxLength: 6,
        }),
        (between) => {
          let world: World = { ...sampleWorld, renter: { ...sampleWorld.renter, facts: good } };
          let talk = newTalk;
          const orders = ["is thursday at 5 open?", ...between, "robin@example.com"].flatMap((text) => {
            const turn = step(talk, { kind: "message", text, history: [] }, world);
            talk = turn.talk;
            const named = turn.orders.find((order) => order.kind === "record-contact")?.name;
            world = { ...world, renter: { ...world.renter, name: named ?? world.renter.name } };
            return turn.orders;
          });
          expect(orders).toContainEqual({ kind: "request-showing", startsAt: thursday, tourType: "IN_PERSON" });
        },
      ),
    ));

  it("names no amount that is not the listing's or the renter's", () => {
    const rent = sampleHome.leaseConditions!.rent!;
    const stated = JSON.stringify(sampleHome).match(/\d+/g)!.map(Number);
    const multiples = Object.values(rentMultiples).map((multiple) => rent * (multiple ?? 0));
    const sums = [0];
    for (const { dollars } of figuresOf({ home: sampleHome, now: sampleWorld.now }))
      sums.push(...sums.map((sum) => sum + dollars));
    const allowed = new Set([...stated, ...multiples, ...sums]);
    /** What somebody falls short by. */
    const isShort = (dollars: number, said: readonly string[]): boolean =>
      multiples.some((needed) => said.some((line) => line.includes(String(needed - dollars))));
    fc.assert(
      fc.property(lines, worlds, (said, world) => {
        for (const turn of replay(said, world))
          for (const amount of amounts(turn.text)) {
            const dollars = Number(amount.slice(1).replace(/,/g, ""));
            expect(
              allowed.has(dollars) ||
                said.some((line) => line.includes(String(dollars))) ||
                isShort(dollars, said) ||
                dollars === good.monthlyIncome,
            ).toBe(true);
          }
      }),
    );
  });

  it("orders only open times, and never a request without a contact and a passed check", () =>
    fc.assert(
      fc.property(lines, worlds, (said, world) => {
        for (const turn of replay(said, world))
          for (const order of turn.orders) {
            if (order.kind !== "request-showing" && order.kind !== "move-showing") continue;
            expect(sampleOpenings.map((o) => o.startsAt.toString())).toContain(order.startsAt);
            if (order.kind === "request-showing")
              expect(turn.orders).toContainEqual({ kind: "qualification", passes: true });
          }
      }),
    ));

  it("never says the same thing twice in a row, introduces itself once, and replays the same", () =>
    fc.assert(
      fc.property(lines, worlds, (said, world) => {
        const turns = replay(said, world);
        const texts = turns.map((turn) => turn.text);
        texts.forEach((text, i) => {
          if (i > 0 && text !== "") expect(text).not.toBe(texts[i - 1]);
        });
        expect(
          texts.filter((text) => /I'm Piper, Morgan's automated|soy Piper, el asistente automático/.test(text)).length,
        ).toBeLessThanOrEqual(1);
        expect(replay(said, world).map((turn) => turn.text)).toEqual(texts);
      }),
    ));

  it("decides the same again from what is kept of each turn", () =>
    fc.assert(
      fc.property(lines, worlds, (said, world) => {
        let talk = newTalk;
        for (const text of said) {
          const input = { kind: "message" as const, text, history: [] };
          const turn = step(talk, input, world);
          const kept = JSON.parse(JSON.stringify({ talk, turn, parts: partsOf(world) }));
          expect(decideAgain(kept, input, worldOf(kept.parts)).differences).toEqual([]);
          talk = turn.talk;
        }
      }),
    ));

  it("survives any words at all", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(typeof say(text).text).toBe("string");
      }),
    ));
});

describe("The cost of a turn", () => {
  /** The least of so many rounds is the cost itself, whatever else the machine does. */
  const rounds = 12;
  /** The milliseconds that a turn costs on the first so many characters of words repeated. */
  const costOf = (words: string, length: number, times: number): number =>
    Math.min(
      ...Array.from({ length: times }, (_, round) => {
        const text = words.repeat(length).slice(0, length - round);
        const before = process.cpuUsage();
        say(text);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      }),
    );
  it("stays far below what a reader would notice, however long the message", () => {
    const long = [
      "between 2 and ",
      "no no no ",
      "the day after ",
      "how much is the pet deposit and ",
      "a.",
      "5-",
      "i make $5,000 and ",
    ];
    for (const words of long) expect(costOf(words, 20_000, 3)).toBeLessThan(250);
  });

  it.each([
    "two cats and ",
    "a cat, ",
    "un gato y ",
    "how much is the pet deposit and ",
    "parking pool ",
    "$1,200 ",
    "may 5 ",
  ])("grows with the length of what says one thing over and over, and no faster: %j", (words) => {
    costOf(words, 2000, rounds);
    // Four times as much in line with the length; the square of it would be sixteen times.
    expect(costOf(words, 2000, rounds)).toBeLessThan(8 * Math.max(costOf(words, 500, rounds), 2));
  });
});

const inputs: Input[] = [
  { kind: "form", startsAt: thursday, tourType: "IN_PERSON" },
  { kind: "time-gone", startsAt: thursday },
];
describe("A turn", () => {
  it.each(inputs)("hears nothing where nobody wrote: %j", (input) =>
    expect(step(newTalk, input, sampleWorld).heard).toBeNull(),
  );
  it("shows the facts an answer came from", () =>
    expect(say("how much is the rent?").facts).toEqual([
      { source: "property", field: "leaseConditions.rent", value: "1600" },
    ]));
  it("keeps the open time that a renter chose as a fact, also while it asks for something first", () => {
    const turn = say("Can I come Thursday at 5pm?", { renter: { ...sampleWorld.renter, facts: noFacts } });
    expect(turn.text).toMatch(/To request it/);
    expect(turn.facts).toContainEqual({ source: "availability", field: "opening", value: thursday });
  });
});
