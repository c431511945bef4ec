import { z } from "zod";

/** What the bureau's calls are sent. Messages come from the schema alone, so none repeats a value. */

const regions = new Set(
  "AL AK AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY".split(
    " ",
  ),
);

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const line = (min: number, max: number) =>
  text(min, max).regex(/^[A-Za-z0-9 #()&.,'\-_+~/*]*$/, "has characters that are not accepted");
const moreLines = line(0, 100).nullish();
const money = z.number().min(0).max(10_000_000);
const id = z.int().positive();

const address = z.object({
  addressLine1: line(1, 50),
  addressLine2: moreLines,
  addressLine3: moreLines,
  addressLine4: moreLines,
  locality: line(2, 27),
  region: z.string().refine((code) => regions.has(code), "must be the code of a state or territory"),
  postalCode: z.string().regex(/^\d{5}$/, "must be five digits"),
  country: z.literal("US").default("US"),
});

const contact = z.object({
  emailAddress: z.email(),
  phoneNumber: z.string().regex(/^\d{10,15}$/, "must be 10 to 15 digits"),
  phoneType: z.enum(["Mobile", "Home", "Office"]),
  acceptedTermsAndConditions: z.literal(true),
});

export const landlord = contact.extend({
  firstName: text(2, 50),
  lastName: text(2, 50),
  businessName: text(2, 50).nullish(),
  businessAddress: address,
});

export const property = address.extend({
  propertyName: text(1, 100),
  rent: money,
  deposit: money,
  isActive: z.boolean(),
  bankruptcyCheck: z.boolean(),
  bankruptcyTimeFrame: z.int().min(0).max(120),
  incomeToRentRatio: z.int().min(0).max(1_000),
});

/** Numbers that were never issued to anybody, so that no real one can be entered here. */
const neverIssued = z.string().regex(/^(000|666|9\d\d)\d{6}$/, {
  error: "must begin with 000, 666 or 9: only numbers that were never issued are accepted here",
});
const birthDate = z.iso.date();

/** A person's facts as far as the bureau keeps them. */
const keptPerson = contact.extend({
  firstName: text(2, 15),
  middleName: text(1, 15).nullish(),
  lastName: text(2, 25),
  homeAddress: address,
});

const secretFields = { nationalId: true, dateOfBirth: true } as const;

export const renter = keptPerson
  .extend({
    nationalId: neverIssued.nullish(),
    dateOfBirth: birthDate.nullish(),
    income: money,
    incomeFrequency: z.enum(["PerMonth", "PerYear"]),
    otherIncome: money,
    otherIncomeFrequency: z.enum(["PerMonth", "PerYear"]),
    assets: money,
    employmentStatus: z.enum(["NotEmployed", "Employed", "SelfEmployed", "Student"]),
    multiShareExpirationDate: z.iso.date().nullish(),
  })
  .transform(withoutSecrets);

/** A person who proves who they are: number and birth date are checked for their form and dropped here. */
export const person = keptPerson.extend({ nationalId: neverIssued, dateOfBirth: birthDate }).transform(withoutSecrets);

export const screeningRequest = z.object({
  initialBundleId: id,
  attestation: z.object({
    attestationGroupId: id,
    attestationResponses: z.array(z.object({ attestationId: id, isAffirmative: z.boolean() })).max(20),
  }),
});

export const requestRenter = z.object({
  bundleId: id,
  renterRole: z.enum(["Applicant", "CoSigner"]),
});

export const examAnswers = z.object({
  answers: z
    .array(z.object({ questionKeyName: z.string().max(50), selectedChoiceKeyName: z.string().max(50) }))
    .max(20),
});

export const reportQuery = z.object({
  requestedProduct: z.string().max(50),
  reportType: z.enum(["html", "json"]),
});

export const paging = z.object({
  PageNumber: z.coerce.number().int().min(1).default(1),
  PageSize: z.coerce.number().int().min(1).max(100).default(10),
});

function withoutSecrets<T extends object>(sent: T): Omit<T, keyof typeof secretFields> {
  const kept = Object.entries(sent).filter(([name]) => !(name in secretFields));
  return Object.fromEntries(kept) as Omit<T, keyof typeof secretFields>;
}
