import type { Knowledge } from "@porchlight/assistant/world.ts";
import type { AskedHome } from "./request.ts";

/** Which questions a fact in words answers: always those of `about`, and those of `ifNamed` where its words name the thing. */
type Answers = { about: string; ifNamed?: [RegExp, string][] };

const table: Record<string, Answers> = {
  floor: {
    about:
      "floor; number_of_floors; stairs; accessibility; accessibility.access; accessibility.notes; elevator; amenities.hasElevator",
  },
  application_fee: { about: "application_fee", ifNamed: [[/refund/i, "application_fee.terms"]] },
  move_in_cost: { about: "move_in_cost" },
  payments: { about: "payment.ahead" },
  lease: { about: "lease_terms", ifNamed: [[/\bthen month/i, "lease_end"]] },
  pets: {
    about:
      "pets; pets.small_dogs; pets.large_dogs; pets.dogs; pets.weights; pets.max; pets.rent; pets.deposit; pets.fees",
    ifNamed: [
      [/\bother\b|bird|fish|rabbit|small animal|^no pets/i, "pets.other"],
      [/breed|^no (?:pets|dogs)/i, "pets.breeds"],
    ],
  },
  parking: {
    about:
      "parking; parking.spaces; parking.charge; parking.street; parking.tandem; amenities.hasGarage; parking.garage",
    ifNamed: [
      [/guest|visitor/i, "parking.other"],
      [/\bev\b|charg(?:er|ing)/i, "ev_charging"],
    ],
  },
  laundry: { about: "laundry; amenities.hasWasherDryer; amenities.hasWasherDryerHookups; amenities.hasSharedLaundry" },
  utilities: {
    about: "utilities; utilities.water; utilities.electricity; utilities.gas",
    ifNamed: [
      [/wi-?fi|internet|all utilities/i, "utilities.internet"],
      [/trash|garbage|all utilities/i, "utilities.garbage"],
      [/sewer|sewage|all utilities/i, "utilities.sewage"],
      [/cable|all utilities/i, "utilities.cable"],
      [/hot water/i, "hot_water"],
      [/\bheat\b/i, "amenities.hasHeating"],
    ],
  },
  heating_cooling: {
    about: "heating_cooling; amenities.hasHeating; amenities.hasCentralAir; amenities.hasAirConditioning",
  },
  appliances: {
    about:
      "appliances; amenities.hasRefrigerator; amenities.hasRangeOven; amenities.hasDishwasher; amenities.hasMicrowave",
    ifNamed: [
      [/dispos/i, "amenities.hasGarbageDisposal"],
      [/freezer/i, "amenities.hasFreezer"],
    ],
  },
  smoking: { about: "smoking" },
  max_occupants: { about: "occupancy" },
  income_requirement: { about: "requirements.income" },
  credit_requirement: { about: "requirements.credit" },
  screening: { about: "background_check" },
  vouchers: { about: "voucher" },
  showings: {
    about: "tours; tours.self_guided",
    ifNamed: [
      [/identity|\bID\b/, "showing_logistics"],
      [/codes? (?:is|are) personal|\bshar/i, "tours.code"],
    ],
  },
  how_to_apply: { about: "application_provider; application" },
  yard: { about: "amenities.hasYard; amenities.hasFencedYard; amenities.hasGarden; upkeep" },
};
const keysOf = (list: string): string[] => list.split("; ");

/** Facts that no record of a home holds are answers of the owner, by the topic they answer. */
export function knowledgeOf({ facts }: AskedHome): Knowledge[] {
  const known: Knowledge[] = [];
  for (const [field, value] of Object.entries(facts)) {
    const said = saidOf(field, value);
    if (said === null) continue;
    const { about, ifNamed = [] } = table[field] ?? { about: field };
    const also = ifNamed.filter(([words]) => words.test(said)).map(([, topic]) => topic);
    for (const topic of [...keysOf(about), ...also])
      known.push({ id: `${field}.${topic}`, topic, question: "", answer: said });
  }
  return known;
}

/** Fields that are records (home.ts) and say all in them. */
const recorded = new Set([
  "address",
  "type",
  "bedrooms",
  "bathrooms",
  "square_feet",
  "rent",
  "status",
  "available_from",
  "furnished",
]);

function saidOf(field: string, value: string | number | boolean): string | null {
  if (recorded.has(field)) return null;
  if (field === "deposit")
    return typeof value === "number" ? `The security deposit is $${value.toLocaleString("en-US")}.` : String(value);
  if (field === "max_occupants") return `At most ${value} people may live in the home.`;
  return typeof value === "string" ? (/[.!]$/.test(value) ? value : `${value}.`) : null;
}
