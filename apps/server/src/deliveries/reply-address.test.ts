import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounceAddress, leadsAddress, readIntakeAddress, replyAddress } from "./reply-address.ts";

const secret = Buffer.from("a secret of the tests alone");
const domain = "leads.porchlight.test";

describe("A reply address", () => {
  it("identifies its inquiry in any letter case, and fits in a mailbox name", () =>
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), (inquiryId, shouts) => {
        const address = replyAddress(secret, inquiryId, domain);
        expect(address.indexOf("@")).toBeLessThanOrEqual(64);
        expect(readIntakeAddress(secret, shouts ? address.toUpperCase() : address)).toEqual({
          kind: "reply",
          inquiryId,
        });
      }),
    ));

  it("is invalid when any character is changed", () =>
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.nat(41),
        fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz234567"),
        (inquiryId, at, other) => {
          const address = replyAddress(secret, inquiryId, domain);
          const place = "reply+".length + at;
          // The last character carries bits that are not read.
          fc.pre(at < 41 && address[place] !== other);
          const changed = address.slice(0, place) + other + address.slice(place + 1);
          expect(readIntakeAddress(secret, changed)).toEqual({ kind: "other" });
        },
      ),
    ));

  it("is invalid under another secret", () => {
    const address = replyAddress(secret, crypto.randomUUID(), domain);
    expect(readIntakeAddress(Buffer.from("another"), address)).toEqual({ kind: "other" });
  });

  it.each(["reply+@x", "reply+a@x", `reply+${"a".repeat(42)}@x`, "reply+ä@x", "replay+aaaa@x", "", "@", "bounce+1@x"])(
    "cannot be '%s'",
    (address) => expect(readIntakeAddress(secret, address)).toEqual({ kind: "other" }),
  );
});

describe("The other addresses of the intake domain", () => {
  it("identify a home or a delivery", () => {
    const deliveryId = crypto.randomUUID();
    expect(readIntakeAddress(secret, leadsAddress("k7q2m", domain))).toEqual({ kind: "leads", intakeId: "k7q2m" });
    expect(readIntakeAddress(secret, bounceAddress(deliveryId, domain))).toEqual({ kind: "bounce", deliveryId });
  });
});
