import { expect, type Page, test } from "@playwright/test";
import {
  type Applicant,
  aLead,
  anApplicant,
  anApplicationSent,
  attach,
  complete,
  handIn,
  invite,
  submit,
} from "./stage/applications.ts";
import { anotherBrowser, expectAccessible, signIn, withoutChanges } from "./stage/browser.ts";
import { aListedHome, anOwner, newAddress, password } from "./stage/people.ts";
import { photoOf } from "./stage/photos.ts";
import { heading, isSaved } from "./stage/renter-form.ts";
import { callAs, mailTo } from "./stage/world.ts";

/** An application of a renter who has an account, at an owner's home. */
async function anApplication(): Promise<Applicant> {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Jordan Avery");
  return anApplicant("Jordan Avery", email);
}

const formPath = ({ applicationId }: Applicant, step: string): string =>
  `/renter/application/${applicationId}?step=${step}`;

async function openForm(page: Page, applicant: Applicant, step: string): Promise<void> {
  await page.goto("/terms");
  await page.evaluate((token) => localStorage.setItem("accessToken", token), applicant.token);
  await page.goto(formPath(applicant, step));
  await expect(heading(page)).toBeVisible();
}

test("A section is filled with the keyboard alone", async ({ page }) => {
  const applicant = await anApplication();
  await openForm(page, applicant, "about");
  await page.getByLabel("A few words about yourself").focus();
  await page.keyboard.type("I work downtown.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12052026");
  for (let tabs = 0; tabs < 6 && !(await page.getByRole("switch").evaluate((one) => one.matches(":focus"))); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
  await isSaved(page);
  await page.reload();
  await expect(page.getByLabel("When would you like to move in?")).toHaveValue("2026-12-05");
  await expect(page.getByRole("switch")).toBeChecked();
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
});

test("A long amount is typed digit by digit, and corrected", async ({ page }) => {
  const applicant = await anApplication();
  await openForm(page, applicant, "income");
  await page.getByRole("button", { name: "Add a job" }).click();
  const income = page.getByLabel("Net income per month");
  await income.pressSequentially("12500");
  await expect(income).toHaveValue("12,500");
  await income.blur();
  await isSaved(page);
  await income.press("End");
  await income.press("Backspace");
  await income.blur();
  await expect(income).toHaveValue("1,250");
  await isSaved(page);
  await expect(page.getByText("Only numbers are allowed")).toBeHidden();
});

test("Photos of pets can be deleted by who has none after all", async ({ page }) => {
  const applicant = await anApplication();
  await attach(applicant, { kind: "PET_PHOTO", name: "terrier.webp", bytes: await photoOf("yard") });
  await openForm(page, applicant, "pets");
  await page.getByRole("radio", { name: "No" }).check();
  await isSaved(page);
  await page.getByRole("button", { name: "Delete terrier.jpg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Add photos" })).toBeHidden();
});

test("What one device saves shows on the other", async ({ page, browser }) => {
  const applicant = await anApplication();
  const phone = await anotherBrowser(browser, page);
  await openForm(page, applicant, "about");
  await openForm(phone, applicant, "about");
  const words = (on: Page) => on.getByLabel("A few words about yourself");
  await words(phone).fill("I wrote this on my phone.");
  await words(phone).blur();
  await expect(words(page)).toHaveValue("I wrote this on my phone.");
});

test("Two devices that answer one section differently: the person chooses", async ({ page, browser }) => {
  const applicant = await anApplication();
  const phone = await anotherBrowser(browser, page);
  // Neither hears at once what the other saves.
  for (const device of [page, phone]) await withoutChanges(device);
  await openForm(page, applicant, "about");
  await openForm(phone, applicant, "about");
  const words = (on: Page) => on.getByLabel("A few words about yourself");
  await words(phone).fill("I wrote this on my phone.");
  await words(phone).blur();
  await isSaved(phone);
  await words(page).fill("I wrote this on my laptop.");
  await words(page).blur();
  const notice = page.getByRole("alert", { name: "You changed this on another device" });
  await expect(notice).toContainText("I wrote this on my phone.");
  await expect(words(page)).toHaveValue("I wrote this on my laptop.");
  await expectAccessible(page, "two devices that differ");
  await notice.getByRole("button", { name: "Keep what’s here" }).click();
  await isSaved(page);
  await expect(notice).toBeHidden();
  await words(phone).fill("I wrote this on my phone, later.");
  await words(phone).blur();
  const other = phone.getByRole("alert", { name: "You changed this on another device" });
  await other.getByRole("button", { name: "Use the other ones" }).click();
  await expect(words(phone)).toHaveValue("I wrote this on my laptop.");
});

test("An answer that cannot be saved stays in its field and is saved once the server is back", async ({ page }) => {
  const applicant = await anApplication();
  await openForm(page, applicant, "about");
  const call = `**/api/renter-application/${applicant.applicationId}`;
  await page.route(call, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  const words = page.getByLabel("A few words about yourself");
  await words.fill("I work downtown.");
  await words.blur();
  await expect(page.getByText("Couldn’t save. Retrying…")).toBeVisible();
  await expect(words).toHaveValue("I work downtown.");
  await page.getByRole("link", { name: "Save & quit" }).click();
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page, "leaving with unsaved answers");
  await asked.getByRole("button", { name: "Stay" }).click();
  await page.unroute(call);
  await isSaved(page);
  await page.getByRole("link", { name: "Save & quit" }).click();
  await expect(heading(page)).toHaveText("Your applications");
});

test("What was typed when the session ended is there after signing in again, at the same application", async ({
  page,
}) => {
  const applicant = await anApplication();
  await openForm(page, applicant, "about");
  await page.route(`**/api/renter-application/${applicant.applicationId}`, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 401, json: { message: "Please log in.", code: "unauthorized" } })
      : route.fallback(),
  );
  const words = page.getByLabel("A few words about yourself");
  await words.fill("I work downtown.");
  await words.blur();
  await expect(page).toHaveURL(/\/renter\/sign-in\?next=/);
  await page.unroute(`**/api/renter-application/${applicant.applicationId}`);
  await page.getByLabel("Email").fill(applicant.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(new RegExp(`/renter/application/${applicant.applicationId}`));
  await expect(page.getByText("We restored what you were typing.", { exact: true })).toBeVisible();
  await expect(words).toHaveValue("I work downtown.");
  await isSaved(page);
});

test("An application opens for its own person alone", async ({ page }) => {
  const applicant = await anApplication();
  await openForm(page, await anApplication(), "start");
  await page.goto(formPath(applicant, "start"));
  await expect(page.getByText("We can’t find this application")).toBeVisible();
  await expect(page.getByText("Jordan Avery")).toBeHidden();
  await page.getByRole("link", { name: "All applications" }).click();
  await expect(page).toHaveURL(/\/renter$/);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, await anOwner(), formPath(applicant, "start"));
  await expect(page).toHaveURL(/\/portfolio/);
});

test("A second application begins with the answers of the first, if the person wants", async ({ page }) => {
  const owner = await anOwner();
  const first = await aListedHome(owner);
  const second = await aListedHome(owner, { title: "Linden Court" });
  const { email } = await anApplicationSent(owner, first, "Jordan Avery");
  const applicant = await anApplicant("Jordan Avery", email);
  await submit(applicant, "APPLICANT");
  const { inquiryId } = await aLead(owner, second.id, "Jordan Avery", email);
  await callAs(owner.token)("POST", `/investor-application/${second.id}`, { inquiryId });
  // The mail ties the person to it, since they have an account.
  await mailTo(email, /Linden Court/);
  await openForm(page, applicant, "start");
  await page.goto("/renter");
  await page.getByRole("link", { name: /^Start application/ }).click();
  const offer = page.getByRole("region", { name: /^Use your answers from/ });
  await expectAccessible(page, "the offer of earlier answers");
  await offer.getByRole("button", { name: "Copy my answers" }).click();
  await expect(offer).toBeHidden();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Phone number")).toHaveValue("+1 (614) 555-0171");
});

test("An invited person is replaced by another, and removed", async ({ page }) => {
  const applicant = await anApplication();
  await openForm(page, applicant, "people");
  const invite = async (opener: string, name: string) => {
    await page.getByRole("button", { name: opener }).click();
    await page.getByLabel("First and last name").fill(name);
    await page.getByLabel("Email").fill(newAddress("kim"));
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Invited");
  };
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByLabel("First and last name")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await invite("Invite someone", "Kim Avery");
  await invite("Replace Kim Avery", "Robin Avery");
  await expect(page.getByRole("listitem").filter({ hasText: "Kim Avery" })).toBeHidden();
  await page.getByRole("button", { name: "Remove Robin Avery" }).click();
  await expectAccessible(page, "the question before removing a person");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Robin Avery" })).toBeHidden();
});

test("Who is removed while their form is open reads that it is gone", async ({ page }) => {
  const applicant = await anApplication();
  const invited = await invite(applicant, "CO_APPLICANT", "Kim Avery");
  await openForm(page, invited, "about");
  await expect(page.getByLabel("A few words about yourself")).toBeVisible();
  const path = `/renter-application/${applicant.applicationId}/people/${invited.applicationId}`;
  await callAs(applicant.token)("DELETE", path);
  await expect(page.getByText("We can’t find this application")).toBeVisible();
  await page.getByRole("link", { name: "All applications" }).click();
  await expect(page.getByText("No applications yet")).toBeVisible();
});

test("Who never finishes is removed after submitting, and the household is complete", async ({ page }) => {
  const applicant = await anApplication();
  await invite(applicant, "CO_SIGNER", "Kim Avery");
  await submit(applicant, "APPLICANT");
  await openForm(page, applicant, "start");
  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByRole("listitem").filter({ hasText: "Kim Avery" })).toContainText("Invited");
  await expect(people.getByRole("button", { name: "Invite someone" })).toHaveCount(0);
  await expectAccessible(page, "people who may be removed after submitting");
  await people.getByRole("button", { name: "Remove Kim Avery" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(people).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Waiting for everyone in the application to submit.")).toHaveCount(0);
});

test("The pictures and links of files work however long the form stood open", async ({ page }) => {
  const applicant = await anApplication();
  await complete(applicant, "APPLICANT");
  await page.clock.install();
  const passed = /\/files\/documents\/over/;
  await page.route(
    `**/api/renter-application/${applicant.applicationId}`,
    async (route) => {
      const given = await (await route.fetch()).text();
      await route.fulfill({
        contentType: "application/json",
        body: given.replaceAll("/files/documents/", "/files/documents/over"),
      });
    },
    { times: 1 },
  );
  await openForm(page, applicant, "documents");
  const file = page.getByRole("listitem").filter({ hasText: "driver-license" });
  const link = file.getByRole("link");
  await expect(link).toBeVisible();
  await page.clock.fastForward("06:00");
  await expect(link).not.toHaveAttribute("href", passed);
  const picture = file.locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await test.step("also once it is submitted", async () => {
    await handIn(applicant);
    await page.reload();
    const sent = page.getByRole("region", { name: "Documents" }).getByRole("link", { name: /driver-license/ });
    const before = await sent.getAttribute("href");
    await page.clock.fastForward("06:00");
    await expect(sent).not.toHaveAttribute("href", before!);
  });
});
