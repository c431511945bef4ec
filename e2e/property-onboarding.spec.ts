import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { expectAccessible, expectAccessibleInBothThemes, keepPicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const picture = fileURLToPath(new URL("../docs/pictures/listing-390.webp", import.meta.url));

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

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const isAt = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/property/onboarding/[\\w-]+/${step}$`));
const isAtOverview = (page: Page) => expect(page).toHaveURL(/\/property\/onboarding\/[\w-]+$/);
const idIn = (page: Page): string => new URL(page.url()).pathname.split("/")[3]!;

/** The answers to each step's question; what is preset stays. */
const answers: Record<string, (page: Page) => Promise<unknown>> = {
  "property-type": (page) => expect(page.getByRole("radio", { name: "Apartment" })).toBeChecked(),
  async specifications(page) {
    await page.getByLabel("Square feet").fill("940");
    await page.getByLabel("Unit number").fill("4B");
    await page.getByLabel("Bedrooms", { exact: true }).fill("2");
  },
  "lease-conditions": (page) => page.getByLabel("Monthly rent").fill("1850"),
  "pet-policy": (page) => expect(page.getByRole("switch", { name: "Pets allowed" })).toBeChecked(),
  "lease-terms": (page) => page.getByLabel("Desired leasing date").fill("2026-12-15"),
  "renter-requirements": (page) => expect(page.getByRole("radio", { name: /Moderate/ })).toBeChecked(),
  async images(page) {
    await page.locator('input[type="file"]').first().setInputFiles(picture);
    await expect(page.getByText("1 photo", { exact: true })).toBeVisible();
  },
  description: (page) =>
    page.getByRole("textbox", { name: "Description" }).fill("Two bright rooms above a quiet yard."),
  "tour-types": (page) => page.getByRole("checkbox", { name: "In-person" }).check(),
};

async function walk(page: Page, steps: readonly string[], look: (step: string) => Promise<void> = async () => {}) {
  for (const step of steps) {
    await isAt(page, step);
    await answers[step]!(page);
    await look(step);
    await next(page).click();
  }
}

test("With only an address an owner gets to a home that is ready for listing", async ({ page }) => {
  test.setTimeout(180_000);
  const owner = await anOwner();
  await signIn(page, owner);

  await test.step("the portfolio leads to the first stage; the others say why they are locked", async () => {
    await page.getByRole("link", { name: "Add new listing" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Let's create your listing" })).toBeVisible();
    await expect(page.getByText("0 of 3 stages complete")).toBeVisible();
    await expect(page.getByText("Finish the stage before to open this one")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "Exit" })).toBeVisible();
    await expectAccessibleInBothThemes(page, "the overview of a home not there yet");
    await keepPicture(page, "onboarding-overview");
    await page.getByRole("link", { name: "Tell us about your property" }).click();
    await isAt(page, "address");
  });

  await test.step("an address is picked from a list; until then there is no Next", async () => {
    const address = page.getByRole("combobox", { name: "Address" });
    await expect(page.getByRole("link", { name: "Back" })).toHaveCount(0);
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await address.pressSequentially("12 Main St, Austin, TX");
    await expect(page.getByRole("option").first()).toContainText("Austin, TX");
    await address.press("ArrowDown");
    await address.press("Enter");
    await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("TX");
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
    await expectAccessibleInBothThemes(page, "the address");
    await keepPicture(page, "onboarding-address");
    await next(page).click();
    await isAt(page, "property-type");
  });
  const id = idIn(page);
  expect(await storedOf(owner, id)).toMatchObject({
    status: "DRAFT",
    location: { address: "12 Main St", city: "Austin", state: "TX" },
  });
  const look = async (step: string) => {
    await expectAccessible(page, `the step ${step}`);
    await keepPicture(page, `onboarding-${step}`);
  };

  await test.step("the first stage is done, and the second opens", async () => {
    await walk(page, ["property-type", "specifications"], look);
    await isAtOverview(page);
    await expect(page.getByRole("heading", { level: 1, name: "Great start! Keep going" })).toBeVisible();
    await expect(page.getByText("940 ft²")).toBeVisible();
    await expectAccessible(page, "the overview after a stage");
    await page.getByRole("link", { name: "Add details and requirements" }).click();
  });

  await test.step("a reload and Back lose nothing", async () => {
    await walk(page, ["lease-conditions"], look);
    await isAt(page, "pet-policy");
    await page.reload();
    await page.getByRole("link", { name: "Back" }).click();
    await isAt(page, "lease-conditions");
    await expect(page.getByLabel("Monthly rent")).toHaveValue("1,850");
    await page.goBack();
    await isAt(page, "pet-policy");
  });

  await test.step("quitting saves the step, and one resumes at the next", async () => {
    await walk(page, ["pet-policy"], look);
    await isAt(page, "lease-terms");
    await answers["lease-terms"]!(page);
    await page.getByRole("button", { name: "Quit & save" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    expect((await storedOf(owner, id)).leaseConditions?.desiredLeasingDate).toMatch(/^2026-12-15/);
    await page
      .getByRole("link", { name: /12 Main St/ })
      .first()
      .click();
    await isAtOverview(page);
    await expect(page.getByText("Next: renter requirements")).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await walk(page, ["renter-requirements"], look);
    await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
  });

  await test.step("the last step creates the listing", async () => {
    await page.getByRole("link", { name: "Make your listing stand out" }).click();
    await walk(page, ["images", "description", "tour-types"], look);
    await isAt(page, "availability");
    await page.getByRole("switch", { name: "Saturday" }).click();
    await expect(page.getByRole("switch", { name: "Saturday" })).toBeChecked();
    await look("availability");
    await page.getByRole("button", { name: "Create Listing" }).click();
    await expect(page).toHaveURL(new RegExp(`/property/${id}/details`));
    await expect(page.getByText("Ready for listing").first()).toBeVisible();
    expect((await storedOf(owner, id)).status).toBe("READY_FOR_LISTING");
  });

  await test.step("it stays an editor afterwards, and its end changes no status", async () => {
    await page.goto(`/property/onboarding/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Your listing is ready" })).toBeVisible();
    await page.getByRole("button", { name: "View details" }).click();
    await expect(page).toHaveURL(new RegExp(`/property/${id}/details`));
  });
});

test("What was not saved is said, and what was typed stays", async ({ page, context }) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aDraft(owner);
  await callAs(owner.token)("POST", `/property/${home.id}/specifications`, { propertyType: "HOUSE" });
  await signIn(page, owner);
  await page.goto(`/property/onboarding/${home.id}/specifications`);
  const feet = page.getByLabel("Square feet");
  const status = page.getByRole("status").filter({ hasText: /saved/i });

  await test.step("without a connection", async () => {
    await feet.fill("1200");
    await page.getByLabel("Bedrooms", { exact: true }).fill("3");
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await next(page).click();
    await expect(page.getByText("This step is not saved.")).toBeVisible();
    await expect(status).toContainText("Not saved");
    await expect(feet).toHaveValue("1200");
    await expectAccessible(page, "a step that could not be saved");
    await keepPicture(page, "onboarding-offline");
    await context.setOffline(false);
    await next(page).click();
    await isAtOverview(page);
    expect((await storedOf(owner, home.id)).specifications).toMatchObject({ squareFeet: 1200, bedrooms: 3 });
  });

  await test.step("when one goes away without Next", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
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

  await test.step("when one quits with a step that is not complete", async () => {
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

test("Steps have addresses of their own, and those that cannot be opened lead to the overview", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraft(owner);
  await signIn(page, owner);
  await page.goto("/property/onboarding/new/specifications");
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
  await signIn(page, owner);
  await page.goto(`/property/onboarding/${home.id}/availability`);
  await page.getByRole("button", { name: "Create Listing" }).click();
  await expect(page).toHaveURL(new RegExp(`/property/${home.id}/details`));
  expect((await storedOf(owner, home.id)).status).toBe(home.status);
});

test("A home that lacks something is not created; the overview says how far it is", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraft(owner);
  await signIn(page, owner);
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
});
