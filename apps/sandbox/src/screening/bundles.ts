export const products = ["Credit", "Criminal", "Eviction", "IncomeInsights"] as const;
export type Product = (typeof products)[number];

export interface Bundle {
  bundleId: number;
  name: string;
  products: readonly Product[];
}

export const bundles: readonly Bundle[] = [
  { bundleId: 1001, name: "Credit", products: ["Credit"] },
  { bundleId: 1002, name: "Credit, Criminal and Eviction", products: ["Credit", "Criminal", "Eviction"] },
  { bundleId: 1003, name: "Credit and Criminal", products: ["Credit", "Criminal"] },
  { bundleId: 1004, name: "Credit, Criminal, Eviction and Income Insights", products },
];

/** States in which some bundles cannot be ordered, and the bundle that takes their place. */
const alternatives: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  // Reports on housing court cases are barred.
  NY: { 1002: 1003, 1004: 1003 },
};
/** Where nothing can be ordered. */
const withoutReports = new Set(["GU"]);

export const bundleOf = (bundleId: number): Bundle | undefined => bundles.find((one) => one.bundleId === bundleId);

/** The bundle that can be ordered in a state instead of another, that one itself where the state allows it, or null. */
export const allowedBundleId = (bundleId: number, region: string): number | null =>
  withoutReports.has(region) ? null : (alternatives[region]?.[bundleId] ?? bundleId);

/** What the bureau says of a bundle. */
export const bundleView = ({ bundleId, name }: Bundle) => ({ bundleId, name });
