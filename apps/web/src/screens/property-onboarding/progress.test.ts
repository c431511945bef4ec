import { type Described, missingSteps } from "@porchlight/domain/properties/completeness.ts";
import { describe, expect, it } from "vitest";
import { openStageOf, stagesOf, stepAfter, stepBefore } from "./progress.ts";

const fresh = {
  location: { apartmentNumber: "" },
  specifications: null,
  leaseConditions: null,
  petPolicy: null,
  renterRequirements: null,
  description: null,
  allowsInPersonTours: null,
  allowsVirtualTours: null,
  allowsSelfGuidedTours: null,
  images: [],
} as unknown as Described;
const described = {
  ...fresh,
  specifications: { propertyType: "HOUSE", squareFeet: 900 },
} as unknown as Described;
const stages = (home: Described | null) =>
  stagesOf(home).map(({ done, steps, isOpen, next }) => `${done.length}/${steps.length} ${isOpen ? next : "locked"}`);

describe("The stages", () => {
  it("start with the address when there is no home yet", () =>
    expect(stages(null)).toEqual(["0/3 address", "0/4 locked", "0/4 locked"]));

  it("unlock one after the other as each is completed", () => {
    expect(missingSteps(fresh)).toContain("property-type");
    expect(stages(fresh)).toEqual(["1/3 property-type", "0/4 locked", "1/4 locked"]);
    expect(stages(described)).toEqual(["3/3 address", "0/4 lease-conditions", "1/4 locked"]);
  });

  it("allow a step to be opened once its stage is unlocked; without a home only the address", () => {
    expect(openStageOf(null, "address")?.number).toBe(1);
    expect(openStageOf(null, "property-type")).toBeNull();
    expect(openStageOf(fresh, "specifications")?.number).toBe(1);
    expect(openStageOf(fresh, "lease-terms")).toBeNull();
    expect(openStageOf(described, "lease-terms")?.number).toBe(2);
  });
});

describe("The order of the steps", () => {
  it("continues within a stage, whose last step has no next one", () => {
    expect(stepAfter("lease-conditions")).toBe("pet-policy");
    expect(stepAfter("specifications")).toBeNull();
    expect(stepAfter("tour-types")).toBe("availability");
    expect(stepAfter("availability")).toBeNull();
  });

  it("goes back across stages to the first step, which has no previous one", () => {
    expect(stepBefore("lease-conditions")).toBe("specifications");
    expect(stepBefore("address")).toBeNull();
  });
});
