/**
 * The platforms a home can be listed on; the owner sees each group of sites as one.
 * Source: docs/decisions/0007-listing-life.md.
 */
export const platforms = [{ key: "zillow", name: "Zillow, Trulia and HotPads" }] as const;
export type PlatformKey = (typeof platforms)[number]["key"];
export type SyndicationChoice = Record<PlatformKey, boolean>;

/** What is not said is as it was; every platform the first time. */
export const chosenPlatforms = (
  given: Partial<SyndicationChoice>,
  before: SyndicationChoice | null,
): SyndicationChoice => ({ zillow: given.zillow ?? before?.zillow ?? true });

/** A platform that has not confirmed by then is taken to show the home. Source: docs/decisions/0007-listing-life.md. */
export const confirmedAfterHours = 24;

/** How often a listed home is dated anew where its owner wants that. Source: docs/decisions/0007-listing-life.md. */
export const refreshedEveryDays = 7;
