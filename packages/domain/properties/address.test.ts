import { describe, expect, it } from "vitest";
import { areaOf, fullAddressOf, streetWithin } from "./address.ts";

const home = { address: "12 Main St", city: "Columbus", state: "OH", zip: "43215" };

describe("The address of a home", () => {
  it.each([
    ["", "12 Main St, Columbus, OH 43215"],
    ["4", "12 Main St, Apt 4, Columbus, OH 43215"],
    ["Unit 5C", "12 Main St, Unit 5C, Columbus, OH 43215"],
    ["#7", "12 Main St, #7, Columbus, OH 43215"],
  ])("with the unit %j reads %j", (apartmentNumber, whole) =>
    expect(fullAddressOf({ ...home, apartmentNumber })).toBe(whole),
  );

  it("written as one line begins with its street", () =>
    expect(streetWithin("12 Main St , Columbus, OH 43215")).toBe("12 Main St"));

  it("without the street is city, state and ZIP code", () => expect(areaOf(home)).toBe("Columbus, OH 43215"));
});
