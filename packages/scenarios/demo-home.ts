import type { PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import type { HomeScenario } from "./home.ts";

/** A home of the demonstration; a draft lacks what its owner has not come to. */
export type DemoHome = Omit<HomeScenario, "description" | "highlights" | "tours"> & {
  description: string | null;
  highlights: string | null;
  tours: HomeScenario["tours"] | null;
  /** What it has become when the story is told. */
  status: PropertyStatus;
  /** Days from now until somebody can move in. */
  availableInDays: number;
  isAddressHidden?: boolean;
};
