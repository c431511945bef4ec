import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("A voucher that somebody only waits for", () => {
  it.each(["I have a voucher application pending, so don't count on that", "i applied for section 8"])(
    "is none yet: %j",
    (text) => expect(hear(text).facts.hasHousingVoucher).toBe(false),
  );
  it("is one where its papers are waited for", () =>
    expect(hear("i have a voucher but still waiting on the paperwork").facts.hasHousingVoucher).toBe(true));
});

describe("A telephone number beside the name of a service", () => {
  it.each(["603-555-0162, por WhatsApp mejor", "text me on whatsapp 603 555 0162"])(
    "is no price of another's ad: %j",
    (text) => {
      expect(hear(text).intents).not.toContain("scam_concern");
      expect(hear(text).contact.phone).toBe("+16035550162");
    },
  );
  it("leaves a price told of one a warning", () =>
    expect(hear("i saw it on whatsapp for 800 a month").intents).toContain("scam_concern"));
});

it("Who has no credit score says so in any order of words", () =>
  expect(hear("Credit score not have, only 8 month in USA").facts.creditUnknown).toBe(true));
