import { expect, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome } from "@porchlight/scenarios/stage.ts";
import { expectAccessibleInBothThemes, expectBoxesInSight, signIn, signInOnly } from "./stage/browser.ts";
import { card, plusOf, saveIn } from "./stage/cards.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { hold } from "./stage/touch.ts";
import { callAs } from "./stage/world.ts";

const freshHome = (owner: Owner): Promise<PropertyView> =>
  callAs(owner.token)("POST", "/property", { location: alderBungalow.location });

test.describe("The panel of a card", () => {
  test("keeps the stored values when canceled, and asks before it discards edits", async ({ page, isMobile }) => {
    const owner = await anOwner();
    const { id } = await enterHome(callAs(owner.token), alderBungalow);
    await signIn(page, owner, `/property/${id}/details?edit=pets`);
    const panel = page.getByRole("dialog", { name: "Pet policy" });
    const maxPets = panel.getByLabel("Maximum number of pets");
    if (isMobile) {
      await hold(plusOf(panel, "Maximum number of pets"), 1500);
      expect(Number(await maxPets.inputValue())).toBeGreaterThan(4);
    } else await maxPets.fill("9");
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

  test("stays open with everything typed when the server is unreachable or rejects a field", async ({ page }) => {
    const owner = await anOwner();
    const { id } = await enterHome(callAs(owner.token), alderBungalow);
    await signIn(page, owner, `/property/${id}/details?edit=title`);
    const panel = page.getByRole("dialog", { name: "Title" });
    await panel.getByLabel("Title").fill("Alder Corner");
    const path = `**/api/property/${id}/display-name`;
    await page.route(path, (route) => route.abort());
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again later.");
    await expect(panel.getByLabel("Title")).toHaveValue("Alder Corner");
    await expect(panel.getByText("Not saved. Your changes are still here")).toBeVisible();
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

  test("keeps changes saved in another tab in the meantime", async ({ page, context }) => {
    const owner = await anOwner();
    const { id } = await enterHome(callAs(owner.token), alderBungalow);
    await signInOnly(page, owner);
    const other = await context.newPage();
    const panel = page.getByRole("dialog");
    for (const tab of [page, other]) await tab.goto(`/property/${id}/details?edit=pets`);
    await panel.getByLabel("Pet rent (optional)").fill("77");
    await saveIn(other, (there) => there.getByLabel("Maximum number of pets").fill("4"));
    await expect(panel.getByRole("note")).toHaveText(/Someone else edited this home/);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(card(page, "Pet policy")).toContainText("4 pets");
    await expect(card(page, "Pet policy")).toContainText("$77 a month");

    await test.step("and shows them when nothing was typed yet", async () => {
      for (const tab of [page, other]) await tab.goto(`/property/${id}/details?edit=parking`);
      await expect(panel.getByLabel("Available spaces")).toBeVisible();
      await saveIn(other, (there) => there.getByLabel("Available spaces").fill("5"));
      await expect(panel.getByLabel("Available spaces")).toHaveValue("5");
    });
  });
});

test("A text over its limit shows an error and is kept whole, so that nothing pasted is lost", async ({ page }) => {
  const owner = await anOwner();
  const { id } = await enterHome(callAs(owner.token), alderBungalow);
  await signIn(page, owner, `/property/${id}/details?edit=accessibility`);
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  const notes = panel.getByLabel("Notes (optional)");
  await notes.fill("x".repeat(450));
  await expect(panel.getByText(/characters/)).toHaveCount(0);
  await notes.fill("x".repeat(451));
  await expect(panel.getByText("451 of 500 characters")).toBeVisible();
  await notes.fill(`${"x".repeat(500)} end`);
  await expect(panel.getByText("Maximum 500 characters")).toBeVisible();
  await expect(notes).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleInBothThemes(page, "a text that is too long");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue(/ end$/);
  await notes.fill("x".repeat(500));
  await expect(panel.getByText("Maximum 500 characters")).toHaveCount(0);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toHaveCount(0);
});

test("A long description is cut after 250 characters of text and keeps its formatting", async ({ page }) => {
  const owner = await anOwner();
  const call = callAs(owner.token);
  const { id } = await freshHome(owner);
  await call("PUT", `/property/${id}`, { description: `<p><strong>Bright</strong>${"x".repeat(244)}</p>` });
  await signIn(page, owner, `/property/${id}/details`);
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

test("A listed home is deleted for good after its owner confirms the consequences", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signIn(page, owner, `/property/${home.id}`);
  await expect(page).toHaveURL(new RegExp(`/property/${home.id}/dashboard`));
  await page.getByRole("link", { name: "Property Details" }).click();
  // The page that comes takes the focus, and with it whatever was opened before.
  await expect(page.getByRole("heading", { level: 2, name: "Title" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "List property" })).toHaveCount(0);
  await page.getByRole("button", { name: "Settings of Alder Street Bungalow" }).click();
  await page.getByRole("menuitem", { name: "Delete property" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this property?" });
  await expect(dialog.getByText("This action is permanent and cannot be undone.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the question before a home is deleted");
  await expectBoxesInSight(page);
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

test("The walkthrough of a home's pages is shown to an owner once, and again on request", async ({ page }) => {
  const owner = await anOwner({ toured: false });
  const home = await aListedHome(owner);
  await signInOnly(page, owner);
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
