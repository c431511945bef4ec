import { refuse } from "@porchlight/domain/refusals.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { isOffMarket } from "../properties/store.ts";
import {
  type Applicant,
  type Bundle,
  inquiryOfBundle,
  isErasedIn,
  lockApplicants,
  lockBundle,
  ownApplication,
} from "./store.ts";

/** A bundle with its people, lead and home, locked until the transaction ends. */
export type LockedBundle = { lead: LockedLead; bundle: Bundle; applicants: Applicant[] };

/** What renter and owner see of a bundle's state. */
export const standingOf = ({ status, withdrawnAt }: Pick<Bundle, "status" | "withdrawnAt">) => ({
  status,
  isWithdrawn: withdrawnAt !== null,
});

/** Locks the home and lead of a bundle, then the bundle. */
export const lockBundleOfLead = async (tx: Tx, inquiryId: string, bundleId: string): Promise<LockedBundle> =>
  lockBundleUnder(tx, await lockLead(tx, inquiryId), bundleId);

/** Locks the bundle of a lead that is held, and returns it as it now is. */
export async function lockBundleUnder(tx: Tx, lead: LockedLead, bundleId: string): Promise<LockedBundle> {
  const bundle = (await lockBundle(tx, bundleId)) ?? refuse("not-found");
  return { lead, bundle, applicants: await lockApplicants(tx, bundleId) };
}

/** Locks a company's own bundle. Errors  `not-found` for anybody else's, `lead.erased` */
export async function lockOwnBundle(tx: Tx, companyId: string, bundleId: string): Promise<LockedBundle> {
  const inquiryId = (await inquiryOfBundle(tx, companyId, bundleId)) ?? refuse("not-found");
  const locked = await lockBundleOfLead(tx, inquiryId, bundleId);
  if (await isErasedIn(tx, bundleId)) refuse("lead.erased");
  return locked;
}

/** Locks the bundle of a renter's own application. Errors  `not-found` for anybody else's. */
export async function lockOwnApplication(
  tx: Tx,
  userId: string,
  applicationId: string,
): Promise<LockedBundle & { own: Applicant }> {
  const found = (await ownApplication(tx, userId, applicationId)) ?? refuse("not-found");
  const locked = await lockBundleOfLead(tx, found.inquiryId, found.bundleId);
  const own = locked.applicants.find(({ id }) => id === applicationId) ?? refuse("not-found");
  return { ...locked, own };
}

/** Errors  `application.withdrawn`, `application.home-gone` once the home is rented out or deleted. */
export function requireOpen({ bundle, lead }: Pick<LockedBundle, "bundle" | "lead">): void {
  if (bundle.withdrawnAt) refuse("application.withdrawn");
  if (isOffMarket(lead.home)) refuse("application.home-gone");
}

/** The primary applicant of a bundle. */
export const primaryOf = ({ applicants }: Pick<LockedBundle, "applicants">): Applicant =>
  applicants.find(({ type }) => type === "APPLICANT")!;
