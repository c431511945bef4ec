import { describe, expect, it } from "vitest";
import { defaultDisplayName, publicDisplayName } from "./naming.ts";
import type { Location, Specifications } from "./property.ts";

const location = { address: "12 Main St", apartmentNumber: "", city: "Austin", isAddressHidden: true } as Location;

describe("A home's name", () => {
  it.each([
    ["", "12 Main St"],
    ["4", "12 Main St, Apt 4"],
    ["Unit 4B", "12 Main St, Unit 4B"],
    ["#4", "12 Main St, #4"],
  ])("of unit '%s' is %s by default", (apartmentNumber, name) =>
    expect(defaultDisplayName({ ...location, apartmentNumber })).toBe(name),
  );

  it("shows property type and city instead of a hidden street, however the street is spelled", () => {
    const specifications = { propertyType: "CONDO" } as Specifications;
    for (const displayName of ["12 Main St", "Sunny place at 12 MAIN STREET", "Main Street, number 12", "12 N. Main"])
      expect(publicDisplayName({ displayName, location, specifications })).toBe("Condo in Austin");
    expect(publicDisplayName({ displayName: "12 Main St", location, specifications: null })).toBe("Home in Austin");
    expect(publicDisplayName({ displayName: "12 Main St", location, specifications }, "es")).toBe(
      "Condominio en Austin",
    );
    expect(publicDisplayName({ displayName: "12 Main St", location, specifications: null }, "es")).toBe(
      "Vivienda en Austin",
    );
  });

  it("is shown unchanged when it does not contain a hidden street", () => {
    for (const displayName of ["Sunny place", "Unit 12 at the park"])
      expect(publicDisplayName({ displayName, location, specifications: null })).toBe(displayName);
    const shown = { ...location, isAddressHidden: false };
    expect(publicDisplayName({ displayName: "12 Main St", location: shown, specifications: null })).toBe("12 Main St");
  });
});
