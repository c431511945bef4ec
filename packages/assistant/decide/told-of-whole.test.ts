import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { kinds, known, say, talkOf } from "./testing.ts";

const knowledge = [{ id: "k", topic: "parking", question: "Is there parking?", answer: "No parking on site." }];
const without = { renter: known, property: { ...sampleHome, parking: null }, knowledge };
const onRecord = { ...sampleHome, parking: { ...sampleHome.parking!, hasParking: false } };

describe("Where to park around a home without parking", () => {
  it.each(["where does everybody leave their cars", "¿dónde puede uno estacionarse por ahí cerca?"])(
    "is told what the owner said, and asked of the owner: %j",
    (text) => {
      const turn = say(text, without);
      expect(turn.text).toMatch(/No parking on site|No hay estacionamiento/);
      expect(kinds(turn)).toContain("escalate");
    },
  );
  it("is told what is on record", () => {
    const turn = say("where do the neighbors park", { renter: known, property: onRecord });
    expect(turn.text).toContain("no parking with this home");
    expect(kinds(turn)).toContain("escalate");
  });
  it("is not told it twice", () =>
    expect(talkOf(["is there parking?", "so where do the neighbors leave their cars"], without)[1]?.text).not.toContain(
      "No parking on site",
    ));
});

describe("A furnished home", () => {
  const property = { ...sampleHome, amenities: { ...sampleHome.amenities!, isFurnished: true } };
  it.each(["is it furnished with a queen mattress or two twins?", "is it furnished, with pots and plates as well?"])(
    "leaves single pieces to the owner: %j",
    (text) => {
      const turn = say(text, { renter: known, property });
      expect(turn.text).toContain("comes furnished");
      expect(kinds(turn)).toContain("escalate");
    },
  );
  it("leaves nothing where it alone is asked of", () =>
    expect(kinds(say("is it furnished?", { renter: known, property }))).not.toContain("escalate"));
});

describe("Who would like to live with a renter", () => {
  it.each(["could my fiancé move in there with me?", "¿puede mi hermana vivir conmigo?"])(
    "is told how many may: %j",
    (text) => expect(say(text, { renter: known }).heard?.topics).toEqual(["occupancy"]),
  );
  it.each(["could my dad come with me?", "¿mi papá puede firmar conmigo?", "can my dad stay with me on weekends"])(
    "is not asked of by %j",
    (text) => expect(say(text, { renter: known }).heard?.topics).not.toContain("occupancy"),
  );
});

describe("Rent plus deposit", () => {
  it.each(["is it the rent plus the deposit, or is there more?", "what is the money at the start?"])(
    "is what moving in costs: %j",
    (text) => expect(say(text, { renter: known }).heard?.topics).toContain("move_in_cost"),
  );
});

it("Who offers a longer lease hears that the owner decides", () =>
  expect(kinds(say("does an 18 month lease help my chances?", { renter: known }))).toContain("escalate"));

it("Who pays for the heating is asked of the utilities", () =>
  expect(say("the heat is it the tenant who pays?", { renter: known }).heard?.topics).toContain("utilities"));
