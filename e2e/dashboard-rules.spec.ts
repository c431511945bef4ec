import { expect, type Page, test } from "@playwright/test";
import { anApplicant, anApplicationSent } from "./stage/applications.ts";
import { anotherBrowser, expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, aRequest } from "./stage/people.ts";
import { callAs, codeMailedTo } from "./stage/world.ts";

const panel = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

const asks = (slug: string, text: string) =>
  callAs()("POST", "/public/conversation", { slug, text, clientMessageId: crypto.randomUUID() });

test("A new owner's dashboard says in each part that there is nothing yet", async ({ page }) => {
  const owner = await anOwner();
  await signIn(page, owner, "/dashboard");
  await expect(page.getByText("No new leads in the last 24 hours. Nothing is waiting for you.")).toBeVisible();
  await expect(panel(page, "Actions needed")).toContainText(
    "No actions needed right nowNew items requiring your attention will appear here",
  );
  await expect(panel(page, "Activity feed")).toContainText(
    "No activity yetUpdates about your properties will appear here",
  );
  await expect(page.getByText("No escalations right now")).toBeVisible();
  for (const [name, empty] of [
    ["Showing requests", "No showing requests right now"],
    ["Applications", "No applications right now"],
  ] as const) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByText(empty)).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, "a new owner's dashboard");
  await savePicture(page, "dashboard-empty");
  await page.getByRole("link", { name: "Add new listing" }).click();
  await expect(page).toHaveURL("/property/onboarding/new");
});

test("A panel that cannot be loaded fails alone and recovers", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await aRequest(home.slug);
  const parts = [
    [/\/api\/actions-needed$/, "Could not load actions"],
    [/\/api\/activity-feed\/owner/, "Could not load activity"],
    [/\/api\/actions-needed\?kind=escalation/, "Could not load escalations"],
  ] as const;
  for (const [path, failed] of parts) {
    await page.goto("about:blank");
    await page.route(path, (route) => route.fulfill({ status: 500, body: "" }));
    await signIn(page, owner, "/dashboard?tab=escalations");
    const told = page.getByRole("alert").filter({ hasText: failed });
    await expect(told).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Performance" })).toBeVisible();
    await page.unroute(path);
    await told.getByRole("button", { name: "Try again" }).click();
    await expect(told).toHaveCount(0);
  }
});

test("Two tabs of the dashboard agree within a second, and what was loaded stays without a network", async ({
  page,
  browser,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner, { title: "Shared House" });
  const other = await anotherBrowser(browser, page);
  await signIn(page, owner, "/dashboard");
  await signIn(other, owner, "/dashboard");
  await expect(other.getByText("No escalations right now")).toBeVisible();
  await asks(home.slug, "Is there a sauna?");
  for (const one of [page, other]) {
    await expect(one.getByRole("tab", { name: "Intelligent escalations 1 waiting" })).toBeVisible();
    await expect(one.getByRole("list", { name: "Intelligent escalations" })).toContainText("Is there a sauna?");
  }
  await other.getByRole("button", { name: /^Ignore: / }).click();
  await expect(page.getByText("No escalations right now")).toBeVisible();
  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(panel(page, "Activity feed")).toContainText("Shared House was listed");
});

test("A renter who erased their data is 'A renter' in the feed", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner, { title: "Quiet House" });
  const { email } = await anApplicationSent(owner, home, "Jordan Avery");
  const renter = callAs((await anApplicant("Jordan Avery", email)).token);
  await signIn(page, owner, "/dashboard");
  const feed = panel(page, "Activity feed");
  await expect(feed).toContainText("Application for Quiet House was sent to Jordan Avery");
  await renter("POST", "/renter-data/erasure-code", { language: "en" });
  await renter("POST", "/renter-data/erase", { code: Number(await codeMailedTo(email)) });
  await expect(async () => {
    await page.reload();
    await expect(feed).toContainText("Application for Quiet House was sent to A renter", { timeout: 2000 });
  }).toPass();
  await expect(feed).not.toContainText("Jordan");
});
