/** Reports composed as the bureau composes them. */

import { sanitizeReport } from "./sanitize.ts";
import { summaryOf } from "./summarize.ts";

export const traits = {
  ...{
    Race: "R1",
    Sex: "S1",
    Ethnicity: "E1",
    Complexion: "C1",
    Hair: "H1",
    HairColor: "H2",
    Eye: "Y1",
    EyeColor: "Y2",
  },
  ...{ Height: "T1", Weight: "W1", Citizenship: "Z1", BirthPlace: "B1", ImageUrl: "https://photos.example.test/1.jpg" },
  ...{ BirthDate: "1980-01-01", Age: 46, Ssn: "XXX-XX-1234", IdNumbers: [{ Type: "DL", Number: "D1" }] },
};
export const name = { FirstName: "ADA", LastName: "LEE" };
export const home = { StreetAddress: "12 MAIN ST", City: "PORTLAND", State: "OR", PostalCode: "97214" };
export const conviction = {
  ...{ Description: "THEFT", Class: "MISDEMEANOR", DispositionDescription: "CONVICTED", DispositionDate: "2022-09-01" },
};
export const criminal = (...identities: object[]) => ({
  RequestedConsumer: { ...name, Address: home },
  CriminalIdentityCount: identities.length,
  Identities: identities.map((identity) => ({
    ProductType: "Criminal",
    ...name,
    SourceState: "OR",
    ...traits,
    ...identity,
  })),
  Disclaimers: [{ Key: "Identity", Value: "Check that the record is the applicant's." }],
});
export const eviction = (record: object, event: object = {}) => ({
  Records: [
    {
      ...{ ...name, ...home, SourceState: "OR", FilingDate: "03/05/2024", FilingType: "NEW SUIT", Amount: "N/A" },
      ...{ BirthDate: "01/01/1980", ...record },
      Events: [{ Disposition: "N/A", JudgmentFor: "N/A", DismissalDate: "N/A", SatisfactionDate: "N/A", ...event }],
    },
  ],
});
export const credit = (applicant: object) => ({
  Version: "2.3",
  Applicants: [{ ...name, BirthDate: "1980-01-01", SSN: "***-**-1234", Status: { RecordFound: 1 }, ...applicant }],
});
export const order = {
  requestRenterId: 7,
  orderedAt: Temporal.Instant.from("2026-11-23T15:00:00Z"),
  expiresAt: Temporal.Instant.from("2026-12-23T15:00:00Z"),
};
export const creditOf = (applicant: object) =>
  summaryOf({ CREDIT: sanitizeReport("CREDIT", credit(applicant)) }, order).credit!;
export const criminalOf = (...identities: object[]) =>
  summaryOf({ CRIMINAL: sanitizeReport("CRIMINAL", criminal(...identities)) }, order).criminal!;
export const evictionOf = (record: object, event?: object) =>
  summaryOf({ EVICTION: sanitizeReport("EVICTION", eviction(record, event)) }, order).evictions![0]!;
