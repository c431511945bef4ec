import { partsOfName } from "@porchlight/domain/kernel/names.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { investorView, ownerOf } from "../accounts/queries.ts";
import type { ScreeningAddress } from "../partners/screening/bureau-address.ts";
import type { ScreeningLandlord, ScreeningProperty } from "../partners/screening/bureau-bodies.ts";
import { atBureau } from "./at-bureau.ts";
import type { ScreeningApp } from "./has-screening.ts";
import type { Situation } from "./queries.ts";
import { bureauIdsOf, keepLandlord, keepProperty } from "./store.ts";

/** What the bureau is told of a home. */
export type BureauHome = Pick<
  Situation["home"],
  "id" | "displayName" | "location" | "specifications" | "leaseConditions"
>;

/** The rent may be at most so much of the income where the home asks for none, in percent. */
const usualRentToIncome = 40;

export const addressOfHome = ({ location }: Pick<BureauHome, "location">): ScreeningAddress => ({
  street: location.address,
  unit: location.apartmentNumber || null,
  city: location.city,
  state: location.state,
  zip: location.zip,
});

/**
 * Returns the ids of an owner and a home at the bureau, created there when they are first needed and then brought up to
 * date. Errors  `screening.unavailable`
 */
export async function ensureHomeAtBureau(
  app: ScreeningApp,
  companyId: string,
  home: BureauHome,
): Promise<{ landlordId: number; propertyId: number }> {
  const landlord = await landlordOf(app, companyId, home);
  const kept = await bureauIdsOf(app.db, companyId, home.id);
  const created = await atBureau(app, () => app.screening.ensureLandlord(landlord, kept.landlordId));
  const landlordId = await app.inTransaction((tx) => keepLandlord(tx, companyId, created, kept.landlordId));
  const propertyId = await atBureau(app, () =>
    app.screening.ensureProperty(landlordId, propertyOf(home), kept.propertyId),
  );
  const keptId = await app.inTransaction((tx) => keepProperty(tx, home.id, propertyId, kept.propertyId));
  return { landlordId, propertyId: keptId };
}

/** Who rents the home out; until they give their own address, the bureau has the home's. */
async function landlordOf(app: ScreeningApp, companyId: string, home: BureauHome): Promise<ScreeningLandlord> {
  const owner = await ownerOf(app.db, companyId);
  const { address, city, state, zip } = await investorView(app.db, owner.userId);
  const own = address && city && state && zip ? { street: address, unit: null, city, state, zip } : null;
  const { first, last } = partsOfName(owner.name);
  return {
    email: owner.email,
    firstName: first,
    lastName: last || first,
    phone: owner.phone ?? app.config.sms?.number ?? "",
    businessName: null,
    address: own ?? addressOfHome(home),
  };
}

function propertyOf(home: BureauHome): ScreeningProperty {
  const { leaseConditions } = home;
  const rent = leaseConditions?.rent ?? 0;
  const times = rentMultiples[leaseConditions?.securityDeposit ?? "NO_REQUIREMENT"];
  return {
    name: publicDisplayName(home),
    rent,
    deposit: Math.round(rent * (times ?? 0)),
    rentToIncomePercent: usualRentToIncome,
    address: addressOfHome(home),
  };
}
