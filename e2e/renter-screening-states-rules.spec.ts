import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { aPdf } from "./stage/applications.ts";
import { addressOf, aPersonAtScreening, certify } from "./stage/at-screening.ts";
import { expectAccessible, savePicture } from "./stage/browser.ts";
import { addFile, heading, next } from "./stage/renter-form.ts";
import { passScreening } from "./stage/screening.ts";

test("In Illinois a person's own report is taken, said before any fee, and none is charged", async ({ page }) => {
  const applicant = await aPersonAtScreening(page, { place: "chicago" });
  await page.goto(addressOf(applicant, "start"));
  const costs = page.getByRole("region", { name: "What it costs" });
  await expect(costs).toContainText("If you have a screening report of your own from the last 30 days");
  await savePicture(page, "screening-own-costs");
  await page.goto(addressOf(applicant, "screening"));
  await page.getByRole("button", { name: "I have my own report from the last 30 days" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use my own report" }).click();
  await expect(heading(page)).toHaveText("You’re bringing your own report");
  await next(page, "Review and submit");
  await page.getByRole("link", { name: "Add your own report" }).click();
  await expect(page.getByRole("button", { name: "Add your report" })).toBeFocused();
  await addFile(page, "Add your report", "my-report.pdf", aPdf(["My report"]), "application/pdf");
  await expect(page.getByText(/^Please leave out pages about criminal records\./)).toBeVisible();
  await next(page, "Review and submit");
  await page.getByRole("link", { name: "Name the company that made your report" }).click();
  const company = page.getByLabel("Company name");
  await expect(company).toBeFocused();
  await company.fill("Acme Tenant Reports");
  await page.getByLabel("Company phone").focus();
  await page.getByLabel("Company address").focus();
  await page.getByRole("heading", { name: "Who made your report?" }).click();
  await expect(page.getByText("Enter a phone number or an address")).toBeVisible();
  await expectAccessible(page, "a report of one's own");
  await savePicture(page, "screening-own-report-unnamed");
  await page.getByLabel("Company phone").fill("8005550142");
  const date = page.getByLabel("Date of the report");
  await date.fill("2026-09-30");
  await page.getByRole("heading", { name: "Who made your report?" }).click();
  await expect(date).toHaveAccessibleDescription(/^Your report must be from the last 30 days\./);
  await date.fill("2026-11-02");
  await next(page, "Review and submit");
  await page.goto(addressOf(applicant, "screening"));
  await expect(company).toHaveValue("Acme Tenant Reports");
  await expect(page.getByLabel("Company phone")).toHaveValue("+1 (800) 555-0142");
  await savePicture(page, "screening-own-report");
  await next(page, "Review and submit");
  await certify(page);
});

test("In New York a person reads, prints and saves the reports on them", async ({ page }) => {
  const applicant = await aPersonAtScreening(page, { place: "albany" });
  await passScreening(applicant);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Your copies" })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const copies = page.getByRole("region", { name: "Your copies" });
  await expect(copies.getByRole("button")).toHaveText(["Open credit report", "Open criminal report"]);
  await copies.getByRole("button", { name: "Open credit report" }).click();
  const dialog = page.getByRole("dialog", { name: "Credit report" });
  await expect(dialog.locator("iframe")).not.toHaveAttribute("sandbox", /allow-scripts/);
  await expect(dialog.frameLocator("iframe").getByText("742").first()).toBeVisible();
  await expectAccessible(page, "a copy of one's own report");
  await savePicture(page, "screening-own-copy");
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.querySelector("iframe")!.contentWindow!.print = () => resolve(true);
      }),
  );
  await dialog.getByRole("button", { name: "Print" }).click();
  expect(await printed).toBe(true);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("Credit report.html");
  expect(readFileSync(await saved.path(), "utf8")).toContain("742");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("Each state's fee is said with its reason and its source", async ({ page }) => {
  const fees = [
    ["albany", "$20", /limits the fee to \$20\. .*Source: N\.Y\. Real Property Law 238-a/],
    ["boston", "$0", /doesn’t allow a fee\..*one secondary source/],
    ["sacramento", "$35", /limits the fee to what the reports cost\..*You aren’t chosen\./],
  ] as const;
  for (const [place, amount, reason] of fees) {
    const applicant = await aPersonAtScreening(page, { place });
    await page.goto(addressOf(applicant, "start"));
    const costs = page.getByRole("region", { name: "What it costs" });
    await expect(costs.locator("dd").last()).toHaveText(amount);
    await expect(costs).toHaveText(reason);
    await savePicture(page, `screening-costs-${place}`);
  }
});
