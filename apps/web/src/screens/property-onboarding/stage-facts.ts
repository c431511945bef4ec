import type { PropertyView } from "@porchlight/contract/properties.ts";
import { leaseTermLabels, propertyTypeLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../ui/money.ts";
import type { StageName } from "./progress.ts";

const counted = (count: number | null | undefined, one: string, more = `${one}s`): string[] =>
  count ? [`${count.toLocaleString("en-US")} ${count === 1 ? one : more}`] : [];

/** What a finished stage has told of the home, in a few words each. */
export function stageFacts(name: StageName, home: PropertyView): string[] {
  const { specifications, leaseConditions, petPolicy, renterRequirements } = home;
  switch (name) {
    case "basic-details":
      return [
        ...(specifications?.propertyType ? [propertyTypeLabels[specifications.propertyType]] : []),
        ...(specifications?.squareFeet ? [`${specifications.squareFeet.toLocaleString("en-US")} ft²`] : []),
        ...counted(specifications?.bedrooms, "bedroom"),
        ...counted(specifications?.fullBathrooms, "full bath"),
        ...counted(specifications?.halfBathrooms, "half bath"),
      ];
    case "additional-details":
      return [
        ...(leaseConditions?.rent ? [`${money(leaseConditions.rent)} a month`] : []),
        ...(leaseConditions?.possibleLeaseTerms.map((term) => leaseTermLabels[term]) ?? []),
        ...(petPolicy ? [petPolicy.allowsPets ? "Pets welcome" : "No pets"] : []),
        ...(renterRequirements?.minimumCreditScore ? [`Credit from ${renterRequirements.minimumCreditScore}`] : []),
      ];
    case "marketing-details":
      return [
        ...counted(home.images.length, "photo"),
        ...(home.allowsInPersonTours ? ["In-person tours"] : []),
        ...(home.allowsVirtualTours ? ["Virtual tours"] : []),
        ...(home.allowsSelfGuidedTours ? ["Self-guided tours"] : []),
      ];
  }
}
