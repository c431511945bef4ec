import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { SignedInRenter } from "../../applications/testing.ts";
import type { SignedInOwner } from "../people.ts";
import type { Answer, TestProduct } from "../product.ts";

/** A person of a household that applies. */
export type Applicant = {
  /** Decides what the bureau says of them. */
  number: number;
  email: string;
  /** Null until they opened a link that was mailed to them. */
  account: SignedInRenter | null;
};

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
  /** The households that were sent an application, each with its primary applicant first. */
  households: Applicant[][];
  history: string[];
};

export type Life = {
  product: TestProduct;
  places: SimulatedHome[];
  /** Answers that are failures of the product itself. */
  surprises: string[];
};

/** Sends an owner's call and returns the status of the answer. */
export type Send = (path: string, body: object, method?: string) => Promise<number>;
/** What an owner does. Returns the status of the answer; null when there is nothing to do. */
export type OwnerAct = (place: SimulatedHome, which: number, send: Send, life: Life) => Promise<number | null>;

const partnersAway = new Set(["screening.unavailable", "payment.unavailable"]);
const conflict = 409;

/** Returns the status of an answer. That a partner cannot be reached is told to people, and no failure of the product. */
export const statusOf = ({ status, body }: Answer): number =>
  partnersAway.has((body as { code?: string } | undefined)?.code ?? "") ? conflict : status;
