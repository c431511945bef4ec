import { type DepositRequirement, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { rentMultipleLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../ui/money.ts";

/** Returns a multiple of the rent in whole dollars; null when there is no requirement or the rent is unknown. */
export function dollarsOf(multiple: DepositRequirement, rent: number | null): number | null {
  const times = rentMultiples[multiple];
  return times === null || rent === null ? null : Math.round(times * rent);
}

/** "2x monthly rent ($3,700)" */
export function multipleOfRent(multiple: DepositRequirement, rent: number | null): string {
  const dollars = dollarsOf(multiple, rent);
  return rentMultipleLabels[multiple] + (dollars === null ? "" : ` (${money(dollars)})`);
}
