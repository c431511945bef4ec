import { expect, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { expectAccessible, savePicture, signIn, signInOnly } from "./stage/browser.ts";
import { isAt, isAtOverview, next } from "./stage/onboarding.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const location = {
  address: "12 Main St",
  city: "Austin",
  state: "TX",
  zip: "78701",
  latitude: 30.27,
  longitude: -97.74,
};
const aDraft = (owner: Owner): Promise<PropertyView> => callAs(owner.token)("POST", "/property", { location });
const storedOf = (owner: Owner, id: string): Promise<PropertyView> => callAs(owner.token)("GET", `/property/${id}`);

test("A step that could not be saved shows an error and keeps what was typed", async ({ page, context }) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aDraft(owner);
  await callAs(owner.token)("POST", `/property/${home.id}/specifications`, { propertyType: "HOUSE" });
  await signIn(page, owner, `/property/onboarding/${home.id}/specifications`);
  const feet = page.getByLabel("Square feet");
  const status = page.getByRole("status").filter({ hasText: /saved/i });

  await test.step("without a connection", async () => {
    await feet.fill("1200");
    await page.getByLabel("Bedrooms", { exact: true }).fill("3");
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await next(page).click();
    await expect(page.getByText("This step isn't saved.")).toBeVisible();
    await expect(status).toContainText("Not saved");
    await expect(feet).toHaveValue("1200");
    await expectAccessible(page, "a step that could not be saved");
    await savePicture(page, "onboarding-offline");
    await context.setOffline(false);
    await page.route("**/specifications/**", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 500);
    await next(page).click();
    await refused;
    // The newest stands on top, whether or not the alert of the lost connection is still there.
    await expect(page.getByRole("alert").first()).toHaveText("Something went wrong. Please try again later.");
    await next(page).click();
    await isAtOverview(page);
    // Taken back, rather than gone by itself a few seconds later.
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 2_000 });
    expect((await storedOf(owner, home.id)).specifications).toMatchObject({ squareFeet: 1200, bedrooms: 3 });
  });

  await test.step("and earlier steps can still be opened", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
    const fetched = page.waitForRequest(/RichText/);
    await expect(feet).toHaveValue("1200");
    await (await fetched).response();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("radio", { name: "House", exact: true })).toBeChecked();
    await context.setOffline(false);
  });

  await test.step("and with forced colors, the Next button and the choice are still visible", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const looks = (label: string) =>
      page.getByText(label, { exact: true }).evaluate((text) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(text.closest("label, a, button")!);
        return { backgroundColor, borderTopColor, borderTopWidth };
      });
    expect((await looks("Next")).backgroundColor).not.toBe((await looks("Back")).backgroundColor);
    expect(await looks("House")).not.toEqual(await looks("Condo"));
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("when the owner leaves without Next", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
    const size = page.viewportSize()!;
    await test.step("and at twice the zoom no bar covers the content", async () => {
      await page.setViewportSize({ width: 640, height: 400 });
      await expect(feet).toBeVisible();
      const barsInSightAt = (top: number) =>
        page.evaluate((to) => {
          scrollTo({ top: to, behavior: "instant" });
          return [...document.querySelectorAll("header, [data-footer]")]
            .filter((bar) => bar.getBoundingClientRect().bottom > 0 && bar.getBoundingClientRect().top < innerHeight)
            .map((bar) => bar.localName);
        }, top);
      expect(await barsInSightAt(0)).toEqual(["header"]);
      expect(await barsInSightAt(10_000)).toEqual(["div"]);
      await page.setViewportSize(size);
    });
    await feet.fill("1300");
    await page.getByRole("link", { name: "Back" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(feet).toHaveValue("1300");
    await page.getByRole("link", { name: "Back" }).click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await isAt(page, "property-type");
    expect((await storedOf(owner, home.id)).specifications?.squareFeet).toBe(1200);
  });

  await test.step("when the owner exits with an incomplete step", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
    await feet.fill("");
    await page.getByRole("button", { name: "Quit & save" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(page.getByRole("alert")).toContainText("“Specifications” was not saved");
  });

  await test.step("a second tab shows what the first one saved", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
    await expect(feet).toHaveValue("1200");
    const second = await context.newPage();
    await second.goto(`/property/onboarding/${home.id}/specifications`);
    await second.getByLabel("Square feet").fill("1400");
    await next(second).click();
    await isAtOverview(second);
    await expect(feet).toHaveValue("1400");
    await second.close();
  });
});

test("The first step creates one home, only with an address in the United States", async ({ page }) => {
  const owner = await anOwner();
  await signIn(page, owner, "/portfolio");
  await page.getByRole("link", { name: "Add new listing" }).first().click();
  await page.getByRole("link", { name: "Start" }).click();
  const pick = async () => {
    await page.getByRole("combobox", { name: "Address" }).fill("12 Main St, Austin, TX");
    await page.getByRole("option").first().click();
  };
  const outside = page.getByText("Pick an address in the United States");

  await test.step("a point in the sea is rejected", async () => {
    const found = { latitude: 0, longitude: 0, city: "Austin", zip: "78701", state: "TX", precision: "address" };
    await page.route("**/api/address-lookup/**", (route) => route.fulfill({ json: found }));
    await pick();
    await expect(outside).toBeVisible();
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await page.unroute("**/api/address-lookup/**");
    await pick();
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
    await expect(outside).toHaveCount(0);
  });

  await test.step("a place without a state is not enough", async () => {
    const found = { latitude: 30.27, longitude: -97.74, city: "Austin", zip: "78701", state: "", precision: "address" };
    await page.route("**/api/address-lookup/**", (route) => route.fulfill({ json: found }));
    await pick();
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Austin");
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await page.unroute("**/api/address-lookup/**");
    await pick();
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
  });

  await test.step("a server error appears at its field", async () => {
    const validationErrors = { "location.zip": "This ZIP code is of another state" };
    await page.route("**/api/property", (route) => route.fulfill({ status: 400, json: { validationErrors } }));
    await next(page).click();
    await expect(page.getByText("This ZIP code is of another state")).toBeVisible();
    await expect(page.getByLabel("ZIP code")).toBeFocused();
    await page.unroute("**/api/property");
  });

  await test.step("a lost answer and a unit added afterwards create no second home", async () => {
    await page.route("**/api/property", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await next(page).click();
    await expect(page.getByText("This step isn't saved.")).toBeVisible();
    await page.unroute("**/api/property");
    await page.getByLabel("Unit number").fill("4");
    await next(page).click();
    await isAt(page, "property-type");
    const homes = await callAs(owner.token)<{ properties: PropertyView[] }>("GET", "/property/portfolio");
    expect(homes.properties.map(({ displayName }) => displayName)).toEqual(["12 Main St, Apt 4"]);
  });

  await test.step("Back in the browser leads to the created home, not to the empty step", async () => {
    const path = new URL(page.url()).pathname.replace("/property-type", "");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByText("12 Main St, Apt 4. 0 of 3 stages complete")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/portfolio/);
  });

  await test.step("Exit creates no home", async () => {
    await page.getByRole("link", { name: "Add new listing" }).first().click();
    await page.getByRole("link", { name: "Start" }).click();
    await pick();
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Exit" }).click();
    await expect(page.getByRole("alert")).toContainText("“Address” was not saved");
    await expect(page).toHaveURL(/\/portfolio/);
    expect((await callAs(owner.token)<{ total: number }>("GET", "/property/portfolio")).total).toBe(1);
  });
});

test("Every step has its own address, and one that is still locked redirects to the overview", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraft(owner);
  await signIn(page, owner, "/property/onboarding/new/specifications");
  await expect(page).toHaveURL(/\/property\/onboarding\/new$/);
  await page.goto("/property/onboarding/new/basic-details");
  await isAt(page, "address");
  await page.goto(`/property/onboarding/${home.id}/basic-details`);
  await isAt(page, "address");
  for (const step of ["lease-terms", "marketing-details", "availability", "nonsense"]) {
    await page.goto(`/property/onboarding/${home.id}/${step}`);
    await isAtOverview(page);
  }
  await page.goto(`/property/onboarding/${crypto.randomUUID()}`);
  await expect(page.getByText("Property not found").last()).toBeVisible();
  await expectAccessible(page, "a home that is not there");
});

test("A listed home keeps its status at the end of its onboarding", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signIn(page, owner, `/property/onboarding/${home.id}/availability`);
  await page.getByRole("button", { name: "Create Listing" }).click();
  await expect(page).toHaveURL(new RegExp(`/property/${home.id}/details`));
  expect((await storedOf(owner, home.id)).status).toBe(home.status);
});

test("A home with missing steps cannot be created; the overview shows its progress", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraft(owner);
  await signInOnly(page, owner);
  await page.route(`**/api/property/${home.id}`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const reply = await route.fetch();
    const complete = {
      ...(await reply.json()),
      specifications: { id: crypto.randomUUID(), propertyType: "HOUSE", squareFeet: 900 },
      leaseConditions: {
        id: crypto.randomUUID(),
        desiredLeasingDate: "2026-12-15T00:00:00Z",
        possibleLeaseTerms: ["TWELVE_MONTHS"],
      },
      petPolicy: { id: crypto.randomUUID(), allowsPets: false },
      renterRequirements: { id: crypto.randomUUID() },
    };
    return route.fulfill({ response: reply, json: complete });
  });
  await page.goto(`/property/onboarding/${home.id}/availability`);
  await page.getByRole("button", { name: "Create Listing" }).click();
  await expect(page.getByRole("alert")).toContainText("Please complete all steps first");
  await isAtOverview(page);
  // The home may be asked for once more as the page goes away.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
