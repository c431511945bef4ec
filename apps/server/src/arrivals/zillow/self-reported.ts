import { z } from "zod";

type Fields = Readonly<Record<string, string>>;

const creditRange = z.object({ creditScoreMin: z.number(), creditScoreMax: z.number() });
const pet = z.object({ type: z.string(), breed: z.string().nullish(), size: z.string().nullish() });
const pets = z.array(pet).max(20);

const maxLineLength = 200;

/**
 * Returns what a renter entered about themselves on the network, as lines for the owner. Nothing is decided by them, so
 * unreadable fields are left out, and so are two that may not be a ground for a decision: why they move, and the size
 * of their household.
 */
export function selfReportedLines(fields: Fields): string[] {
  const credit = parsed(creditRange, fields.creditScoreRangeJson);
  const animals = parsed(pets, fields.petDetailsJson)?.filter(({ type }) => type.toLowerCase() !== "none");
  const told: [string, string | null | undefined][] = [
    ["Credit score", credit && `${credit.creditScoreMin} to ${credit.creditScoreMax}`],
    ["Pets", animals?.length ? animals.map(petWords).join(", ") : { yes: "Yes", no: "No" }[fields.hasPets ?? ""]],
    ["Bedrooms wanted", fields.numBedroomsSought === "0" ? "Studio" : fields.numBedroomsSought],
    ["Bathrooms wanted", fields.numBathroomsSought],
    ["Lease", fields.leaseLengthMonths && `${fields.leaseLengthMonths} months`],
    ["Moving", timeframes[fields.moveInTimeframe ?? ""]],
    ["Parking", fields.parkingTypeDesired?.replace("notNeeded", "not needed")],
    ["Job", [fields.jobTitle, fields.employer].filter(Boolean).join(", ")],
  ];
  return told.flatMap(([label, value]) => (value ? [`${label}: ${value}`.slice(0, maxLineLength)] : []));
}

const timeframes: Record<string, string> = {
  asap: "As soon as possible",
  flexible: "Flexible",
  week: "Within a week",
  twoWeeks: "Within two weeks",
  month: "Within a month",
  twoMonths: "Within two months",
};

const petWords = ({ type, breed, size }: z.output<typeof pet>): string =>
  [type, [size, breed].filter(Boolean).join(", ")].filter(Boolean).join(": ");

function parsed<S extends z.ZodType>(schema: S, text: string | undefined): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
