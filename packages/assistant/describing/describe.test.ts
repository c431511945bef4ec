import { findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { describeHome } from "./describe.ts";
import { ungroundedClaims } from "./grounded.ts";

const bare: Property = {
  ...sampleHome,
  specifications: null,
  leaseConditions: null,
  petPolicy: null,
  parking: null,
  includedUtilities: null,
  accessibility: null,
  amenities: null,
};

describe("A description written from highlights", () => {
  it("says what is on record, in paragraphs", () => {
    expect(describeHome(sampleHome, "New windows, corner unit").html).toBe(
      [
        "<p>Two-bedroom, one-and-a-half-bath Craftsman apartment in Dayton, OH with 940 square feet, on floor 3, built in 1987.",
        " Highlights: new windows and corner unit.</p>",
        "<p>Inside there is a dishwasher, a refrigerator, a range and oven, shared laundry, central air, and heating.",
        " Outside there is a balcony. The property also has a pool. For access there is an elevator.",
        " Two parking spaces in a carport.</p>",
        "<p>Water, sewage, and garbage are included in the rent. Cats and small dogs are allowed, up to two pets.",
        " Lease terms: 12 months and 6 months.</p>",
      ].join(""),
    );
  });

  it("keeps an owner's sentences as they are", () =>
    expect(describeHome(bare, "Sunlight all day long!\n- Two blocks from Alberta Park. New roof in 2024.").html).toBe(
      "<p>Sunlight all day long! Two blocks from Alberta Park. New roof in 2024.</p>",
    ));

  it("is empty where nothing is known", () => expect(describeHome(bare, " \n ").html).toBe(""));

  it("tells neither the rent nor the street", () => {
    const { html } = describeHome(sampleHome, "");
    expect(html).not.toMatch(/1,?600|\$|Alder/);
  });

  it("leaves out a highlight that may not be said, and says why", () => {
    const { html, leftOut } = describeHome(sampleHome, "Bright rooms\nNo kids please\nQuiet street");
    expect(html).toContain("Highlights: bright rooms and quiet street.");
    expect(html).not.toMatch(/kids/);
    expect(leftOut[0]).toMatchObject({ ground: "familial status", suggestion: expect.stringMatching(/\.$/) });
  });

  it("keeps what stands beside it on the same line", () => {
    const { html, leftOut } = describeHome(bare, "Quiet street, new heat pump, no children please");
    expect(html).toBe("<p>Highlights: quiet street and new heat pump.</p>");
    expect(leftOut).toHaveLength(1);
  });

  it("takes markup for text", () =>
    expect(describeHome(bare, "<script>alert(1)</script> & more").html).toBe(
      "<p>Highlights: &lt;script&gt;alert(1)&lt;/script&gt; &amp; more.</p>",
    ));

  it("welcomes assistance animals where there are no pets", () =>
    expect(describeHome({ ...bare, petPolicy: { ...sampleHome.petPolicy!, allowsPets: false } }, "").html).toBe(
      "<p>No pets. Assistance animals are welcome.</p>",
    ));

  it("keeps to fair housing and to the facts itself", () => {
    const { html } = describeHome(sampleHome, "New windows");
    expect(findUnfair(html.replace(/<[^>]*>/g, " "))).toEqual([]);
    expect(ungroundedClaims(html, sampleHome, "New windows")).toEqual([]);
  });
});

describe("Claims that nothing supports", () => {
  it.each([
    ["A three-bedroom apartment.", ["three-bedroom"]],
    ["940 square feet, built in 1990.", ["1990"]],
    ["It has a fireplace and a pool.", ["fireplace"]],
    ["The garden is lovely.", ["garden"]],
    ["Ten-minute walk to the river.", ["ten-minute"]],
  ])("are found in %j", (text, claims) =>
    expect(ungroundedClaims(text, sampleHome, "")).toEqual(expect.arrayContaining(claims)),
  );

  it.each(["A 2 bedroom home with a balcony", "Two-bedroom apartment with a dishwasher, 940 square feet"])(
    "are not seen in %j",
    (text) => expect(ungroundedClaims(text, sampleHome, "")).toEqual([]),
  );

  it("are none where the highlights say so", () =>
    expect(ungroundedClaims("A fireplace for 3 seasons", sampleHome, "Fireplace, used 3 seasons")).toEqual([]));
});
