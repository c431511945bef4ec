import { expect, type Page, test } from "@playwright/test";
import { aPersonAtScreening, certify } from "./stage/at-screening.ts";
import { expectAccessible, savePicture } from "./stage/browser.ts";
import { heading, next } from "./stage/renter-form.ts";
import { agreeToReports, confirmAge, fillIdentity, passScreeningOn, payFee, proof } from "./stage/screening.ts";

const chooseEverywhere = async (page: Page, place: "first" | "last"): Promise<void> => {
  for (const question of await page.getByRole("group").all()) await question.getByRole("radio")[place]().check();
  await page.getByRole("button", { name: "Send my answers" }).click();
};

test("An identity that was interrupted is asked for again, and no browser keeps it", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Exam" });
  await confirmAge(page);
  await agreeToReports(page);
  await payFee(page);
  const ssn = page.getByLabel("Social Security number", { exact: true });
  await expect(ssn).toHaveCSS("-webkit-text-security", "disc");
  await page.getByRole("button", { name: "Show the numbers" }).click();
  await expect(ssn).toHaveCSS("-webkit-text-security", "none");
  await fillIdentity(page);
  await page.getByRole("button", { name: "Order my reports" }).click();
  await expect(heading(page)).toHaveText("A few questions about you");
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  for (const secret of [proof.ssn, proof.ssnAgain, proof.birthDate]) expect(kept).not.toContain(secret);
  await page.reload();
  await expect(heading(page)).toHaveText("Confirm who you are");
  await expect(page.getByText(/^You left before answering the bureau’s questions\./)).toBeVisible();
  await expect(ssn).toHaveValue("");
  await expect(page.getByLabel("Date of birth")).toHaveValue("");
  await savePicture(page, "screening-asked-again");
});

test("Who fails the bureau's questions three times goes on without reports and gets the fee back", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Examfail" });
  await passScreeningOn(page);
  await expect(heading(page)).toHaveText("A few questions about you");
  await chooseEverywhere(page, "last");
  await expect(page.getByText("The bureau couldn’t match your answers. Here are other questions.")).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await chooseEverywhere(page, "last");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await chooseEverywhere(page, "last");
  await expect(heading(page)).toHaveText("The bureau couldn’t confirm who you are");
  await expect(page.getByText(/We(’re returning your| returned) \$49/)).toBeVisible();
  await expectAccessible(page, "an identity that failed");
  await savePicture(page, "screening-identity-failed");
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByText("We returned $49 on Nov 23, 2026.")).toBeVisible({ timeout: 40_000 });
  await savePicture(page, "screening-returned");
});

test("A check by phone holds nobody up, and the reports are ordered once it is over", async ({ page }) => {
  test.setTimeout(180_000);
  await aPersonAtScreening(page, { name: "Jordan Manual" });
  await passScreeningOn(page);
  await expect(heading(page)).toHaveText("A few questions about you");
  await chooseEverywhere(page, "first");
  await expect(heading(page)).toHaveText("The bureau has to confirm who you are by phone");
  await savePicture(page, "screening-manual");
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByRole("heading", { name: "Order your reports" })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "the order that is left after a check by phone");
  await savePicture(page, "screening-order-left");
  await fillIdentity(page);
  await page.getByRole("button", { name: "Order my reports" }).click();
  await expect(page.getByRole("heading", { name: /Your reports are (ordered|here)/ })).toBeVisible();
});

test("Without a Social Security number a person goes on without reports and fee, and may change their mind", async ({
  page,
}) => {
  await aPersonAtScreening(page);
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await expectAccessible(page, "the question before going on without reports");
  await savePicture(page, "screening-no-number");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page)).toHaveText("When were you born?");
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on without reports" }).click();
  await expect(heading(page)).toHaveText("You’re applying without screening reports");
  await savePicture(page, "screening-skipped");
  await page.getByRole("button", { name: "Get screened instead" }).click();
  await confirmAge(page);
  await expect(heading(page)).toHaveText("Agree to the reports");
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on without reports" }).click();
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByRole("region", { name: "You’re applying without screening reports" })).toBeVisible();
});
