import type { Property } from "../properties/property.ts";
import { dateAt } from "../scheduling/zone-clock.ts";
import type { ApplicationFees, applicationFeeDollars } from "./fees.ts";
import { type Fee, feeFor } from "./law/fee.ts";
import { lawFor, rowsAbout } from "./law/law.ts";
import type { LawPlace } from "./law/law-row.ts";

/** A home as far as laws about it go. */
export type HomeOfLaw = { location: Pick<Property["location"], "state" | "city" | "zip">; timeZone: string };

/** The place of a home, as laws distinguish places. */
export const placeOf = ({ location: { state, city, zip } }: HomeOfLaw): LawPlace => ({ state, city, zip });

/** The day at a home. */
export const dayAt = ({ timeZone }: HomeOfLaw, now: Temporal.Instant): Temporal.PlainDate => dateAt(now, timeZone);

/** Returns what a person in a role pays for their reports at a home. */
export const feeAt = (
  home: HomeOfLaw,
  role: keyof typeof applicationFeeDollars,
  hasOwnReport: boolean,
  now: Temporal.Instant,
): Fee => feeFor({ role, place: placeOf(home), day: dayAt(home, now), hasOwnReport });

/** Whether a law at a home has the fee go back to a person who is not chosen. */
export const isFeeReturnedIfNotChosen = (home: HomeOfLaw, now: Temporal.Instant): boolean =>
  rowsAbout(lawFor(placeOf(home), dayAt(home, now)), "fee-refund").some(({ value }) => value.kind === "not-chosen");

/** When somebody applies, and whether reports are a part of that. */
export type Applying = { hasScreening: boolean; now: Temporal.Instant };

/**
 * Returns what applying through the platform costs at a home, which is what laws there allow at most. The fee is for the
 * reports, so without screening there is none.
 */
export function platformFees(home: HomeOfLaw, { hasScreening, now }: Applying): ApplicationFees {
  if (!hasScreening) return { applicant: 0, coSigner: 0 };
  const dollars = (role: keyof typeof applicationFeeDollars) => feeAt(home, role, false, now).cents / 100;
  return { applicant: dollars("APPLICANT"), coSigner: dollars("CO_SIGNER") };
}

/** Returns what applying for a home costs: the platform's fees, or those of an owner who takes applications elsewhere. */
export function applicationFeesOf(
  home: HomeOfLaw & Pick<Property, "leaseConditions">,
  applying: Applying,
): ApplicationFees {
  const { leaseConditions: lease } = home;
  return lease?.applicationProvider === "PLATFORM"
    ? platformFees(home, applying)
    : { applicant: lease?.applicationFee ?? null, coSigner: lease?.applicationCoSignerFee ?? null };
}
