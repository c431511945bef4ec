import type {
  IncomeRequirement,
  LeaseTerm,
  PetPolicy,
  Property,
  RenterRequirements,
} from "@porchlight/domain/properties/property.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { emptyHome } from "./empty-home.ts";
import type { AskedHome } from "./request.ts";

/** Wall clocks of the evaluation have no zone; any zone serves as long as it is one. */
export const timeZone = "America/New_York";

const textOf = ({ facts }: AskedHome, field: string): string => String(facts[field] ?? "");
const numberOf = ({ facts }: AskedHome, field: string): number | null =>
  typeof facts[field] === "number" ? facts[field] : null;
const firstNumber = (text: string): number | null => {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return found === undefined ? null : Number(found.replace(/,/g, ""));
};

/** The records of a home as its owner would have filled them in; what only words can say is knowledge (knowledge.ts). */
export function homeOf(asked: AskedHome): Property {
  const bedrooms = numberOf(asked, "bedrooms");
  const bathrooms = numberOf(asked, "bathrooms");
  return {
    ...emptyHome,
    id: asked.id,
    timeZone,
    displayName: textOf(asked, "address"),
    status: statusOf(asked),
    location: locationOf(asked),
    allowsInPersonTours: true,
    // Facts that do not speak of video leave it open.
    allowsVirtualTours: /virtual|video/i.test(textOf(asked, "showings")) || null,
    allowsSelfGuidedTours: asked.self_guided !== undefined,
    specifications: {
      id: "specifications",
      propertyType: typeOf(asked),
      architectureStyle: null,
      yearBuilt: numberOf(asked, "year_built"),
      numberOfFloors: null,
      apartmentFloor: null,
      squareFeet: numberOf(asked, "square_feet"),
      bedrooms,
      fullBathrooms: bathrooms === null ? null : Math.floor(bathrooms),
      halfBathrooms: bathrooms === null ? null : Math.round((bathrooms % 1) * 2),
    },
    leaseConditions: {
      id: "lease",
      rent: numberOf(asked, "rent"),
      securityDeposit: numberOf(asked, "deposit") !== null && asked.facts.deposit === asked.facts.rent ? "ONE_X" : null,
      applicationProvider: null,
      applicationFee: firstNumber(textOf(asked, "application_fee")),
      applicationCoSignerFee: null,
      otherFees: null,
      possibleLeaseTerms: termsOf(textOf(asked, "lease")),
      desiredLeasingDate: dayOf(textOf(asked, "available_from")),
    },
    renterRequirements: requirementsOf(asked),
    petPolicy: petPolicyOf(textOf(asked, "pets")),
    amenities: {
      id: "amenities",
      isFurnished: typeof asked.facts.furnished === "boolean" ? asked.facts.furnished : null,
    },
  };
}

function statusOf(asked: AskedHome): Property["status"] {
  const said = textOf(asked, "status");
  if (/rented|leased|taken|unavailable|not available|off/i.test(said)) return "RENTED_OUT";
  return /paus|hold|unlisted/i.test(said) ? "UNLISTED" : "LISTED";
}

function typeOf(asked: AskedHome): NonNullable<Property["specifications"]>["propertyType"] {
  const said = textOf(asked, "type").toLowerCase();
  const types = { studio: "STUDIO", town: "TOWNHOUSE", duplex: "DUPLEX", condo: "CONDO", house: "HOUSE", room: "ROOM" };
  const found = Object.entries(types).find(([word]) => said.includes(word))?.[1];
  return (found ?? "APARTMENT") as ReturnType<typeof typeOf>;
}

function locationOf(asked: AskedHome): Property["location"] {
  const [street = "", ...rest] = textOf(asked, "address").split(", ");
  const [state = "", zip = ""] = (rest.at(-1) ?? "").split(" ");
  return {
    ...emptyHome.location,
    address: street,
    apartmentNumber: rest.length > 2 ? (rest[0] ?? "") : "",
    city: rest.at(-2) ?? "",
    state,
    zip,
  };
}

const dayOf = (day: string): string | null =>
  day === "" ? null : Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();

/** Whether co-signers are accepted stays open: the evaluation has it in words or not at all. */
const requirementsOf = (asked: AskedHome) =>
  ({
    id: "requirements",
    minimumIncome: incomeOf(textOf(asked, "income_requirement")),
    minimumCreditScore: firstNumber(textOf(asked, "credit_requirement")),
    screeningSensitivity: "STRICT",
  }) as RenterRequirements;

function incomeOf(text: string): IncomeRequirement {
  const times = Number(/(\d(?:\.\d)?) ?(?:times|x)/i.exec(text)?.[1] ?? Number.NaN);
  const found = Object.entries(rentMultiples).find(([, multiple]) => multiple === times)?.[0];
  return (found ?? "NO_REQUIREMENT") as IncomeRequirement;
}

function termsOf(text: string): LeaseTerm[] {
  const terms: LeaseTerm[] = [];
  if (/\b12|year/i.test(text)) terms.push("TWELVE_MONTHS");
  if (/\b(?:6|six)\b/i.test(text)) terms.push("SIX_MONTHS");
  if (/month[- ]to[- ]month/i.test(text)) terms.push("MONTH_TO_MONTH");
  return terms;
}

/** A sentence that names the kind says yes or no to it; "no pets" says no to all. */
function petPolicyOf(text: string): PetPolicy | null {
  if (text === "") return null;
  const sentences = text.toLowerCase().split(/[.;]\s*/);
  const saysNo = /\b(?:no|not|none)\b/;
  const toKind = (kind: RegExp) => {
    const about = sentences.filter((sentence) => kind.test(sentence));
    if (about.some((sentence) => saysNo.test(sentence))) return "NOT_ALLOWED";
    return about.length > 0 ? "ALLOWED" : "NOT_SPECIFIED";
  };
  const allowsPets = !/\bno pets\b|pets (?:are )?not allowed/.test(text.toLowerCase());
  const dogs = toKind(/\bdogs?\b/);
  const general = /\bpets (?:are )?(?:ok|okay|allowed|welcome|considered)\b/.test(text.toLowerCase());
  const orGeneral = (policy: "NOT_ALLOWED" | "ALLOWED" | "NOT_SPECIFIED") =>
    policy === "NOT_SPECIFIED" ? (general ? "ALLOWED" : "NOT_ALLOWED") : policy;
  return {
    id: "pets",
    allowsPets,
    smallDogsPolicy: orGeneral(dogs),
    largeDogsPolicy: orGeneral(dogs),
    catsPolicy: orGeneral(toKind(/\bcats?\b/)),
    otherPetsPolicy: "NOT_SPECIFIED",
    maxPets: mostPets(text),
    petRent: dollarsOf(text, /\$(\d+)(?: a month)? pet rent|\$(\d+) a month/),
    petDeposit: dollarsOf(text, /\$(\d+) pet deposit/),
  };
}

const dollarsOf = (text: string, amount: RegExp): number | null => {
  const [, first, second] = amount.exec(text) ?? [];
  return first || second ? Number(first ?? second) : null;
};

const numberWords: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };
const number = String.raw`\b(\d|one|two|three|four)\b`;
const animals = "(?:small )?(?:pets?|cats?|dogs?)";
/** "Two pets at most", "up to two", and a sentence that only counts them, "one cat". */
const petLimits = [
  `${number} ${animals} (?:at most|max(?:imum)?|allowed)`,
  `(?:at most|max(?:imum)?(?: of)?|up to|limit(?: of)?) ${number}(?! ?(?:lb|pound))`,
  `(?:^|[.;] )${number} ${animals}(?=[.;]|$)`,
].map((limit) => new RegExp(limit, "i"));
/** How many pets a home takes at most; null where its words set no limit. */
function mostPets(text: string): number | null {
  const word = petLimits
    .map((limit) => limit.exec(text)?.[1])
    .find((each) => each !== undefined)
    ?.toLowerCase();
  return word === undefined ? null : (numberWords[word] ?? Number(word));
}
