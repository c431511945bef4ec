import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import type { Knowledge } from "../world.ts";
import { good, kinds, known, say, talkOf } from "./testing.ts";

const told = (topic: string, answer: string): Knowledge => ({ id: topic, topic, question: "", answer });
const withTerms = (change: object) => ({
  ...sampleHome,
  leaseConditions: { ...sampleHome.leaseConditions!, ...change },
});
const withSpecifications = (change: object) => ({
  ...sampleHome,
  accessibility: null,
  amenities: { ...sampleHome.amenities!, hasElevator: null },
  specifications: { ...sampleHome.specifications!, ...change },
});

describe("The cost of moving in", () => {
  const property = withTerms({ securityDeposit: null });

  it("counts a deposit that the owner told in their own words", () => {
    const turn = say("how much is it to move in", {
      property,
      knowledge: [told("deposit", "The deposit is $1,250, due with the keys.")],
    });
    expect(turn.text).toContain("The first month and the deposit come to $2,850.");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("is told as far as it is known, and the owner is asked for the rest", () => {
    const turn = say("how much is it to move in", { property, knowledge: [] });
    expect(turn.text).toContain("The rent is $1,600 a month.");
    expect(kinds(turn)).toContain("escalate");
  });
  it("counts no deposit of which the owner named several amounts", () => {
    const knowledge = [told("deposit", "The deposit is $1,250, or $1,600 with a cat.")];
    expect(say("how much is it to move in", { property, knowledge }).text).not.toContain("come to");
  });
});

describe("Stairs", () => {
  it.each([
    [{ apartmentFloor: 1 }, "It's on the first floor."],
    [{ apartmentFloor: null, numberOfFloors: 1, propertyType: "HOUSE" }, "The house is all on one floor."],
  ])("need no word on an elevator: %j", (change, text) =>
    expect(say("are there any stairs?", { property: withSpecifications(change) }).text).toContain(text),
  );
  it("are the owner's to tell of an upper floor without one", () =>
    expect(kinds(say("any stairs?", { property: withSpecifications({ apartmentFloor: 3 }) }))).toContain("escalate"));
});

describe("What is paid before a showing", () => {
  it.each(["do we have to pay anything before we see it?", "so I don't pay until I've seen the place, right?"])(
    "is nothing, and the fee comes with the application: %j",
    (text) => {
      const turn = say(text);
      expect(turn.text).toMatch(/Seeing the home is free\. Please don't pay anyone before you've seen it\./);
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
});

describe("The owner's words on a thing", () => {
  const knowledge = [told("amenities.hasAirConditioning", "Baseboard heat, no air conditioning.")];
  const amenities = { ...sampleHome.amenities!, hasAirConditioning: null, hasCentralAir: null };
  const property = { ...sampleHome, amenities };
  const texts = ["is there air conditioning?", "can i put in a window air conditioner then"];
  const [first, then] = talkOf(texts, { knowledge, property });

  it("are not read out again to who asks leave for another", () => {
    expect(first?.text).toContain("no air conditioning");
    expect(then?.text).not.toContain("no air conditioning");
    expect(kinds(then!)).toContain("escalate");
  });
  it("answer who asks leave first", () =>
    expect(say("can i put in a window air conditioner", { knowledge, property }).text).toContain(
      "no air conditioning",
    ));
  it.each([
    ["how many parking spots come with it", "is there anywhere to rent a second one?"],
    ["what's the parking situation", "where do people put a trailer?"],
  ])("are not read out again to who asks of more: %j, %j", (before, text) => {
    const ofParking = ["parking", "parking.spaces"].map((topic) => told(topic, "One assigned spot in the lot."));
    const then = talkOf([before, text], { knowledge: ofParking, property: { ...sampleHome, parking: null } })[1]!;
    expect(then.text).not.toContain("One assigned spot");
    expect(kinds(then)).toContain("escalate");
  });
  it("are read out again to who makes sure of them", () => {
    const ofParking = ["parking", "parking.spaces"].map((topic) => told(topic, "One assigned spot in the lot."));
    const texts = ["how many parking spots come with it", "so only one parking spot, right?"];
    const then = talkOf(texts, { knowledge: ofParking, property: { ...sampleHome, parking: null } })[1]!;
    expect(then.text).toContain("One assigned spot");
  });
});

describe("The income that the home asks for", () => {
  it("is told of their own share to who has a voucher, whatever the owner wrote of the rent", () => {
    const turn = say("do i have to make 3 times the rent or just my part", {
      knowledge: [told("requirements.income", "Household income of 3 times the rent ($4,800 a month).")],
      renter: { ...known, facts: { ...good, monthlyIncome: null, hasHousingVoucher: true } },
    });
    expect(turn.text).toContain("only to your own share of the rent");
    expect(turn.text).not.toContain("$4,800");
  });
});
