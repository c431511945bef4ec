import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes, signIn, signInOnly } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";

test.describe("A page that does not exist", () => {
  for (const path of ["/no-such-page", "/dev-tools"]) {
    test(`shows an error at ${path} to a visitor, without the app's header`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "The page you were looking for could not be found.",
      );
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
      await page.getByRole("link", { name: "Go to home" }).click();
      await expect(page).toHaveURL("/auth/sign-in");
    });
  }

  test("shows an error to an owner inside the app", async ({ page }) => {
    await signInOnly(page, await anOwner());
    for (const path of ["/no-such-page", "/dev-tools"]) {
      await page.goto(path);
      await expect(page.getByText("The page you were looking for could not be found.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Account menu, Maya Ortiz" })).toBeVisible();
    }
    await expectAccessibleInBothThemes(page, "not found");
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page).toHaveURL("/portfolio");
  });
});

test.describe("The frame of the app", () => {
  test("keeps the theme an owner chose", async ({ page, isMobile }) => {
    await signIn(page, await anOwner());
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
    if (isMobile) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "the menu");
      await page.getByRole("radiogroup", { name: "Theme" }).getByText("Dark").click();
    } else {
      await page.getByRole("button", { name: /Account menu/ }).click();
      await page.getByRole("menuitemradio", { name: "Dark" }).click();
    }
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.reload();
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  });

  test("is painted before its script loads, and is replaced by the app for good", async ({ page }) => {
    const owner = await anOwner();
    const home = await aListedHome(owner);
    await signIn(page, owner);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your portfolio");
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("about:blank");
    const streams: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/events") streams.push(request.url());
    });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/property/portfolio");
    await page.goto("/portfolio", { waitUntil: "commit" });
    const painted = page.locator("#shell");
    await expect(painted.getByRole("status")).toHaveText("Loading");
    await expect(painted).toContainText("Porchlight");
    await asked;
    released.resolve();
    const card = page.getByRole("link", { name: home.displayName });
    await expect(card).toBeVisible();
    await expect(painted).toBeHidden();
    await page.waitForLoadState("load");
    let loads = 0;
    page.on("load", () => loads++);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.displayName);
    await expect(painted).toBeHidden();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(painted).toBeHidden();
    expect(loads).toBe(0);
    expect(streams).toHaveLength(1);
  });

  test("closes its alerts after a while or at a click", async ({ page }) => {
    const owner = await anOwner({ onboarded: false });
    await page.goto("/auth/sign-in");
    await page.evaluate((token) => localStorage.setItem("accessToken", token), owner.token);
    await page.route("**/api/auth/request-one-time-sign-in-code", (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, message: "The mail is down", code: "unexpected" } }),
    );
    await page.evaluate(() => localStorage.removeItem("accessToken"));
    await page.goto(`/auth/sign-in-with-missing-password?email=${owner.email}`);
    const ask = page.getByRole("button", { name: "Get one-time code" });
    const alert = page.getByRole("alert").filter({ visible: true });
    await ask.click();
    await expect(alert).toHaveCount(1);
    await expectAccessible(page, "an alert");
    await expect(alert).toHaveCount(0, { timeout: 7_000 });
    await ask.click();
    await alert.click();
    await expect(alert).toHaveCount(0, { timeout: 3_000 });
  });
});

test("The public pages pass the accessibility checks", async ({ page }) => {
  for (const path of ["/api/docs", "/terms", "/privacy", "/renter/sign-in", "/homes/no-such-home"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
