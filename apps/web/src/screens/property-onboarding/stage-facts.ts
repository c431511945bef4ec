import type { PropertyView } from "@porchlight/contract/properties.ts";
import { toursOffered } from "@porchlight/domain/properties/property.ts";
import { leaseTermLabels, propertyTypeLabels, tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../ui/money.ts";
import type { StageName } from "./progress.ts";

const counted = (count: number | null | undefined, one: string, more = `${one}s`): string[] =>
  count ? [`${count.toLocaleString("en-US")} ${count === 1 ? one : more}`] : [];

/** Returns the facts of a finished stage, in a few words each. */
export const stageFacts = (name: StageName, home: PropertyView): string[] => factsOfStage[name](home);

const factsOfStage: Readonly<Record<StageName, (home: PropertyView) => string[]>> = {
  "basic-details": ({ specifications }) => [
    ...(specifications?.propertyType ? [propertyTypeLabels[specifications.propertyType]] : []),
    ...(specifications?.squareFeet ? [`${specifications.squareFeet.toLocaleString("en-US")} ft²`] : []),
    ...counted(specifications?.bedrooms, "bedroom"),
    ...counted(specifications?.fullBathrooms, "full bath"),
    ...counted(specifications?.halfBathrooms, "half bath"),
  ],
  "additional-details": ({ leaseConditions, petPolicy, renterRequirements }) => [
    ...(leaseConditions?.rent ? [`${money(leaseConditions.rent)} a month`] : []),
    ...(leaseConditions?.possibleLeaseTerms.map((term) => leaseTermLabels[term]) ?? []),
    ...(petPolicy ? [petPolicy.allowsPets ? "Pets welcome" : "No pets"] : []),
    ...(renterRequirements?.minimumCreditScore ? [`Credit from ${renterRequirements.minimumCreditScore}`] : []),
  ],
  "marketing-details": (home) => [
    ...counted(home.images.length, "photo"),
    ...toursOffered(home).map((type) => `${tourTypeLabels[type]} tours`),
  ],
};
