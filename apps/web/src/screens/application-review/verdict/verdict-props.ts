import type { ApplicationView, ReviewView } from "@porchlight/contract/applications.ts";
import type { RenterView } from "@porchlight/contract/renters.ts";

export type VerdictProps = { review: ReviewView; applications: readonly ApplicationView[]; renter: RenterView };
