import { sampleHome, sampleWorld } from "@porchlight/assistant/sample-home.ts";
import { step } from "@porchlight/assistant/step.ts";
import { newTalk } from "@porchlight/assistant/talk.ts";
import type { PublicListing } from "@porchlight/contract/public.ts";
import type { NestedRecordName, Property } from "@porchlight/domain/properties/property.ts";
import { describe, expect, it } from "vitest";
import type { StoredProperty } from "../properties/store.ts";
import { publicListingOf } from "./public.ts";

const changed = (record: NestedRecordName, change: object, home = sampleHome): Property =>
  ({ ...home, [record]: { ...home[record], ...change } }) as Property;

const description =
  "<p>Two blocks from Lincoln Park.</p><ul><li>No smoking anywhere on the property</li><li>Heated pool from May on</li></ul><p>Renters insurance is required.</p>";

const homes: Record<string, Property> = {
  "every record filled in": { ...sampleHome, description },
  "applications on the platform": changed("leaseConditions", {
    applicationProvider: "PLATFORM",
    applicationFee: null,
    applicationCoSignerFee: null,
  }),
  "applications elsewhere, without a fee": changed("leaseConditions", {
    applicationFee: null,
    applicationCoSignerFee: null,
    securityDeposit: "NO_REQUIREMENT",
    otherFees: "Internet $60 a month. $200 move-in fee.",
  }),
  "no pets, no parking, no minimum": changed(
    "petPolicy",
    { allowsPets: false },
    changed(
      "parking",
      { hasParking: false, parkingType: "NONE" },
      changed(
        "includedUtilities",
        { isUtilitiesIncludedInRent: false },
        changed("renterRequirements", {
          minimumIncome: "NO_REQUIREMENT",
          minimumCreditScore: null,
          acceptsCosigners: false,
        }),
      ),
    ),
  ),
  "pets with restrictions and free parking of a kind nobody named": changed(
    "petPolicy",
    { smallDogsPolicy: "BREED_RESTRICTIONS", catsPolicy: "NOT_ALLOWED", maxPets: 1 },
    changed(
      "parking",
      { parkingMonthlyChargePerSpace: 0, parkingType: "GARAGE_ATTACHED", parkingAvailableSpaces: 1 },
      changed("accessibility", { ramp: "YES", accessibleBathroom: "YES" }),
    ),
  ),
  "a studio": changed("specifications", { propertyType: "STUDIO", bedrooms: 0, architectureStyle: null }),
};

/** What a renter asks who has read an item of the page, and what of the item the answer must say. */
type PageQuestion = { question: string; says: RegExp };

/** Every figure of an item must be in the answer. */
const figures = (text: string): RegExp =>
  new RegExp(
    (text.match(/\$?\d[\d,.]*\d|\$?\d/g) ?? []).map((figure) => `(?=.*${figure.replace(/[$.]/g, "\\$&")})`).join("") ||
      ".",
    "s",
  );

const petKinds: [RegExp, string][] = [
  [/small dogs/i, "are small dogs ok"],
  [/large dogs/i, "do you take large dogs"],
  [/cats/i, "are cats allowed"],
  [/up to|no other|other pets|pets/i, "what is the pet policy"],
];

/**
 * The question to ask about an item of the page, by its text. An item without a match fails the test, so that every
 * item on the page is covered.
 */
const questions: [RegExp, (item: string) => PageQuestion][] = [
  [/^facts Bedrooms: Studio/, () => ({ question: "is it a studio?", says: /studio/i })],
  [/^facts Bedrooms/, (item) => ({ question: "how many bedrooms?", says: figures(item) })],
  [/^facts Bathrooms/, (item) => ({ question: "how many bathrooms?", says: figures(item) })],
  [/^facts Size/, (item) => ({ question: "how big is it?", says: figures(item) })],
  [/^facts Home/, () => ({ question: "is it a house or an apartment?", says: /apartment|studio/i })],
  [/^costs Monthly rent/, (item) => ({ question: "how much is the rent?", says: figures(item) })],
  [/^costs Security deposit: None/, () => ({ question: "is there a deposit?", says: /no (?:security )?deposit/i })],
  [/^costs Security deposit/, (item) => ({ question: "how much is the deposit?", says: figures(item) })],
  [/^costs Pet rent/, (item) => ({ question: "is there pet rent?", says: figures(item) })],
  [/^costs Pet deposit/, (item) => ({ question: "how much is the pet deposit?", says: figures(item) })],
  [/^costs Parking/, (item) => ({ question: "how much is parking?", says: figures(item) })],
  [
    /^costs Application, each adult: No fee/,
    () => ({ question: "is there an application fee?", says: /no application fee/i }),
  ],
  [/^costs Application, each adult/, (item) => ({ question: "what's the application fee?", says: figures(item) })],
  [
    /^costs Application, each co-signer/,
    (item) => ({
      question: "is there an application fee for a co-signer?",
      says: /No fee/.test(item) ? /no application fee/i : figures(item),
    }),
  ],
  [/^costs Other fees/, (item) => ({ question: "are there any other fees?", says: figures(item) })],
  [/^costs .*: Included/, () => ({ question: "which utilities are included?", says: /includes/ })],
  [
    /^costs .*: Paid by you/,
    () => ({ question: "which utilities are included?", says: /aren't included|No utilities/ }),
  ],
  [/^due /, (item) => ({ question: "how much do I need to move in?", says: figures(item) })],
  [/^from /, () => ({ question: "when is it available?", says: /May 20/ })],
  [/^wants No minimum income/, () => ({ question: "what income do I need?", says: /no minimum income/i })],
  [/^wants .*income/, (item) => ({ question: "what income do I need?", says: figures(item) })],
  [/^wants No minimum credit/, () => ({ question: "what credit score do I need?", says: /no minimum credit/i })],
  [/^wants .*credit score/, (item) => ({ question: "what credit score do I need?", says: figures(item) })],
  [
    /^wants .*(?:pets?|animals)/i,
    (item) => ({ question: "what is the pet policy?", says: /not allowed/.test(item) ? /not allowed/ : /pets?|dogs/i }),
  ],
  [
    /^wants One application/,
    (item) => ({
      question: "what's the application fee?",
      says: /No fee/.test(item) ? /no application fee/i : figures(item),
    }),
  ],
  [/^Lease: /, (item) => ({ question: "how long is the lease?", says: new RegExp(item.replace(/^Lease: /, ""), "i") })],
  [/^Building: Built/, (item) => ({ question: "when was it built?", says: figures(item) })],
  [/^Building: Floor/, (item) => ({ question: "what floor is it on?", says: figures(item) })],
  [/^Building: .*floor/, (item) => ({ question: "how many floors does the building have?", says: figures(item) })],
  [/^Parking: No parking/, () => ({ question: "is there parking?", says: /no parking/i })],
  [/^Parking: Tandem/, () => ({ question: "is the parking tandem?", says: /one behind the other/ })],
  [/^Parking: .*no extra charge/, () => ({ question: "how much is parking?", says: /free|included in the rent/i })],
  [/^Parking: .*a month/, (item) => ({ question: "what parking is there?", says: figures(item) })],
  [/^Parking: Guests/, () => ({ question: "where do guests park?", says: /north gate/ })],
  [/^Parking: /, () => ({ question: "what parking is there?", says: /garage|carport|spaces/ })],
  [/^Pets: Other pets: ask first/, () => ({ question: "what is the pet policy?", says: /dogs/i })],
  [/^Pets: /, (item) => ({ question: petKinds.find(([words]) => words.test(item))![1], says: /dogs|cats|pets/i })],
  [/^Utilities: Not included/, () => ({ question: "are utilities included?", says: /No utilities/ })],
  [/^Utilities: /, (item) => ({ question: `is ${item.split(" ")[1]!.toLowerCase()} included?`, says: /is included/ })],
  [
    /^Accessibility: Accessible bathroom/,
    () => ({ question: "is there an accessible bathroom?", says: /accessible bathroom/ }),
  ],
  [/^Accessibility: Elevator/, () => ({ question: "is there an elevator?", says: /elevator/ })],
  [/^Accessibility: Ramp/, () => ({ question: "is there a ramp?", says: /ramp/ })],
  [/^Accessibility: Disability access/, () => ({ question: "is there disability access?", says: /disability access/ })],
  [/^Accessibility: Front door/, () => ({ question: "how wide is the front door?", says: /36 inches/ })],
  [/^Showings: \d+ minutes/, (item) => ({ question: "how long is a showing?", says: figures(item) })],
  [/^Showings: /, () => ({ question: "what kind of tours do you offer?", says: /in person/ })],
  [
    /^has /,
    (item) => ({
      question: `is there ${/^has (?:Has |Is )?(.*)/.exec(item)![1]!.toLowerCase()}?`,
      says: /yes|it has|there/i,
    }),
  ],
  [/^says Two blocks/, () => ({ question: "how far is Lincoln Park?", says: /two blocks/i })],
  [/^says No smoking/, () => ({ question: "can I smoke there?", says: /no smoking/i })],
  [/^says Heated pool/, () => ({ question: "is the pool heated?", says: /heated pool/i })],
  [/^says Renters insurance/, () => ({ question: "do I need renters insurance?", says: /is required/i })],
  [/^says Bright corner/, () => ({ question: "is it a corner apartment?", says: /corner/i })],
];

function itemsOf(listing: PublicListing): string[] {
  const text = (listing.descriptionHtml ?? "").replace(/<[^>]+>/g, "\n");
  return [
    ...listing.facts.map(({ label, value }) => `facts ${label}: ${value}`),
    ...listing.costs.map(({ label, value }) => `costs ${label}: ${value}`),
    ...(listing.dueAtMoveInDollars === null ? [] : [`due $${listing.dueAtMoveInDollars.toLocaleString("en-US")}`]),
    ...(listing.availableFrom ? [`from ${listing.availableFrom}`] : []),
    ...listing.lookingFor.map(({ label, value }) => `wants ${label}: ${value}`),
    // The line on showings says two things, which are asked one by one.
    ...listing.sections.flatMap(({ title, lines, notes }) =>
      [...lines, ...notes].flatMap((line) => line.split(/, (?=\d+ minutes)/)).map((line) => `${title}: ${line}`),
    ),
    ...listing.amenities.map(({ label }) => `has ${label}`),
    ...text.split("\n").flatMap((line) => (line.trim() ? [`says ${line.trim()}`] : [])),
  ];
}

const showingMinutes = 45;
const pageOf = (property: Property, hasScreening: boolean) =>
  publicListingOf(
    {
      property,
      availability: { showingDurationMinutes: showingMinutes },
      textCode: "7KQM",
    } as unknown as StoredProperty,
    {
      ownerFirstName: "Morgan",
      smsNumber: null,
      secret: Buffer.from("a secret"),
      applying: { hasScreening, now: sampleWorld.now },
    },
  );

const pages = Object.entries(homes).flatMap(([name, property]) => [
  { name, property, hasScreening: false },
  { name: `${name} and reports`, property, hasScreening: true },
]);

describe.each(pages)("On a listing page with $name, Piper", ({ property, hasScreening }) => {
  it.each(itemsOf(pageOf(property, hasScreening)))("can state what the page states: %s", (item) => {
    const asked = questions.find(([kind]) => kind.test(item))?.[1](item);
    expect(asked, "nobody asks of this item").toBeDefined();
    const { question, says } = asked!;
    const world = { ...sampleWorld, property, showingMinutes, hasScreening };
    const turn = step(newTalk, { kind: "message", text: question, history: [] }, world);
    expect(turn.text, question).toMatch(says);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
});
