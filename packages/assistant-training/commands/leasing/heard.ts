import type { Heard } from "@porchlight/assistant/heard.ts";
import type { Talk } from "@porchlight/assistant/talk.ts";
import { toldFacts } from "./facts.ts";
import { wallClockOf } from "./openings.ts";
import type { ToldFacts } from "./request.ts";

/** Intents of Piper's that the evaluation calls by another name; null where it has none. */
const intents: Record<string, string | null> = {
  emergency: "report_maintenance",
  request_call: "request_human",
  not_interested: "negate",
  attend: "affirm",
  pass_on: "affirm",
  ask_next: "ask_property_question",
  ask_own_showing: "ask_property_question",
  wants_later: null,
  wants_earlier: null,
  help: null,
};

/** Topics of Piper's under the evaluation's name: an exact key first, else the part before the dot. */
const topics: Record<string, string> = {
  "amenities.isFurnished": "furnished",
  "amenities.hasElevator": "accessibility",
  "amenities.hasWasherDryer": "laundry",
  "amenities.hasWasherDryerHookups": "laundry",
  "amenities.hasSharedLaundry": "laundry",
  "amenities.hasHeating": "heating_cooling",
  "amenities.hasCentralAir": "heating_cooling",
  "amenities.hasAirConditioning": "heating_cooling",
  "amenities.hasRefrigerator": "appliances",
  "amenities.hasRangeOven": "appliances",
  "amenities.hasDishwasher": "appliances",
  "amenities.hasMicrowave": "appliances",
  "amenities.hasFreezer": "appliances",
  "amenities.hasGarbageDisposal": "appliances",
  "amenities.hasHardwoodFloors": "flooring",
  "amenities.hasTileFloors": "flooring",
  "amenities.hasCarpet": "flooring",
  "amenities.hasStorage": "storage",
  "amenities.hasBikeStorage": "storage",
  "amenities.hasGarage": "parking",
  "amenities.hasSecuritySystem": "safety",
  "amenities.hasHighSpeedInternetWiring": "internet",
  "utilities.internet": "internet",
  "pets.deposit": "pets",
  "requirements.income": "income_requirement",
  "requirements.income_sources": "income_requirement",
  "requirements.credit": "credit_requirement",
  "requirements.cosigner": "cosigner",
  "requirements.screening": "background_check",
  requirements: "income_requirement",
  "application_fee.cosigner": "application_fee",
  application_provider: "application",
  available_date: "move_in_date",
  lease_terms: "lease_term",
  deposit_terms: "deposit",
  bedrooms: "beds",
  bathrooms: "baths",
  square_feet: "size",
  number_of_floors: "floor",
  elevator: "accessibility",
  "tours.self_guided": "self_tour",
  tours: "showing_logistics",
  "tours.virtual": "photos_video",
  photos: "photos_video",
  video: "photos_video",
  owner: "owner_identity",
  hot_water: "utilities",
  utility_costs: "utilities",
  assistance_program: "voucher",
  renewal: "lease_term",
  lease_end: "lease_term",
  income_proof: "income_requirement",
  move_in_change: "move_in_date",
  "tours.code": "self_tour",
  identification: "application",
};

export const intentsOf = (heard: Heard): string[] =>
  [
    ...new Set(heard.intents.map((intent) => (intent in intents ? intents[intent] : intent)).filter((i) => i !== null)),
  ] as string[];

export const topicsOf = (heard: Heard): string[] => [
  ...new Set(heard.topics.map((key) => topics[key] ?? key.split(".")[0]!)),
];

type When = { date: string; time?: string };

/** What the renter told in this message, times as wall clocks. */
export function factsOf(heard: Heard, before: Talk): ToldFacts & { name?: string; phone?: string; when?: When[] } {
  const { name, phone } = heard.contact;
  const when = heard.times.flatMap(({ choice, from, at, not }): When[] => {
    if (choice !== null) {
      const chosen = before.offered[choice];
      const [date = "", time = ""] = chosen ? wallClockOf(chosen.startsAt).split("T") : [];
      return chosen ? [{ date, time }] : [];
    }
    const among = before.offered.map(({ startsAt }) => wallClockOf(startsAt).split("T") as [string, string]);
    const named = from === null && at !== null ? among.filter(([, time]) => time === at) : [];
    if (named.length === 1) return [{ date: named[0]![0], time: named[0]![1] }];
    if (not || from === null) return [];
    return [at === null ? { date: from } : { date: from, time: at }];
  });
  return {
    ...toldFacts(heard.facts),
    ...(name ? { name } : {}),
    ...(phone ? { phone } : {}),
    ...(when.length > 0 ? { when } : {}),
  };
}
