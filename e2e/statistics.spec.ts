import { expect, test } from "@playwright/test";
import { expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, aRequest } from "./stage/people.ts";

test("An owner reads a home's numbers, what each counts, and sees them change", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await aRequest(home.slug, { name: "Theo Lang" });
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  const card = page.getByRole("region", { name: "Statistics" });
  const range = card.getByLabel("Time range");
  const leads = card.getByRole("link", { name: /^Total leads/ });
  const qualified = card.getByRole("button", { name: "Qualified leads" });

  await test.step("of the last 30 days, as the address says", async () => {
    await expect(page).toHaveURL(`/property/${home.id}/dashboard?filter=all&timeFilter=last+30+days`);
    await expect(range).toHaveValue("LAST_30_DAYS");
    await expect(leads).toHaveAccessibleName("Total leads 1");
    await expect(qualified).toHaveAccessibleName("1 Qualified leads");
    for (const [total, part] of [
      ["Total showings 1", "0 Showings booked"],
      ["Applications sent 0", "0 Applications completed"],
      [/^Messages sent [1-9]$/, "0 Follow-ups sent"],
    ] as const)
      for (const name of [total, part]) await expect(card.getByRole("button", { name })).toBeVisible();
    await expectAccessibleInBothThemes(page, "the numbers of a home");
    await expectWholeLabels(page);
    await savePicture(page, "statistics-of-a-home");
  });

  await test.step("a number opens what it counts, and the keyboard comes back to it", async () => {
    await qualified.press("Enter");
    const panel = page.getByRole("dialog", { name: "Qualified leads" });
    await expect(panel).toContainText("Last 30 days");
    await expect(panel.getByRole("heading", { name: "Today" })).toBeVisible();
    await expect(panel.getByRole("link")).toHaveCount(1);
    await expect(panel.getByRole("link", { name: /^Theo Lang/ })).toBeVisible();
    await expectAccessibleInBothThemes(page, "what a number counts");
    await savePicture(page, "statistics-rows");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(qualified).toBeFocused();
    await card.getByRole("button", { name: "Applications completed" }).click();
    await expect(page.getByRole("dialog")).toContainText("No activity in this range");
    await page.keyboard.press("Escape");
    await card.getByRole("button", { name: "Total showings" }).click();
    await page.getByRole("dialog", { name: "Total showings" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/property\/showings\//);
    await page.goBack();
  });

  await test.step("new events count at once, and a range is kept in the address", async () => {
    await expect(leads).toHaveAccessibleName("Total leads 1");
    await aRequest(home.slug, { name: "Uma Reyes" });
    await expect(leads).toHaveAccessibleName("Total leads 2");
    await range.selectOption({ label: "All time" });
    await expect(page).toHaveURL(`/property/${home.id}/dashboard?filter=all&timeFilter=all+time`);
    await page.reload();
    await expect(range).toHaveValue("ALL_TIME");
    await expect(leads).toHaveAccessibleName("Total leads 2");
  });

  await test.step("numbers that cannot be read fail alone, and can be asked for again", async () => {
    const address = "**/api/property-statistics/**";
    await page.route(address, (route) =>
      route.fulfill({ status: 400, json: { code: "invalid-input", message: "No" } }),
    );
    await range.selectOption({ label: "24 hours" });
    await expect(card.getByRole("alert")).toContainText("Could not load statistics");
    await expect(page.getByRole("heading", { name: "Showing requests" })).toBeVisible();
    await page.unroute(address);
    await card.getByRole("button", { name: "Try again" }).click();
    await expect(leads).toHaveAccessibleName("Total leads 2");
  });

  await test.step("the total of leads leads to all of them, of the same range", async () => {
    await leads.click();
    await expect(page).toHaveURL(`/property/${home.id}/leads?filter=All&timeFilter=24+hours`);
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});
