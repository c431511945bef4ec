import { expect, test } from "@playwright/test";
import { addressOf, aPersonAtScreening } from "./stage/at-screening.ts";
import { alertsStay, expectAccessible, savePicture, withoutChanges } from "./stage/browser.ts";
import { heading } from "./stage/renter-form.ts";
import { agreeToReports, confirmAge, payFee, proof } from "./stage/screening.ts";

test("By keyboard alone a person goes from age to the reports", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Exam", place: "boston" });
  const reach = async (role: "button" | "checkbox" | "textbox" | "radio" | "combobox", name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await expect(heading(page)).toHaveText("When were you born?");
  await page.getByLabel("Date of birth").focus();
  await page.keyboard.type("05171984");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Agree to the reports");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const ticks = await page.getByRole("checkbox").count();
  for (let tick = 0; tick < ticks; tick++) {
    do await page.keyboard.press("Tab");
    while (!(await page.evaluate(() => document.activeElement?.matches("input[type=checkbox]"))));
    await page.keyboard.press("Space");
  }
  await reach("button", "Agree and continue");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("There’s no fee");
  await reach("button", "Continue");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Confirm who you are");
  await reach("textbox", "Social Security number");
  await page.keyboard.type(proof.ssn);
  await page.keyboard.press("Tab");
  await page.keyboard.type(proof.ssnAgain);
  await reach("button", "Show the numbers");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Hide the numbers" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("05171984");
  await reach("textbox", "Street address");
  await page.keyboard.type("12 Pine St");
  await reach("textbox", "City");
  await page.keyboard.type("Columbus");
  await reach("combobox", "State");
  await page.keyboard.type("Ohio");
  await reach("textbox", "ZIP code");
  await page.keyboard.type("43215");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("A few questions about you");
  const questions = await page.getByRole("group").count();
  for (let question = 0; question < questions; question++) {
    do await page.keyboard.press("Tab");
    while (!(await page.evaluate(() => document.activeElement?.matches("input[type=radio]"))));
    await page.keyboard.press("Space");
  }
  await reach("button", "Send my answers");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/Your reports are (ordered|here)/);
});

test("Who leaves the payment page without paying is told so, and can pay then", async ({ page }) => {
  await aPersonAtScreening(page);
  await confirmAge(page);
  await agreeToReports(page);
  await page.getByRole("button", { name: "Pay $49" }).click();
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(heading(page)).toHaveText("Pay the screening fee");
  await expect(page.getByText("You left the payment page before paying. Nothing was charged.")).toBeVisible();
  await expectAccessible(page, "a canceled payment");
  await savePicture(page, "screening-canceled");
  await payFee(page);
});

test("What another tab did meanwhile is shown with a sentence", async ({ page, context }) => {
  await alertsStay(page);
  await withoutChanges(page);
  const applicant = await aPersonAtScreening(page);
  const other = await context.newPage();
  await other.goto(addressOf(applicant, "screening"));
  await confirmAge(other);
  await expect(heading(other)).toHaveText("Agree to the reports");
  // The page was not looked at meanwhile, and heard nothing.
  await page.getByLabel("Date of birth").fill(proof.birthDate);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your screening may be open in another tab. This is where it stands now.")).toBeVisible();
  await expect(heading(page)).toHaveText("Agree to the reports");
});
