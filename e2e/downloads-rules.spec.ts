import { expect, test } from "@playwright/test";
import { expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, aRequest } from "./stage/people.ts";

const spreadsheet = /^\d\d-\d\d-\d{4}\.xlsx$/;

test("An owner downloads the inquiries of a range, and tries again after a failure", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await aRequest(home.slug, { name: "Theo Lang" });
  await signIn(page, owner, "/portfolio");
  await page.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Download portfolio inquiries" });
  await expect(dialog.getByLabel("Time range")).toHaveValue("LAST_7_DAYS");
  await expectAccessibleInBothThemes(page, "the download of inquiries");
  await savePicture(page, "download-inquiries");

  await page.route("**/download?*", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to download. Please try again.");
  await dialog.getByLabel("Time range").selectOption("Last 30 days");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(spreadsheet);
  await expect(page.getByText("Download started")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("An owner downloads a home's statistics, and is told when that fails", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  const card = page.getByRole("region", { name: "Statistics" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(spreadsheet);
  await expect(page.getByText("Statistics downloaded successfully")).toBeVisible();
  await page.route("**/download?*", (route) => route.abort(), { times: 1 });
  await card.getByRole("button", { name: "Download" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to download statistics. Please try again.");
});
