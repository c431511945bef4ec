import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { productsOf, type ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { Screening } from "../partners/screening/screening.ts";
import { ScreeningFault } from "../partners/screening/screening-fault.ts";

export type ChosenBundle = { bundleId: number; products: ReportProduct[] };

/** The words by which the names of bundles tell what is in them. */
const words: Record<ReportProduct, RegExp> = {
  CREDIT: /\bcredit\b/i,
  CRIMINAL: /\bcriminal\b/i,
  EVICTION: /\beviction/i,
};
const isIn = (name: string, product: ReportProduct): boolean => words[product].test(name);

/**
 * Returns the bureau's bundle for a person of a role in a state, with the reports of it that are ordered on them; null
 * where the state allows none. Errors  `ScreeningFault`
 */
export async function bundleFor(
  bureau: Pick<Screening, "bundles" | "bundleIn">,
  type: ApplicationType,
  state: string,
): Promise<ChosenBundle | null> {
  const wanted = productsOf[type];
  const fitting = (await bureau.bundles())
    .filter(({ name }) => wanted.every((product) => isIn(name, product)))
    .sort((one, other) => one.name.length - other.name.length || one.bundleId - other.bundleId);
  const usual = fitting[0];
  if (!usual) return null;
  const allowed = await bureau.bundleIn(state, usual.bundleId).catch((error: unknown) => {
    if (error instanceof ScreeningFault && error.kind !== "unreachable") return null;
    throw error;
  });
  if (!allowed) return null;
  const products = wanted.filter((product) => isIn(allowed.name, product));
  return products.length > 0 ? { bundleId: allowed.bundleId, products } : null;
}
