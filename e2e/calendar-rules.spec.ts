import { expect, test } from "@playwright/test";
import { expectAccessibleInBothThemes, signIn, signInOnly } from "./stage/browser.ts";
import { anOwner } from "./stage/people.ts";

test("The page Google redirects to sends the code to the server, and shows a failure with a bad code or none", async ({
  page,
}) => {
  await signInOnly(page, await anOwner());
  const bodies: unknown[] = [];
  await page.route("**/api/calendar/link", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: { statusCode: 400, message: "No", code: "calendar.not-linked" } });
  });
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  for (const query of ["code=x", "code=x&isPrimary=false", "code=x&isPrimary=true", "code=x&isPrimary=no&state=s"]) {
    await page.goto(`/settings/calendar?${query}`);
    await expect(page.getByText("Failed to connect Google Calendar")).toBeVisible();
  }
  expect(bodies).toEqual([
    { code: "x", provider: "GOOGLE", isPrimary: true },
    { code: "x", provider: "GOOGLE", isPrimary: false },
    { code: "x", provider: "GOOGLE", isPrimary: true },
    { code: "x", provider: "GOOGLE", isPrimary: true, state: "s" },
  ]);
  await page.goto("/settings/calendar?error=access_denied");
  await expect(page.getByText("Failed to connect Google Calendar")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the page Google sends back to");
  expect(bodies).toHaveLength(4);
  expect(complaints.some((line) => line.includes("Google Calendar could not be connected."))).toBe(true);
});

test("Errors on the calendar page name what failed", async ({ page }) => {
  await signInOnly(page, await anOwner());
  await page.route("**/api/showing/company/**", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/calendar");
  await expect(page.getByText("Could not load showings")).toBeVisible();
  await expect(page.getByText("Please reload the page or try again later")).toBeVisible();
  await page.route("**/api/calendar/auth-url*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Failed to initiate Google Calendar connection")).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Failed to initiate Google Calendar connection")).toHaveCount(2);
});

test("An owner who closes Google's tab too early is told that nothing is connected, and can try again", async ({
  page,
}) => {
  await signIn(page, await anOwner(), "/calendar");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const consent = await opening;
  await expect(page.getByText("If Google shows an error there, close that tab and try again.")).toBeVisible();
  const waits = page.getByRole("button", { name: "Waiting for Google…" });
  await expect(waits).toHaveAttribute("aria-disabled", "true");
  await expect(waits.getByText("Waiting for Google…")).toBeVisible();
  await consent.close();
  await expect(page.getByText("Not connected: the Google tab was closed too early.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Connect", exact: true })).toBeFocused();
});
