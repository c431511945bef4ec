import { expect, type Locator, type Page, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome } from "@porchlight/scenarios/stage.ts";
import { expectAccessibleInBothThemes, keepPicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
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

const card = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Opens a panel by its button, changes it, saves it, and waits until the button has the focus again. */
async function edit(page: Page, name: string, change: (panel: Locator) => Promise<void>): Promise<void> {
  const button = page
    .locator("#main")
    .getByRole("button", { name: new RegExp(`^(Edit|Add) ${name}$`, "i") })
    .last();
  await button.click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Save" })).toBeVisible();
  await change(panel);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: new RegExp(`^Edit ${name}$`, "i") })).toBeFocused();
}

/** The plus of a stepper. */
const increase = (panel: Locator, label: string): Promise<void> =>
  panel
    .locator(".mantine-NumberInput-root", { has: panel.page().getByLabel(label) })
    .getByRole("button", { name: "More" })
    .click();

const choose = async (panel: Locator, label: string, option: string): Promise<void> => {
  await panel
    .getByRole("combobox", { name: label })
    .or(panel.getByLabel(label, { exact: true }))
    .first()
    .click();
  await panel.page().getByRole("option", { name: option, exact: true }).click();
};

const freshHome = (owner: Owner): Promise<PropertyView> =>
  callAs(owner.token)("POST", "/property", { location: alderBungalow.location });

test("A home of which only the address is known is described card by card, and all of it is kept", async ({ page }) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const { id } = await freshHome(owner);
  await signIn(page, owner);
  await page.goto(`/property/${id}`);
  await expect(page).toHaveURL(`/property/${id}/details`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("418 Alder Street");

  await test.step("thirteen cards stand in their order, the empty ones with a prompt", async () => {
    await expect(page.locator("#main [data-card] h2")).toHaveText(cardTitles);
    await expect(card(page, "Parking").getByText("No info", { exact: true })).toBeVisible();
    await expect(card(page, "Pet policy").getByText("No pets", { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page, "an empty home");
    await keepPicture(page, "details-empty");
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
      await expect(
        panel.getByRole("combobox", { name: "Security deposit" }).or(panel.getByLabel("Security deposit")).first(),
      ).toHaveValue("1x monthly rent");
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

  await test.step("specifications, with what the kind of home asks for", async () => {
    await edit(page, "property details", async (panel) => {
      const save = panel.getByRole("button", { name: "Save" });
      await expect(panel.getByLabel("Property type").first()).toHaveValue("Apartment");
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
      await panel.getByLabel("Floor (optional)").fill("4");
      await panel.getByLabel("Year built (optional)").fill("1968");
    });
    await expect(card(page, "Property details")).toContainText("Unit4B");
    await expect(card(page, "Property details")).toContainText("940 ft²");
  });

  await test.step("pets, which begin anew when they are switched on again", async () => {
    await edit(page, "pet policy", async (panel) => {
      await expect(panel.getByRole("switch", { name: "Pets allowed" })).toBeChecked();
      await choose(panel, "Cats", "Not allowed");
      await panel.getByLabel("Maximum number of pets").fill("1");
      await panel.getByRole("switch", { name: "Pets allowed" }).click();
      await expect(panel.getByLabel("Maximum number of pets")).toHaveCount(0);
      await panel.getByRole("switch", { name: "Pets allowed" }).click();
      await expect(panel.getByLabel("Cats").first()).toHaveValue("Allowed");
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
    });
    await expect(card(page, "Description")).toContainText("A corner home with light from two sides.");
    await expect(card(page, "Location").getByText("Hidden on platforms")).toHaveCount(0);
    await edit(page, "location", (panel) => panel.getByRole("switch", { name: /Hide exact address/ }).check());
    await expect(card(page, "Location").getByText("Hidden on platforms")).toBeVisible();
  });

  await test.step("what was saved is there after a reload", async () => {
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
    await keepPicture(page, "details");
  });
});

test.describe("The panel of a card", () => {
  test("keeps what is stored when it is canceled, and asks before it throws edits away", async ({ page }) => {
    const owner = await anOwner();
    const { id } = await enterHome(callAs(owner.token), alderBungalow);
    await signIn(page, owner);
    await page.goto(`/property/${id}/details?edit=pets`);
    const panel = page.getByRole("dialog", { name: "Pet policy" });
    await panel.getByLabel("Maximum number of pets").fill("9");
    await panel.getByRole("button", { name: "Cancel" }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(`/property/${id}/details`);
    await expect(card(page, "Pet policy")).toContainText("2 pets");

    await page.getByRole("button", { name: "Edit pet policy" }).click();
    await expect(panel.getByLabel("Maximum number of pets")).toHaveValue("2");
    await panel.getByLabel("Maximum number of pets").fill("9");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Discard changes?" })).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(panel.getByLabel("Maximum number of pets")).toHaveValue("9");
    await page.goBack();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(`/property/${id}/details`);
    await expect(card(page, "Pet policy")).toContainText("2 pets");
  });

  test("stays open with everything typed when the server cannot be reached or refuses a field", async ({ page }) => {
    const owner = await anOwner();
    const { id } = await enterHome(callAs(owner.token), alderBungalow);
    await signIn(page, owner);
    await page.goto(`/property/${id}/details?edit=title`);
    const panel = page.getByRole("dialog", { name: "Title" });
    await panel.getByLabel("Title").fill("Alder Corner");
    const path = `**/api/property/${id}/display-name`;
    await page.route(path, (route) => route.abort());
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again later.");
    await expect(panel.getByLabel("Title")).toHaveValue("Alder Corner");
    await page.unroute(path);
    await page.route(path, (route) =>
      route.fulfill({ status: 400, json: { message: "No", validationErrors: { displayName: "That title is taken" } } }),
    );
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("That title is taken")).toBeVisible();
    await expect(panel.getByLabel("Title")).toBeFocused();
    await page.unroute(path);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alder Corner");
  });
});

test("A long description is cut at 250 characters of its text, and stays formatted", async ({ page }) => {
  const owner = await anOwner();
  const call = callAs(owner.token);
  const { id } = await freshHome(owner);
  await call("PUT", `/property/${id}`, { description: `<p><strong>Bright</strong>${"x".repeat(244)}</p>` });
  await signIn(page, owner);
  await page.goto(`/property/${id}/details`);
  const description = card(page, "Description");
  await expect(description.locator("strong")).toHaveText("Bright");
  await expect(description.getByRole("button", { name: /^See More/ })).toHaveCount(0);
  await call("PUT", `/property/${id}`, { description: `<p><strong>Bright</strong>${"x".repeat(244)}yz</p>` });
  await page.reload();
  await expect(description).toContainText("xxxx…");
  await description.getByRole("button", { name: /^See More/ }).click();
  await expect(description).toContainText("xyz");
  await description.getByRole("button", { name: /^See Less/ }).click();
  await expect(description).not.toContainText("xyz");
});

test("A listed home is deleted for good once its owner has understood", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signIn(page, owner);
  await page.goto(`/property/${home.id}`);
  await expect(page).toHaveURL(new RegExp(`/property/${home.id}/dashboard`));
  await page.getByRole("link", { name: "Property Details" }).click();
  await expect(page.getByRole("button", { name: "List property" })).toHaveCount(0);
  await page.getByRole("button", { name: "Settings of Alder Street Bungalow" }).click();
  await page.getByRole("menuitem", { name: "Delete property" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this property?" });
  await expect(dialog.getByText("This action is permanent and cannot be undone.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the question before a home is deleted");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Settings of Alder Street Bungalow" }).click();
  await page.getByRole("menuitem", { name: "Delete property" }).click();
  await expect(dialog.getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("I understand this can't be undone").check();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/portfolio/);
  await expect(page.getByRole("status").getByText("Property deleted")).toBeVisible();
  await expect(page.getByText("Alder Street Bungalow")).toHaveCount(0);
  await page.goto(`/property/${home.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Property not found");
});

test("An owner is shown around each page of a home once, and again when asked for", async ({ page }) => {
  const owner = await anOwner({ toured: false });
  const home = await aListedHome(owner);
  await signIn(page, owner);
  const stop = (title: string) => page.getByRole("dialog", { name: title });
  await test.step("the details", async () => {
    await page.goto(`/property/${home.id}/details`);
    const titles = [
      "This is your property page",
      "Edit any card here",
      "Set your available times",
      "List it when you are ready",
    ];
    for (const title of titles) {
      await expect(stop(title)).toBeVisible();
      await stop(title)
        .getByRole("button", { name: /Next|Done/ })
        .click();
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await expect(card(page, "Location")).toBeVisible();
    await expect
      .poll(async () => {
        const { onboarding } = await callAs(owner.token)<{ onboarding: object }>("GET", "/investor/me");
        return onboarding;
      })
      .toMatchObject({ propertyOnboardingCompleted: true, dashboardOnboardingCompleted: false });
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("menuitem", { name: "Replay tour" }).click();
    await expect(stop("This is your property page")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("the dashboard, left by Escape", async () => {
    await page.goto(`/property/${home.id}/dashboard`);
    await expect(stop("Showing requests wait here")).toBeVisible();
    await expectAccessibleInBothThemes(page, "a tour");
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Upcoming showings" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
