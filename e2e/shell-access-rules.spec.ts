import { expect, test } from "@playwright/test";
import { anotherBrowser, signIn, signInOnly } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";

test.describe("An old link", () => {
  const oldLinks = [
    ["/sign-in", "/auth/sign-in", "Welcome back"],
    ["/reset-password?email=a@b.co", "/auth/reset-password?email=a@b.co", "Reset your password"],
    ["/reset-password/confirm?token=T", "/auth/reset-password/confirm?token=T", "Set new password"],
    ["/auth/this-is-our-very-secret-backdoor-sign-up-link", "/auth/sign-up", "Welcome to Porchlight"],
    [
      "/auth/this-is-our-very-secret-backdoor-sign-up-link/confirm-email?userId=X",
      "/auth/sign-up/confirm-email?userId=X",
      "Confirm your email",
    ],
    ["/investor/auth/sign-up", "/auth/sign-up", "Welcome to Porchlight"],
  ] as const;
  for (const [old, now, heading] of oldLinks) {
    test(`redirects from ${old} to ${now}`, async ({ page }) => {
      await page.goto(old);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)).toBe(now);
    });
  }
});

test.describe("The access rules", () => {
  for (const path of ["/portfolio", "/onboarding", "/company/onboarding", "/property/x/dashboard"]) {
    test(`send a visitor from ${path} to sign-in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/auth/sign-in");
    });
  }

  test("send an owner away from the sign-in screens, and to the onboarding first", async ({ page }) => {
    const owner = await anOwner({ onboarded: false });
    await page.goto("/auth/sign-in");
    await page.evaluate((token) => localStorage.setItem("accessToken", token), owner.token);
    await page.goto("/auth/sign-up");
    await expect(page).toHaveURL("/onboarding");
    await page.goto("/portfolio");
    await expect(page).toHaveURL("/onboarding");
    await page.goto("/onboarding/communication");
    await expect(page).toHaveURL("/onboarding/account-type");
  });

  test("hide an owner's home from other owners", async ({ page }) => {
    const home = await aListedHome(await anOwner());
    await signIn(page, await anOwner({ name: "Nosy Neighbor" }), `/property/${home.id}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Property not found");
  });
});

test.describe("The frame of the app", () => {
  test("lets the keyboard skip to the content", async ({ page }) => {
    await signIn(page, await anOwner(), "/portfolio");
    await expect(page.getByRole("heading", { level: 1, name: "Your portfolio" })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/portfolio#main");
  });

  test("logs out every tab when one logs out, even one that is still loading", async ({ page, context }) => {
    await signIn(page, await anOwner(), "/portfolio");
    const other = await context.newPage();
    await other.goto("/portfolio");
    await expect(other.getByRole("heading", { name: "Your portfolio" })).toBeVisible();
    const starting = await context.newPage();
    const answer = Promise.withResolvers<void>();
    await starting.route("**/api/investor/me", async (route) => {
      const reply = await route.fetch();
      await answer.promise;
      await route.fulfill({ response: reply });
    });
    const asked = starting.waitForRequest("**/api/investor/me");
    await starting.goto("/portfolio", { waitUntil: "commit" });
    await asked;
    await other.evaluate(() => localStorage.removeItem("accessToken"));
    answer.resolve();
    for (const tab of [page, starting]) await expect(tab).toHaveURL("/auth/sign-in");
  });

  test("logs out a browser whose token is no longer valid", async ({ page, browser }) => {
    await signInOnly(page, await anOwner());
    const stranger = await anotherBrowser(browser, page);
    await stranger.goto(new URL("/auth/sign-in", page.url()).href);
    await stranger.evaluate(() => localStorage.setItem("accessToken", "no-such-token"));
    await stranger.goto(new URL("/portfolio", page.url()).href);
    await expect(stranger).toHaveURL(/\/auth\/sign-in$/);
    expect(await stranger.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await stranger.context().close();
  });
});
