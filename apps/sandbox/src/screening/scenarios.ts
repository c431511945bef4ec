import { type Product, products } from "./bundles.ts";
import type { Outcome } from "./outcomes.ts";

/** What becomes of a renter at the bureau. */
export interface Scenario extends Required<Outcome> {
  /** Whether Validate knows the person at once, or an exam decides; some exams end the same way whatever is answered. */
  identity: "verified" | "exam" | "exam-fails" | "exam-manual";
  delivery: "delivered" | "failed";
  /** The request expires before anybody is identified. */
  isExpired: boolean;
  /** Null for all reports of the bundle. */
  only: Product | null;
}

const slowSeconds = 120;

const byLastName: Readonly<Record<string, Partial<Scenario>>> = {
  clean: {},
  thin: { credit: "thin" },
  frozen: { credit: "frozen" },
  lowscore: { credit: "lowscore" },
  bankrupt: { credit: "bankrupt" },
  filing: { eviction: "filing" },
  judgment: { eviction: "judgment" },
  record: { criminal: "record" },
  mismatch: { criminal: "mismatch" },
  exam: { identity: "exam" },
  examfail: { identity: "exam-fails" },
  manual: { identity: "exam-manual" },
  slow: { delaySeconds: slowSeconds },
  deliveryfail: { delivery: "failed" },
  expired: { isExpired: true },
  ...Object.fromEntries(products.map((only) => [`only${only.toLowerCase()}`, { only }])),
};

/** The scenario of a renter: the outcome that was set for their email, else that of their last name, else a clean one. */
export function scenarioOf(lastName: string, outcome: Outcome | undefined, delaySeconds: number): Scenario {
  return {
    ...{ credit: "clean", criminal: "clean", eviction: "clean", delaySeconds },
    ...{ identity: "verified", delivery: "delivered", isExpired: false, only: null },
    ...(outcome ?? byLastName[lastName.trim().toLowerCase()]),
  };
}
