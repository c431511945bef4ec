/**
 * The platforms a home can be listed on; the owner sees each group of sites as one.
 * Source: docs/decisions/0007-listing-life.md.
 */
export const platforms = [{ key: "zillow", name: "Zillow, Trulia and HotPads" }] as const;
export type PlatformKey = (typeof platforms)[number]["key"];
export const platformKeys = platforms.map(({ key }) => key);
export type SyndicationChoice = Record<PlatformKey, boolean>;

/** Returns which platforms are enabled: the given ones as given, others as before, all of them the first time. */
export const chosenPlatforms = (
  given: Partial<SyndicationChoice>,
  before: SyndicationChoice | null,
): SyndicationChoice => ({ zillow: given.zillow ?? before?.zillow ?? true });
