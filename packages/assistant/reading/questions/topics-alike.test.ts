import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "../testing.ts";

describe("Words that mean one thing and sound like another, among questions,", () => {
  it.each([
    "640, is that ok?",
    "what score do you need?",
    "does a 640 work?",
    "do you check all three bureaus?",
    "580 with a cosigner, would that be enough?",
  ])("are a question all the same: %j", (text) =>
    expect(hear(text, asked("credit")).intents).toContain("ask_property_question"),
  );

  it.each(["is saturday still open", "is the 6pm wednesday slot still available", "is tomorrow free"])(
    "ask for a time and not for the home: %j",
    (text) => expect(hear(text).topics).not.toContain("availability"),
  );

  it.each([
    "is the apartment still open",
    "is it still available",
    "is the unit available in june",
    "is this place open or did someone take it",
    "are you still renting it out, is it free",
  ])("ask for the home: %j", (text) => expect(hear(text).intents).toContain("ask_property_question"));

  it.each(["my car broke down, can we push the tour to next week", "running late, parking is awful"])(
    "tell and ask nothing: %j",
    (text) => expect(hear(text).topics).toEqual([]),
  );
  it.each([
    "running late, where do i park?",
    "is there parking because we have two cars",
    "is there a spot for my car so i do not have to use the street",
    "can i see it friday and is parking included",
    "do i get a parking spot",
  ])("ask of parking: %j", (text) => expect(hear(text).topics.join()).toContain("parking"));

  it.each(["does the garage have an opener", "does the yard have a sprinkler system"])(
    "ask of a part that no record holds: %j",
    (text) => expect(hear(text).asks?.every(({ needsOwner }) => needsOwner) ?? true).toBe(true),
  );
  it.each([
    "does the kitchen have a dishwasher",
    "does it have a garage",
    "does the apartment have parking",
    "do you have a pet policy",
    "does the house have a yard",
  ])("ask of what records hold: %j", (text) =>
    expect(hear(text).asks?.some(({ needsOwner }) => !needsOwner)).toBe(true),
  );

  it.each(["11:30 or 12 ok?", "would 5 or 6 be okay"])("ask for an hour and nothing of the home: %j", (text) =>
    expect(hear(text).topics).toEqual([]),
  );

  it.each([
    "12 month lease?",
    "is a 6 month lease ok",
    "2 bathrooms?",
    "is 1 parking spot ok",
    "24 month lease possible?",
  ])("ask of the home: %j", (text) => expect(hear(text).intents).toContain("ask_property_question"));

  it.each(["is there an extra cost for parking", "is there a fee for laundry"])("ask of no other fee: %j", (text) =>
    expect(hear(text).topics).not.toContain("other_fees"),
  );
  it.each([
    "any other fees",
    "is there a move in fee",
    "are there hidden fees",
    "what extra charges are there",
    "any admin fee",
  ])("ask of other fees: %j", (text) => expect(hear(text).topics).toContain("other_fees"));

  it.each(["is there a spot for a litter box", "can we have separate leases", "do you pay a broker commission"])(
    "are for the owner, whatever they name: %j",
    (text) => expect(unknownIn(text)).toEqual([text]),
  );

  it.each([
    ["is there a spot for my car", "parking"],
    ["how long is the lease", "lease_terms"],
    ["are there other fees", "other_fees"],
    ["kitchen?", "appliances"],
    ["what does case by case mean", "meaning.case_by_case"],
    ["what do you mean by move in", "meaning.move_in"],
    ["what is the total per month", "monthly_total"],
    ["where do i go", "address"],
    ["me van a mandar la direccion?", "address.sent"],
  ])("are what a listing holds: %j", (text, topic) => expect(hear(text).topics).toEqual([topic]));

  it.each(["is the fee per person", "is the pet rent per cat or total", "do i have to live there too if i cosign"])(
    "ask more than the listing holds: %j",
    (text) => expect(hear(text).asks?.every(({ needsOwner }) => needsOwner) ?? true).toBe(true),
  );

  it("say where to write: can you text me instead", () => {
    expect(hear("can you text me instead? 937-555-0116").unknownQuestions).toEqual([]);
    expect(hear("can you text me a floor plan").intents).toContain("ask_property_question");
  });

  it.each(["somos 3, sin mascotas", "ninguna mascota"])("tell and ask of no pets: %j", (text) =>
    expect(hear(text).topics).toEqual([]),
  );
});
