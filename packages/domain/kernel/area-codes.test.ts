import { describe, expect, it } from "vitest";
import { zonesOfPhone } from "./area-codes.ts";

describe("The time zones of a phone number", () => {
  it.each([
    ["+16145550123", ["America/New_York"]],
    ["+15035550123", ["America/Los_Angeles"]],
    ["+19285550123", ["America/Phoenix"]],
    ["+18085550123", ["Pacific/Honolulu"]],
  ])("of %s are %j", (phone, zones) => expect(zonesOfPhone(phone)).toEqual(zones));

  it("are two when its area code spans a border", () =>
    expect(zonesOfPhone("+18505550123")).toEqual(["America/New_York", "America/Chicago"]));

  it("are empty for a toll-free number", () => expect(zonesOfPhone("+18005550123")).toEqual([]));
});
