import { expect, type Page, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { expectAccessible, savePicture } from "./stage/browser.ts";
import { aListedHome, anOwner, aRequest, newAddress, type Owner } from "./stage/people.ts";
import { callAs, mailTo } from "./stage/world.ts";

let owner: Owner;
test.beforeAll(async () => {
  owner = await anOwner();
});

/** Fills in everything but the time. */
async function tellsOfThemselves(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Priya Nair");
  await page.getByLabel("Email (optional)").fill(email);
  await page.getByLabel("Move-in date").fill("2026-12-12");
  await page.getByLabel(/^Monthly household income/).fill("6,800");
  await page.getByLabel("Credit score").selectOption({ label: "Good 661–720" });
  await page.getByRole("radio", { name: "I have pets" }).check();
  await page.getByLabel("Cats").fill("1");
}

const pendingAt = async (propertyId: string): Promise<string[]> =>
  (await callAs(owner.token)<{ startTime: string }[]>("GET", `/showing/property/${propertyId}/pending`)).map(
    ({ startTime }) => startTime,
  );

test("A renter picks a day and a time on the page and requests it with the form", async ({ page, isMobile }) => {
  const home = await aListedHome(owner);
  const email = newAddress("priya");
  await page.goto(`/homes/${home.slug}`);
  if (isMobile) await page.getByRole("link", { name: "Request a showing" }).last().scrollIntoViewIfNeeded();
  await page
    .getByRole("radio", { name: /^Wed 25 November/ })
    .or(page.getByRole("link", { name: /^Wed 25/ }))
    .click();
  await page.getByRole("radio", { name: "5:30 PM" }).click();
  await page.getByRole("link", { name: "Request Wed, Nov 25 at 5:30 PM" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A few questions from Maya");
  await expect(page.getByText("Wed, Nov 25 at 5:30 PM, Eastern time (EST)")).toBeVisible();
  await expectAccessible(page, "the request form");
  await savePicture(page, "request");
  await tellsOfThemselves(page, email);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request sent to Maya");
  await expectAccessible(page, "the confirmation");
  await savePicture(page, "requested");
  expect(await pendingAt(home.id)).toEqual(["2026-11-25T22:30:00Z"]);
  await mailTo(owner.email, /Priya Nair requested a showing/);
});

test("A second person in the same browser is a different renter and sees nothing of the first", async ({ page }) => {
  const home = await aListedHome(owner);
  const asks = async (startsAt: string, email: string, name: string) => {
    await page.goto(`/homes/${home.slug}/request?tour=IN_PERSON&at=${startsAt}`);
    await tellsOfThemselves(page, email);
    await page.getByLabel("Full name").fill(name);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request sent to Maya");
  };
  const opensChat = async () => {
    await page.goto(`/homes/${home.slug}#chat`);
    return page.getByRole("dialog");
  };
  await page.goto(`/homes/${home.slug}`);
  await page.getByLabel("Your question").fill("Is there parking?");
  await page.getByLabel("Your question").press("Enter");
  await expect(page.getByRole("dialog").locator(".bubble.piper")).toHaveCount(1);
  await asks("2026-11-25T22:30:00Z", newAddress("ana"), "Ana Lopez");
  const ofFirst = await opensChat();
  await expect(ofFirst.getByText("Is there parking?")).toBeVisible();
  await expect(ofFirst.getByRole("region", { name: "Your showing: Requested" })).toContainText(
    "Wed, Nov 25 at 5:30 PM",
  );
  await expectAccessible(page, "the chat with a showing's card");

  await asks("2026-11-25T23:00:00Z", newAddress("ben"), "Ben Ortiz");
  const ofSecond = await opensChat();
  await expect(ofSecond.getByRole("region", { name: "Your showing: Requested" })).toContainText("6:00 PM");
  await expect(ofSecond.getByText("Is there parking?")).toHaveCount(0);
  expect((await pendingAt(home.id)).toSorted()).toEqual(["2026-11-25T22:30:00Z", "2026-11-25T23:00:00Z"]);
});

test("A renter who leaves a field out sees the error at the field and loses nothing typed", async ({ page }) => {
  const home = await aListedHome(owner);
  await page.goto(`/homes/${home.slug}/request?tour=IN_PERSON`);
  await page.locator("form.request").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByLabel("Full name").fill("Priya Nair");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Please choose a time");
  await expect(page.getByLabel("Full name")).toHaveValue("Priya Nair");
  await expectAccessible(page, "the form with complaints");
  await savePicture(page, "request-complaints");
});

test("A renter who does not meet the requirements sees which ones and what would change that", async ({ page }) => {
  const home = await aListedHome(owner, {
    title: "Strict House",
    records: {
      ...alderBungalow.records,
      renterRequirements: { minimumCreditScore: 700, screeningSensitivity: "STRICT" },
    },
  });
  const { openings } = await callAs()<{ openings: { startsAt: string }[] }>(
    "GET",
    `/public/listing/${home.slug}/openings?tourType=IN_PERSON`,
  );
  await page.goto(`/homes/${home.slug}/request?tour=IN_PERSON&at=${openings[0]!.startsAt}`);
  await tellsOfThemselves(page, newAddress("priya"));
  await page.getByLabel("Credit score").selectOption({ index: 5 });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/outcome$/);
  await expect(page.getByRole("main")).toContainText(/credit/i);
  await expectAccessible(page, "the outcome");
  await savePicture(page, "outcome");
  expect(await pendingAt(home.id)).toEqual([]);
});

test("A time that was taken in the meantime is named, and its day stays open for another choice", async ({ page }) => {
  const home = await aListedHome(owner, { tours: { inPerson: false, virtual: false, selfGuided: true } });
  const openings = async () =>
    (
      await callAs()<{ openings: { startsAt: string }[] }>(
        "GET",
        `/public/listing/${home.slug}/openings?tourType=SELF_GUIDED`,
      )
    ).openings;
  const [first] = await openings();
  await page.goto(`/homes/${home.slug}/request?tour=SELF_GUIDED&at=${first!.startsAt}`);
  await tellsOfThemselves(page, newAddress("priya"));
  await aRequest(home.slug, { tourType: "SELF_GUIDED" });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toContainText("That time was just taken. Please choose another.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Priya Nair");
  const day = page.getByRole("group").filter({ hasText: "Tue, Nov 24" }).filter({ visible: true }).last();
  await expect(day.getByRole("radio", { name: /4:00 PM/ })).toBeDisabled();
  await expectAccessible(page, "a time that was taken");
  await savePicture(page, "taken");
  await day.getByRole("radio", { name: "4:30 PM" }).check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request sent to Maya");
  expect(await pendingAt(home.id)).toEqual(["2026-11-24T21:00:00Z", "2026-11-24T21:30:00Z"]);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a renter chooses day and time by links, books by the form and cancels", async ({ page }) => {
    const home = await aListedHome(owner);
    await page.goto(`/homes/${home.slug}`);
    await page.getByRole("link", { name: /^Thu 26 November/ }).click();
    await page.getByRole("link", { name: "5:00 PM" }).click();
    await expect(page.getByText("Thu, Nov 26 at 5:00 PM, Eastern time (EST)")).toBeVisible();
    await tellsOfThemselves(page, newAddress("priya"));
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Request sent to Maya");
    expect(await pendingAt(home.id)).toEqual(["2026-11-26T22:00:00Z"]);
    await page.locator("summary", { hasText: "Cancel this showing" }).click();
    await page.getByRole("button", { name: "Cancel showing", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You canceled this showing");
    expect(await pendingAt(home.id)).toEqual([]);
  });

  test("a renter talks with Piper by a plain form", async ({ page }) => {
    const home = await aListedHome(owner);
    await page.goto(`/homes/${home.slug}`);
    await page.getByLabel("Your question").fill("Is parking included?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log")).toContainText(/garage/i);
    await page.getByLabel("Your message").fill("When can I see it?");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("link", { name: "Tue, Nov 24 at 4:00 PM" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A few questions from Maya");
  });
});
