import type { PropertyCard } from "@porchlight/contract/properties.ts";
import { plainSpelling } from "@porchlight/domain/kernel/time-range.ts";
import {
  type PropertyStatus,
  portfolioSequence,
  propertyStatusLabels,
} from "@porchlight/domain/properties/lifecycle.ts";

export type StatusTab = PropertyStatus | "all";

/** Returns the tab that the address names, in any spelling; anything else selects All. */
export const tabOf = (status = ""): StatusTab =>
  portfolioSequence.find((known) => plainSpelling(known) === plainSpelling(status)) ?? "all";

/** The tabs over the portfolio with how many homes each shows; `total` counts homes that are not loaded yet, too. */
export const statusTabs = (homes: readonly Pick<PropertyCard, "status">[], total: number) => [
  { value: "all" as StatusTab, label: "All", count: total },
  ...portfolioSequence.map((status) => ({
    value: status as StatusTab,
    label: propertyStatusLabels[status],
    count: homes.filter((home) => home.status === status).length,
  })),
];
