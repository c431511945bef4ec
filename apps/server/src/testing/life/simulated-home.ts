import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { SignedInOwner } from "../people.ts";
import type { TestProduct } from "../product.ts";

export type Renter = {
  name: string;
  email: string;
  phone: string;
  channel: "WEB" | "EMAIL" | "SMS";
  /** The token of the browser's conversation. */
  token: string | null;
  /** The token of the link that manages their showing. */
  link: string | null;
  hasWritten: boolean;
};

/** A home with its owner, its renters and a log of all actions, for analyzing a failure. */
export type SimulatedHome = {
  owner: SignedInOwner;
  agents: { id: string }[];
  home: PropertyView;
  renters: Renter[];
  history: string[];
};

export type Life = {
  product: TestProduct;
  places: SimulatedHome[];
  /** Answers that are failures of the product itself. */
  surprises: string[];
};
