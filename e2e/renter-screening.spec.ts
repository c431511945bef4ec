import { expect, test } from "@playwright/test";
import { anApplicant, anApplicationSent, complete } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectWholeLabels, openAs, savePicture } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { heading, next } from "./stage/renter-form.ts";
import { agreeToReports, confirmAge, fillIdentity, payFee } from "./stage/screening.ts";
import { mailTo } from "./stage/world.ts";

test("A person is screened: age, consent, fee, identity and questions, then the reports come", async ({ page }) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Jordan Exam");
  const applicant = await anApplicant("Jordan Exam", email);
  const looks = async (state: string) => {
    await expectAccessibleInBothThemes(page, state);
    await expectWholeLabels(page);
    await savePicture(page, state);
  };

  await test.step("the costs stand before anything is asked", async () => {
    await openAs(page, applicant.token, `/renter/application/${applicant.applicationId}`);
    await expect(heading(page)).toHaveText("Before you start");
    const costs = page.getByRole("region", { name: "What it costs" });
    await expect(costs).toContainText("Credit, criminal and eviction reports");
    await expect(costs).toContainText("$49");
    await expect(costs).toContainText("We don’t know of a rule about application fees in this area");
    await expect(costs).toContainText("We can’t get any of your reports.");
    await looks("screening-costs");
  });

  await complete(applicant, "APPLICANT");
  await page.goto(`/renter/application/${applicant.applicationId}?step=documents`);

  await test.step("who is 17 is told at the field, and an adult goes on", async () => {
    await next(page, "When were you born?");
    await looks("screening-age");
    await confirmAge(page, "2009-06-01");
    await expect(page.getByText("Age must be between 18 and 125")).toBeVisible();
    await expect(page.getByLabel("Date of birth")).toBeFocused();
    await expect(page.getByLabel("Date of birth")).toHaveValue("2009-06-01");
    await looks("screening-underage");
    await confirmAge(page);
  });

  await test.step("nothing is ordered without the consent that the bureau needs", async () => {
    await expect(heading(page)).toHaveText("Agree to the reports");
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await looks("screening-consent");
    await page.getByRole("button", { name: "Agree and continue" }).click();
    await expect(page.getByText("Please agree to this to continue").first()).toBeVisible();
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await agreeToReports(page);
  });

  await test.step("the fee is paid on the provider's page, and its receipt is kept at hand", async () => {
    await expect(heading(page)).toHaveText("Pay the screening fee");
    await looks("screening-fee");
    await payFee(page);
    await expect(page).toHaveURL(/\?step=screening$/);
    await expect(page.getByText("You paid $49 on Nov 23, 2026.")).toBeVisible();
    await expect(page.getByRole("link", { name: "See the receipt" })).toBeVisible();
    await looks("screening-identity");
  });

  await test.step("what is wrong is said at its field, and the bureau's questions follow", async () => {
    await fillIdentity(page, { ssn: "66612O987", ssnAgain: "66612O987" });
    const order = page.getByRole("button", { name: "Order my reports" });
    await order.click();
    await expect(page.getByText("Only numbers are allowed").first()).toBeVisible();
    await fillIdentity(page, { ssnAgain: "666120988" });
    await order.click();
    await expect(page.getByText("Social Security numbers do not match")).toBeVisible();
    await expect(page.getByLabel("Social Security number again")).toBeFocused();
    await looks("screening-numbers-differ");
    await fillIdentity(page);
    await order.click();
    await expect(heading(page)).toHaveText("A few questions about you");
    await looks("screening-exam");
    await page.getByRole("button", { name: "Send my answers" }).click();
    await expect(page.getByText("Please choose an answer").first()).toBeVisible();
    for (const question of await page.getByRole("group").all()) await question.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Send my answers" }).click();
  });

  await test.step("the reports come while the person is free to go on", async () => {
    await expect(heading(page)).toHaveText(/Your reports are (ordered|here)/);
    await looks("screening-ordered");
    await expect(heading(page)).toHaveText("Your reports are here", { timeout: 40_000 });
    await next(page, "Review and submit");
    const reviewed = page.getByRole("region", { name: "Screening" });
    await expect(reviewed).toContainText("Your reports are here");
    await expect(reviewed).toContainText("You paid $49");
    await looks("screening-review");
    await page.getByRole("checkbox", { name: /I confirm that my answers are true/ }).check();
    await page.getByRole("button", { name: "Submit application" }).click();
    await expect(heading(page)).toHaveText("Alder Street Bungalow");
    await expect(page.getByRole("region", { name: "Your reports are here" })).toContainText("You paid $49");
    await looks("screening-submitted");
    await mailTo(email, /receipt/i);
  });
});
