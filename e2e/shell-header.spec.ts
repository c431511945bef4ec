import { expect, type Page, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome } from "@porchlight/scenarios/stage.ts";
import { savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, aRequest } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const bell = (page: Page, count: number) => page.getByRole("button", { name: `Actions needed, ${count} open` });

/** The entries of the main navigation: in the header, or on a phone in the menu behind its button. */
async function navigationOf(page: Page, isMobile: boolean): Promise<string[]> {
  if (!isMobile)
    return page.getByRole("banner").getByRole("navigation", { name: "Main" }).getByRole("link").allInnerTexts();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Porchlight" });
  await expect(menu.getByRole("button", { name: "Log out" })).toBeVisible();
  const entries = await menu.getByRole("link").allInnerTexts();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toHaveCount(0);
  return entries;
}

/** The navigation that is in sight. */
const ways = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole("navigation", { name: "Shortcuts" })
    : page.getByRole("banner").getByRole("navigation", { name: "Main" });

test("The header has navigation once a home is more than a draft, and a dot while actions are needed", async ({
  page,
  isMobile,
}) => {
  const owner = await anOwner();
  const draft = await enterHome(callAs(owner.token), { ...alderBungalow, records: {} });
  await signIn(page, owner);
  await expect(page.getByRole("link", { name: draft.displayName })).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(page, 0).locator("span")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu, Maya Ortiz" })).toBeVisible();
  expect(await navigationOf(page, isMobile)).not.toContain("Portfolio");

  const home = await aListedHome(owner);
  await expect(page.getByRole("link", { name: home.displayName, exact: true }).first()).toBeVisible();
  await expect.poll(() => navigationOf(page, isMobile)).toContain("Portfolio");
  const inOrder = ["Home", "Portfolio", "Calendar", "Showings"];
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  if (isMobile) {
    await bar.getByRole("link", { name: "Calendar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Calendar" })).toHaveAttribute("aria-current");
    await bar.getByRole("link", { name: "Portfolio" }).click();
  } else await expect(bar).toBeHidden();
  expect(await navigationOf(page, isMobile)).toEqual(isMobile ? [...inOrder, "Profile"] : inOrder);
  await ways(page, isMobile).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(ways(page, isMobile).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current");

  await aRequest(home.slug, { name: "Theo Lang" });
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(page, 1).locator("span")).toBeVisible();
  await savePicture(page, "header-with-a-dot");
  await bell(page, 1).click();
  const panel = page.getByRole("dialog", { name: "Actions needed (1)" });
  await panel.getByRole("link", { name: /Theo Lang requested a showing/ }).click();
  await expect(page).toHaveURL(
    `/property/${home.id}/dashboard?filter=all&timeFilter=last+30+days#showing-requests-section`,
  );
  await expect(ways(page, isMobile).getByRole("link", { name: "Portfolio" })).toHaveAttribute("aria-current");
  await page.getByRole("button", { name: "Decline Theo Lang" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(page, 0).locator("span")).toHaveCount(0);
  await bell(page, 0).click();
  await expect(page.getByRole("dialog", { name: "Actions needed (0)" })).toContainText(
    "No actions needed right nowNew items requiring your attention will appear here",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Porchlight home" }).click();
  await expect(page).toHaveURL("/portfolio");
});

test("Navigation appears after the onboarding, and a home's page shows nothing of the home opened before it", async ({
  page,
}) => {
  const newcomer = await anOwner({ onboarded: false });
  await aListedHome(newcomer);
  await signIn(page, newcomer);
  await expect(page).toHaveURL("/onboarding");
  await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());

  const owner = await anOwner();
  const [one, other] = [
    await aListedHome(owner, { title: "First House" }),
    await aListedHome(owner, { title: "Second House" }),
  ];
  await aRequest(one.slug, { name: "Theo Lang" });
  await signIn(page, owner);
  await page.getByRole("link", { name: one.displayName }).click();
  await expect(page.getByText("Theo Lang requested for showing")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Portfolio" }).click();
  await page.getByRole("link", { name: other.displayName }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second House");
  await expect(page.getByText("No showing requests")).toBeVisible();
  await expect(page.getByText("Theo Lang")).toHaveCount(0);
});

test("A change made before live updates connect is shown once they do", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/events", async (route) => {
    await opened;
    await route.continue();
  });
  await signIn(page, owner, "/portfolio");
  await expect(page.getByRole("link", { name: home.displayName, exact: true }).first()).toBeVisible();
  await callAs(owner.token)("PUT", `/property-listing/pause/${home.id}`);
  await expect(page.getByRole("article")).not.toContainText("Unlisted");
  open!();
  await expect(page.getByRole("article")).toContainText("Unlisted");
});
