import { expect, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { card, choose, chosenOption, edit, increase } from "./stage/cards.ts";
import { anOwner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const cardTitles = [
  "Title",
  "Photos",
  "Monthly rent, deposits and fees",
  "Renter requirements",
  "Leasing term and availability",
  "Description",
  "Property details",
  "Pet policy",
  "Parking",
  "Included utilities",
  "Amenities",
  "Accessibility",
  "Location",
];

test("A home with only an address is filled in card by card, and everything is saved", async ({ page }) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const { id } = await callAs(owner.token)<PropertyView>("POST", "/property", { location: alderBungalow.location });
  await signIn(page, owner, `/property/${id}`);
  await expect(page).toHaveURL(`/property/${id}/details`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("418 Alder Street");

  await test.step("thirteen cards in order, the empty ones with a prompt", async () => {
    await expect(page.locator("#main [data-card] h2")).toHaveText(cardTitles);
    await expect(card(page, "Parking").getByText("No info", { exact: true })).toBeVisible();
    await expect(card(page, "Pet policy").getByText("No pets", { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page, "an empty home");
    await savePicture(page, "details-empty");
  });

  await test.step("title", async () => {
    await edit(page, "title", async (panel) => {
      await panel.getByLabel("Title").fill("  ");
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Title is required")).toBeVisible();
      await expect(panel.getByLabel("Title")).toBeFocused();
      await panel.getByLabel("Title").fill("Alder Corner");
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alder Corner");
  });

  await test.step("rent, with fees only where another provider takes the applications", async () => {
    await edit(page, "monthly rent, deposits and fees", async (panel) => {
      await expect(chosenOption(panel.getByRole("combobox", { name: "Security deposit" }))).toHaveText(
        "1x monthly rent",
      );
      await expect(panel.getByRole("radio", { name: /Porchlight/ })).toBeChecked();
      await expect(panel.getByLabel("Application fee")).toHaveCount(0);
      await panel.getByLabel("Monthly rent").fill("abc");
      await panel.getByRole("radio", { name: /Other/ }).check();
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Invalid input. Please provide a valid amount in dollars.")).toBeVisible();
      await expect(panel.getByText("Application fee is required")).toBeVisible();
      await expect(panel.getByText("Co-signer fee is required")).toBeVisible();
      await expect(panel.getByLabel("Monthly rent")).toBeFocused();
      await panel.getByLabel("Monthly rent").fill("$1,850");
      await panel.getByLabel("Application fee").fill("0");
      await panel.getByLabel("Co-signer fee").fill("20");
      await panel.getByLabel("Other fees").fill("$40 a month for the hot tub");
      await expectAccessibleInBothThemes(page, "the rent panel");
    });
    await expect(card(page, "Monthly rent, deposits and fees")).toContainText("$1,850per month");
  });

  await test.step("requirements and screening, one value edited in two places", async () => {
    await edit(page, "renter requirements", async (panel) => {
      await expect(panel.getByLabel("Minimum credit score")).toHaveValue("600");
      await expect(panel.getByRole("radio", { name: /Moderate/ })).toBeChecked();
      await panel.getByLabel("Minimum credit score").fill("200");
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Minimum value is 300")).toBeVisible();
      await panel.getByLabel("Minimum credit score").fill("640");
      await increase(panel, "Minimum credit score");
      await panel.getByRole("switch", { name: "Accepts co-signers" }).check();
    });
    await expect(card(page, "Renter requirements")).toContainText("650");
    await expect(card(page, "Renter requirements")).toContainText("2x monthly rent$3,700 a month");
    await edit(page, "screening sensitivity", (panel) => panel.getByRole("radio", { name: /Strict/ }).check());
    await expect(card(page, "Renter requirements")).toContainText("Strict");
  });

  await test.step("leasing terms and tours", async () => {
    await edit(page, "leasing term and availability", async (panel) => {
      await expect(panel.getByRole("checkbox", { name: "12 Months" })).toBeChecked();
      await panel.getByRole("checkbox", { name: "12 Months" }).uncheck();
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Desired leasing date is required")).toBeVisible();
      await expect(panel.getByText("Please select at least one lease term")).toBeVisible();
      await panel.getByRole("checkbox", { name: "6 Months" }).check();
      await panel.getByLabel("Desired leasing date").fill("2030-02-01");
    });
    await edit(page, "tour types", async (panel) => {
      const save = panel.getByRole("button", { name: "Save" });
      await expect(save).toHaveAttribute("aria-disabled", "true");
      await panel.getByRole("checkbox", { name: /In-person/ }).check();
      await panel.getByRole("checkbox", { name: /Self-guided/ }).check();
    });
    await expect(card(page, "Leasing term and availability")).toContainText("Feb 1, 2030");
    await expect(card(page, "Leasing term and availability")).toContainText("In-person, Self-guided");
  });

  await test.step("specifications, with the fields of the kind of home", async () => {
    await edit(page, "property details", async (panel) => {
      const save = panel.getByRole("button", { name: "Save" });
      await expect(chosenOption(panel.getByLabel("Property type"))).toHaveText("Apartment");
      await expect(panel.getByLabel("Unit number")).toBeVisible();
      await expect(save).toHaveAttribute("aria-disabled", "true");
      await choose(panel, "Property type", "Studio");
      await expect(panel.getByLabel("Bedrooms", { exact: true })).toHaveCount(0);
      await choose(panel, "Property type", "House");
      await expect(panel.getByLabel("Unit number")).toHaveCount(0);
      await choose(panel, "Property type", "Condo");
      await panel.getByLabel("Unit number").fill("4B");
      await panel.getByLabel("Square feet").pressSequentially("9e4.0,");
      await expect(panel.getByLabel("Square feet")).toHaveValue("940");
      await panel.getByLabel("Bedrooms", { exact: true }).fill("2");
      await panel.getByLabel("Floor (optional)").fill("5");
      await panel.getByLabel("Total floors (optional)").fill("4");
      await panel.getByLabel("Total floors (optional)").blur();
      await expect(panel.getByText("Floor cannot exceed total floors")).toBeVisible();
      await expect(save).toHaveAttribute("aria-disabled", "true");
      await panel.getByLabel("Total floors (optional)").fill("5");
      await expect(panel.getByText("Floor cannot exceed total floors")).toHaveCount(0);
      await expect(save).not.toHaveAttribute("aria-disabled", "true");
      await panel.getByLabel("Floor (optional)").fill("4");
      await panel.getByLabel("Total floors (optional)").fill("4");
      await panel.getByLabel("Year built (optional)").fill("1968");
    });
    await expect(card(page, "Property details")).toContainText("Unit4B");
    await expect(card(page, "Property details")).toContainText("940 ft²");
  });

  await test.step("pets, which return to their defaults when allowed again", async () => {
    await edit(page, "pet policy", async (panel) => {
      await expect(panel.getByRole("switch", { name: "Pets allowed" })).toBeChecked();
      await choose(panel, "Cats", "Not allowed");
      await panel.getByLabel("Maximum number of pets").fill("1");
      await panel.getByRole("switch", { name: "Pets allowed" }).click();
      await expect(panel.getByLabel("Maximum number of pets")).toHaveCount(0);
      await panel.getByRole("switch", { name: "Pets allowed" }).click();
      await expect(chosenOption(panel.getByLabel("Cats"))).toHaveText("Allowed");
      await expect(panel.getByLabel("Maximum number of pets")).toHaveValue("3");
      await choose(panel, "Large dogs", "Breed restrictions");
      await panel.getByLabel("Pet rent (optional)").fill("35");
    });
    await expect(card(page, "Pet policy")).toContainText("Breed restrictions");
    await expect(card(page, "Pet policy")).toContainText("$35 a month");
  });

  await test.step("parking, utilities, amenities and accessibility", async () => {
    await edit(page, "parking", async (panel) => {
      await panel.getByRole("switch", { name: "Parking" }).check();
      await panel.getByRole("button", { name: "Save" }).click();
      await expect(panel.getByText("Parking type is required")).toBeVisible();
      await choose(panel, "Parking type", "Off Street");
      await expect(panel.getByLabel("Available spaces")).toHaveValue("1");
      await increase(panel, "Available spaces");
      await panel.getByRole("switch", { name: "Tandem spaces" }).check();
    });
    await expect(card(page, "Parking")).toContainText("2, tandem");
    await edit(page, "included utilities", async (panel) => {
      await panel.getByRole("switch", { name: "Utilities are included in the rent" }).check();
      for (const name of ["Water", "Garbage"]) await panel.getByRole("checkbox", { name }).check();
    });
    await expect(card(page, "Included utilities")).toContainText("Water");
    await edit(page, "amenities", async (panel) => {
      for (const name of ["Dishwasher", "Pantry", "Heating", "Fireplace", "Balcony", "Yard"])
        await panel.getByRole("checkbox", { name, exact: true }).check();
      await panel.getByLabel("Search amenities").fill("washer and");
      await panel.getByRole("checkbox", { name: "In-unit washer and dryer" }).check();
      await expect(panel.getByText("7 chosen")).toBeVisible();
      await expectAccessibleInBothThemes(page, "the amenities panel");
    });
    const amenities = card(page, "Amenities");
    await expect(amenities.getByRole("listitem")).toHaveCount(6);
    await amenities.getByRole("button", { name: /^See More/ }).click();
    await expect(amenities.getByRole("listitem")).toHaveCount(7);
    await amenities.getByRole("button", { name: /^See Less/ }).click();
    await edit(page, "accessibility", async (panel) => {
      await panel.getByRole("radiogroup", { name: "Ramp" }).getByText("Yes").click();
      await panel.getByRole("radiogroup", { name: "Elevator" }).getByText("No", { exact: true }).click();
      await panel.getByLabel("Notes (optional)").fill("One step at the door");
    });
    await expect(card(page, "Accessibility")).toContainText("RampYes");
  });

  await test.step("the description and the location", async () => {
    await edit(page, "description", async (panel) => {
      const text = panel.getByRole("textbox", { name: "Description" });
      await text.click();
      await text.pressSequentially("A corner home with light from two sides.");
      await expect(panel.getByText("a description of at least 50 characters; yours has 40.")).toBeVisible();
    });
    await expect(card(page, "Description")).toContainText("A corner home with light from two sides.");
    await expect(card(page, "Location").getByText("Hidden on platforms")).toHaveCount(0);
    await edit(page, "location", (panel) => panel.getByRole("switch", { name: /Hide exact address/ }).check());
    await expect(card(page, "Location").getByText("Hidden on platforms")).toBeVisible();
  });

  await test.step("everything saved is there after a reload", async () => {
    await page.reload();
    await expect(card(page, "Monthly rent, deposits and fees")).toContainText("$40 a month for the hot tub");
    await expect(card(page, "Renter requirements")).toContainText("650");
    await expect(card(page, "Property details")).toContainText("4 of 4");
    await expect(card(page, "Accessibility")).toContainText("One step at the door");
    const kept = await callAs(owner.token)<PropertyView>("GET", `/property/${id}`);
    expect(kept).toMatchObject({
      displayName: "Alder Corner",
      leaseConditions: { rent: 1850, applicationFee: 0, desiredLeasingDate: "2030-02-01T05:00:00Z" },
      renterRequirements: { screeningSensitivity: "STRICT", acceptsCosigners: true },
      location: { apartmentNumber: "4B" },
      allowsVirtualTours: false,
      parking: { parkingAvailableSpaces: 2, parkingSpacesAreTandem: true },
      amenities: { hasPantry: true, hasPool: null },
    });
    await expectAccessibleInBothThemes(page, "a described home");
    await savePicture(page, "details");
  });
});
