import type { Property } from "../properties/property.ts";

/**
 * What a home asked of renters when an application was sent. The household is told these before anything else, and is
 * judged by them even if the home asks for something else by then.
 */
export type Criteria = Pick<Property, "leaseConditions" | "renterRequirements" | "petPolicy" | "timeZone"> & {
  /** ISO 8601 in UTC. */
  asOf: string;
};

/** Returns what a home asks for now. */
export const criteriaOf = (
  { leaseConditions, renterRequirements, petPolicy, timeZone }: Property,
  now: Temporal.Instant,
): Criteria => ({ leaseConditions, renterRequirements, petPolicy, timeZone, asOf: now.toString() });
