/**
 * A place as far as laws distinguish them: a state by its two letters, and where it is more special a city or county. The
 * ZIP code of an address may tell its county.
 */
export type LawPlace = { state: string; city?: string; county?: string; zip?: string };

/** What laws say about an application, by topic. Amounts are in US cents. */
export type LawValues = {
  /** What a renter may be charged; `actual-cost` is what the reports cost. */
  fee:
    | { kind: "none" }
    | { kind: "at-most"; cents: number }
    | { kind: "actual-cost" }
    | { kind: "lesser-of-cost-and"; cents: number };
  /** What has to be so before anything is charged. */
  "fee-condition": { kind: "home-available" } | { kind: "written-criteria" };
  /** When a fee goes back; `not-chosen` does not hold where applications are decided in order of arrival. */
  "fee-refund": { kind: "not-screened" } | { kind: "not-chosen"; daysAfterChoice: number; daysAfterApplying: number };
  "fee-receipt": { kind: "owed" };
  /** Whether a report that the renter brings has to be taken; it is said before any fee, and no fee follows it. */
  "own-report": { kind: "must-be-taken"; maxAgeDays: number } | { kind: "landlord-chooses" };
  /** When a criminal report may be read; `limited` is a law whose details are unknown. */
  "criminal-check":
    | { kind: "after-conditional-offer"; isOfferWritten: boolean; appealDays: number | null }
    | { kind: "limited" };
  /** Which reports a renter gets a copy of, and whether a refusal names the right to dispute them. */
  "report-copy": { reports: "all" | "credit"; saysHowToDispute: boolean };
};
export type LawTopic = keyof LawValues;

/**
 * How well a row is founded: `C` a statute, an agency's text or two law firms; `O` one secondary source. None is advice,
 * and each needs counsel before it is relied on.
 */
export type LawConfidence = "C" | "O";

/** One rule of one place. Days are YYYY-MM-DD; it holds from `from` on and before `until`, where these are known. */
export type LawRow<Topic extends LawTopic = LawTopic> = {
  [Each in LawTopic]: {
    place: LawPlace;
    topic: Each;
    value: LawValues[Each];
    from?: string;
    until?: string;
    source: string;
    /** The day on which somebody last looked whether it still holds. */
    checkedOn: string;
    confidence: LawConfidence;
  };
}[Topic];

/** What federal law says about an application, by topic. */
type FederalValues = {
  /**
   * What a person is told who is turned down because of a report: within how many days they get a free copy, and up to
   * how many key factors of a score, beside one about inquiries.
   */
  "adverse-action": { freeCopyDays: number; mostKeyFactors: number };
};

/** One rule that holds in every place. */
export type FederalRow = Omit<LawRow, "place" | "topic" | "value"> &
  {
    [Each in keyof FederalValues]: { place: "US"; topic: Each; value: FederalValues[Each] };
  }[keyof FederalValues];
