import { type Applying, applicationFeesOf } from "@porchlight/domain/applications/home-fees.ts";
import { type Property, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { leaf, parent } from "./xml.ts";

export type Fee = {
  type: "applicationFee" | "securityDeposit" | "petDeposit" | "petRent" | "parkingFee";
  /** Whole dollars. */
  amount: number;
  timing: "atApplication" | "moveIn" | "monthly";
  requirement: "mandatory" | "optional" | "situational";
  /** Of a fee that is paid once. */
  refundable?: "refundable" | "nonRefundable";
};

/** Returns the fees a renter pays beside the rent; a cost of 0 is omitted. Assistance animals are never charged. */
export function feesOf(home: Property, applying: Applying): Fee[] {
  const { leaseConditions: lease, petPolicy: pets, parking } = home;
  const fees: Fee[] = [
    {
      type: "applicationFee",
      amount: applicationFeesOf(home, applying).applicant ?? 0,
      timing: "atApplication",
      requirement: "mandatory",
      refundable: "nonRefundable",
    },
    {
      type: "securityDeposit",
      amount: depositOf(lease) ?? 0,
      timing: "moveIn",
      requirement: "mandatory",
      refundable: "refundable",
    },
    {
      type: "petDeposit",
      amount: (pets?.allowsPets && pets.petDeposit) || 0,
      timing: "moveIn",
      requirement: "situational",
      refundable: "refundable",
    },
    {
      type: "petRent",
      amount: (pets?.allowsPets && pets.petRent) || 0,
      timing: "monthly",
      requirement: "situational",
    },
    {
      type: "parkingFee",
      amount: (parking?.hasParking && parking.parkingMonthlyChargePerSpace) || 0,
      timing: "monthly",
      requirement: "optional",
    },
  ];
  return fees.filter(({ amount }) => amount > 0);
}

export function depositOf(lease: Property["leaseConditions"]): number | null {
  if (!lease?.rent || !lease.securityDeposit) return null;
  return Math.round(lease.rent * (rentMultiples[lease.securityDeposit] ?? 0));
}

export const feeBlock = (fees: readonly Fee[]): string =>
  parent(
    "fees",
    fees.map((fee) =>
      parent("fee", [
        parent("feeCalculationType", [], { value: String(fee.amount), valueType: "flatFee" }),
        leaf("feeType", fee.type),
        leaf("feeTimingType", fee.timing),
        leaf("feeRequirementType", fee.requirement),
        leaf("feeRefundableType", fee.refundable ?? null),
      ]),
    ),
  );

const labels: Record<Fee["type"], string> = {
  applicationFee: "Application fee",
  securityDeposit: "Security deposit",
  petDeposit: "Pet deposit",
  petRent: "Pet rent",
  parkingFee: "Parking, per space",
};

/** Returns the fees as sentences, for which the network has no element. The deposit has an element of its own there. */
export const feeSentences = (fees: readonly Fee[]): string[] =>
  fees
    .filter(({ type }) => type !== "securityDeposit")
    .map(({ type, amount, timing }) => `${labels[type]}: $${amount}${timing === "monthly" ? " a month" : ""}.`);
