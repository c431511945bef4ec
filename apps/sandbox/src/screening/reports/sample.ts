import type { Product } from "../bundles.ts";
import type { Property, RequestRenter } from "../records.ts";
import type { Scenario } from "../scenarios.ts";

/** Whom a report is about, and what it is to say. */
export interface Subject {
  renter: RequestRenter;
  scenario: Scenario;
  property: Property;
}

export const sampleNotice = "SAMPLE DATA. Made up by the sandbox; it is about no real person.";

/** A birth date and a masked number as reports have them; the renter's own are not known here. */
export const someBirthDate = "1980-01-01";
export const someMaskedNumber = "XXX-XX-0000";

export const nameOf = ({ renter: { firstName, lastName } }: Subject) => ({
  FirstName: firstName.toUpperCase(),
  MiddleName: "",
  LastName: lastName.toUpperCase(),
});

/** The day some months before the report, as YYYY-MM-DD. */
export const monthsBefore = ({ renter }: Subject, months: number): string =>
  Temporal.Instant.from(renter.deliveredAt!).toZonedDateTimeISO("UTC").toPlainDate().subtract({ months }).toString();

/** The same day as reports on evictions write it, MM/DD/YYYY. */
export const usDay = (isoDay: string): string => isoDay.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

export const requestedConsumer = (subject: Subject) => ({
  ...nameOf(subject),
  Address: addressOf(subject),
});

/** The address reports have for the renter: a made-up one in the home's state. */
export const addressOf = ({ property }: Subject) => ({
  StreetAddress: "100 SAMPLE ST",
  City: property.sent.locality.toUpperCase(),
  State: property.sent.region,
  PostalCode: property.sent.postalCode,
});

export type ReportMaker = (subject: Subject) => Record<string, unknown>;
export type JsonProduct = Exclude<Product, "IncomeInsights">;
