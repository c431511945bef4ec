import { expect, type Page, test } from "@playwright/test";
import {
  aLead,
  anApplicant,
  anApplicationSent,
  aPdf,
  attach,
  complete,
  giveAddress,
  handIn,
  invite,
} from "./stage/applications.ts";
import { expectAccessibleInBothThemes, logIn, savePicture, signedOutElsewhere, signIn } from "./stage/browser.ts";
import { inDatabase } from "./stage/database.ts";
import { aHousehold, reportsDelivered } from "./stage/households.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { callAs, mailTo } from "./stage/world.ts";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const verdict = (page: Page, title: string) => page.getByRole("complementary", { name: title });
const row = (page: Page, name: string, report: string) =>
  card(page, name).getByRole("listitem").filter({ hasText: report });

test("The owner answers the bureau's statements as they are given before an application is sent", async ({ page }) => {
  const owner = await anOwner();
  await giveAddress(owner);
  const home = await aListedHome(owner);
  const { renterId, name } = await aLead(owner, home.id);
  await signIn(page, owner, `/property/${home.id}/renter/profile/${renterId}`);
  await page.getByRole("button", { name: "Send application" }).click();
  const sending = page.getByRole("dialog", { name: "Send application" });
  const send = sending.getByRole("button", { name: "Send application" });
  await expect(sending.getByRole("checkbox")).toHaveCount(3);
  await expect(sending.getByRole("checkbox", { name: /\(optional\)/ })).toHaveCount(1);
  await expect(sending.getByRole("link", { name: /Read the terms/ })).toHaveAttribute("href", /\/terms$/);
  await expectAccessibleInBothThemes(page, "the bureau's statements");
  await savePicture(page, "application-send-statements");
  await sending.getByRole("checkbox", { name: /terms/ }).check();
  await expect(send).toHaveAttribute("aria-disabled", "true");
  for (const tick of await sending.getByRole("checkbox", { name: /^(?!.*\(optional\))/ }).all()) await tick.check();
  await send.click();
  await expect(page.getByRole("dialog", { name: "Application sent" })).toContainText(
    `${name} will receive a link to apply`,
  );
});

test("What stands in the place of a report says why, the same for everyone", async ({ page }) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const household = await aHousehold(owner, home, [
    { name: "Ada Slow", type: "APPLICANT" },
    { name: "Ben Onlycredit", type: "CO_APPLICANT" },
    { name: "Cora Lind", type: "CO_APPLICANT", isScreened: false },
  ]);
  const [ada, ben] = household.people;
  await signIn(page, owner, household.path);

  await test.step("one that is to come, one that there is not, and a person without reports", async () => {
    await expect(row(page, "Ada Slow", "Eviction report")).toContainText("Not ready yet");
    await expect(row(page, "Ben Onlycredit", "Credit report")).toContainText("Valid until", { timeout: 30_000 });
    await expect(row(page, "Ben Onlycredit", "Criminal report")).toContainText("No report");
    for (const report of ["Credit report", "Criminal report", "Eviction report"])
      await expect(row(page, "Cora Lind", report)).toContainText("No report");
    await expect(card(page, "Cora Lind")).toContainText(
      "Applied without reports. Everything else in the application is here to review.",
    );
    await expect(card(page, "Cora Lind")).not.toContainText(/social security|number/i);
    await expectAccessibleInBothThemes(page, "reports that are missing");
    await savePicture(page, "application-reports-missing");
  });

  await test.step("a report that is to come says so at its address", async () => {
    await page.goto(`/application/${ada!.applicationId}/report/credit`);
    await expect(page.getByText("This report isn't ready yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Application" })).toBeVisible();
    await page.goto(`/application/${ben!.applicationId}/report/criminal`);
    await expect(page.getByText("Report not found")).toBeVisible();
    await page.goto(`/application/${ben!.applicationId}/report/housing`);
    await expect(page.getByText("Report not found")).toBeVisible();
  });

  await test.step("one that fails to load can be tried again", async () => {
    await page.route("**/report?productType=CREDIT", (route) => route.fulfill({ status: 503 }));
    await page.goto(`/application/${ben!.applicationId}/report/credit`);
    const failed = page.getByRole("alert");
    await expect(failed).toContainText("Could not load the report", { timeout: 20_000 });
    await expect(failed).toContainText("Please reload the page or try again later");
    await expectAccessibleInBothThemes(page, "a report that fails to load");
    await savePicture(page, "screening-report-failed");
    await page.unroute("**/report?productType=CREDIT");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Credit report" })).toBeVisible();
  });

  await test.step("one that has expired has no link, and its address says so", async () => {
    const changed = await inDatabase(
      "update screening set expires_at = '2026-11-20T12:00:00Z' where application_id = $1",
      [ben!.applicationId],
    );
    expect(changed).toBe(1);
    await page.goto(household.path);
    await expect(row(page, "Ben Onlycredit", "Credit report")).toContainText("Expired on Nov 20");
    await expect(card(page, "Ben Onlycredit").getByRole("link", { name: /^View/ })).toHaveCount(0);
    await page.goto(`/application/${ben!.applicationId}/report/credit`);
    await expect(page.getByText("This report has expired")).toBeVisible();
  });
});

test("A report is shown once the owner gave an address of their own", async ({ page }) => {
  const owner = await anOwner();
  const household = await aHousehold(owner, await aListedHome(owner), [{ name: "Ada Clean", type: "APPLICANT" }]);
  await reportsDelivered(owner, household);
  const changed = await inDatabase("update member set address = null where company_id = $1", [owner.companyId]);
  expect(changed).toBe(1);
  await signIn(page, owner, `/application/${household.people[0]!.applicationId}/report/credit`);
  const asked = page.getByRole("dialog", { name: "Please provide your address" });
  await expect(asked.getByRole("combobox", { name: "Address" })).toBeFocused();
  await expect(asked).toContainText("Your address is required by our screening provider and will not be shared.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Please provide your address to read this report.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a report that needs the owner's address");
  await page.getByRole("button", { name: "Provide address" }).click();
  await asked.getByRole("combobox", { name: "Address" }).pressSequentially("12 Main St, Austin, TX");
  await page.getByRole("option").first().click();
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Address saved successfully")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Credit report" })).toBeVisible();

  await test.step("a frame that is resized while its document is loaded is measured later", async () => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.locator("iframe").evaluate(async (frame: HTMLIFrameElement) => {
      frame.contentDocument!.open();
      frame.style.width = "50%";
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    expect(errors).toEqual([]);
  });
});

test("The owner opens the report that a co-signer brought, whose application is not shown", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner, {
    location: {
      ...{ address: "1 Colfax Ave", city: "Denver", state: "CO", zip: "80203" },
      ...{ latitude: 39.74, longitude: -104.98 },
    },
  });
  const { bundle, email } = await anApplicationSent(owner, home, "Ada Lind");
  const ada = await anApplicant("Ada Lind", email);
  const morgan = await invite(ada, "CO_SIGNER", "Morgan Lind");
  const ways = [
    { person: ada, type: "APPLICANT", because: "NO_SSN" },
    { person: morgan, type: "CO_SIGNER", because: "OWN_REPORT" },
  ] as const;
  for (const { person, type, because } of ways) {
    await complete(person, type);
    const screening = `/renter-application/${person.applicationId}/screening`;
    await callAs(person.token)("POST", `${screening}/skip`, { because });
    if (because === "OWN_REPORT") {
      await attach(person, { kind: "OWN_REPORT", name: "my-report.pdf", bytes: aPdf(["My own report"]) });
      const agency = { name: "Acme Tenant Reports", phone: "8005550142", address: null, madeOn: "2026-11-20" };
      await callAs(person.token)("PUT", `${screening}/report-agency`, agency);
    }
    await handIn(person);
  }
  await signIn(
    page,
    owner,
    `/property/${home.id}/renter/profile/${bundle.primaryApplicant.id}/application/${bundle.id}`,
  );
  await expect(card(page, "Morgan Lind")).toContainText("Made by Acme Tenant Reports, +1 (800) 555-0142.");
  await expect(card(page, "Morgan Lind").getByRole("button", { name: /^View application/ })).toHaveCount(0);
  await expect(card(page, "Ada Lind").getByRole("button", { name: /^View own screening report/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "a co-signer who brought a report");
  await card(page, "Morgan Lind").getByRole("button", { name: "View own screening report, Morgan Lind" }).click();
  const viewer = page.getByRole("dialog", { name: "Files" });
  await expect(viewer.getByText("My own report")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("Another owner finds no report at its address", async ({ page }) => {
  const owner = await anOwner();
  const household = await aHousehold(owner, await aListedHome(owner), [{ name: "Ada Clean", type: "APPLICANT" }]);
  await signIn(page, await anOwner(), `/application/${household.people[0]!.applicationId}/report/credit`);
  await expect(page.getByText("Report not found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Application" })).toHaveCount(0);
});

test("By keyboard alone the owner reads a report, declines, reads the notice and the record", async ({ page }) => {
  test.setTimeout(180_000);
  const owner = await anOwner();
  const household = await aHousehold(owner, await aListedHome(owner), [{ name: "Ada Clean", type: "APPLICANT" }]);
  await reportsDelivered(owner, household);
  await signIn(page, owner, household.path);
  const press = async (name: string | RegExp, role: "link" | "button" = "button") => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press("Enter");
  };
  await expect(card(page, "Ada Clean")).toBeVisible();
  await press("View Credit report, Ada Clean", "link");
  await expect(page.getByRole("heading", { level: 1, name: "Credit report" })).toBeFocused();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Credit report" })).toBeVisible();
  const seen: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    seen.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
  }
  expect(seen).toContain("Print");
  await press("Back to Application", "link");
  await press("Decline application");
  await expect(page.getByRole("button", { name: "I'll consider further" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(verdict(page, "Application declined").getByRole("heading").first()).toBeFocused();
  const notice = page.getByText("Read the notice to Ada Clean");
  await notice.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("did not make the decision")).toBeVisible();
  await press("Show the record of decisions");
  await expect(page.getByRole("article").filter({ hasText: "Declined" })).toBeVisible();
});

/** Opens the review of a household in New Jersey, where a criminal report follows a conditional offer. */
async function inTwoSteps(page: Page) {
  const owner = await anOwner();
  const home = await aListedHome(owner, {
    location: {
      ...{ address: "12 Grove Street", city: "Hoboken", state: "NJ", zip: "07030" },
      ...{ latitude: 40.744, longitude: -74.0324 },
    },
  });
  const household = await aHousehold(owner, home, [{ name: "Ada Record", type: "APPLICANT" }]);
  await reportsDelivered(owner, household);
  await signIn(page, owner, household.path);
  return { household, owner };
}

test("In New Jersey a household that was declined is reconsidered by a conditional offer", async ({ page }) => {
  const { household } = await inTwoSteps(page);
  await page.getByRole("button", { name: "Decline application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  const declined = verdict(page, "Application declined");
  await declined.getByRole("button", { name: "Reconsider" }).click();
  await expect(declined).toContainText("We'll tell everyone in the household that you'll rent to them unless");
  await expect(declined.getByRole("button", { name: "Accept application" })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "reconsidering by an offer");
  await savePicture(page, "application-offer-reconsidered");
  await declined.getByRole("button", { name: "Make a conditional offer" }).click();
  await expect(verdict(page, "Meets your criteria?")).toContainText("You made a conditional offer on Nov 23.");
  await expect(page.getByRole("region", { name: "Notices" }).getByText("Read the notice to Ada Record")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Criminal report, Ada Record" })).toBeVisible();
  await mailTo(household.people[0]!.email, /reconsidered your application/);
  await page.getByRole("button", { name: "Accept application" }).click();
  await expect(verdict(page, "Application accepted")).toBeVisible();
});

test("In New Jersey no offer is made of a home that is rented out, and the owner reads why", async ({ page }) => {
  const { household, owner } = await inTwoSteps(page);
  const [, propertyId] = /property\/([\w-]+)/.exec(household.path)!;
  await callAs(owner.token)("PUT", `/property-listing/complete/${propertyId}`);
  await page.reload();
  const offer = page.getByRole("button", { name: "Make a conditional offer" });
  await expect(offer).toHaveAttribute("aria-disabled", "true");
  await expect(verdict(page, "Meets your criteria?")).toContainText(
    "This home is rented out. Resume the listing to make an offer.",
  );
  await expectAccessibleInBothThemes(page, "an offer that cannot be made");
  await expect(page.getByRole("button", { name: "Accept application" })).toHaveCount(0);
  await page.getByRole("button", { name: "Decline application" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await expect(verdict(page, "Application declined")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reconsider" })).toHaveCount(0);
});

test("In New Jersey a criminal report follows a conditional offer, which is taken back with a reason", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { household, owner } = await inTwoSteps(page);

  await test.step("until the offer there is no criminal report and no acceptance", async () => {
    await expect(row(page, "Ada Record", "Criminal report")).toContainText("After a conditional offer");
    await expect(page.getByRole("button", { name: "Accept application" })).toHaveCount(0);
    await expect(verdict(page, "Meets your criteria?")).toContainText(
      "In New Jersey, a criminal report may be read only after a conditional offer.",
    );
    await page.getByRole("button", { name: "Make a conditional offer" }).click();
    await expect(page.getByRole("dialog", { name: "Make a conditional offer?" })).toBeVisible();
    await expectAccessibleInBothThemes(page, "the question before a conditional offer");
    await savePicture(page, "application-offer");
    await page.getByRole("button", { name: "Make the offer" }).click();
    await expect(page.getByText("You made a conditional offer on Nov 23.")).toBeVisible();
  });

  await test.step("then the report is read", async () => {
    await page.getByRole("link", { name: "View Criminal report, Ada Record" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { name: "Criminal report" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Application" }).click();
  });

  await test.step("taking the offer back needs a reason, which the person reads", async () => {
    await page.getByRole("button", { name: "Withdraw the offer" }).click();
    const question = page.getByRole("dialog", { name: "Withdraw the offer?" });
    await expect(question).toContainText("30 days to ask about it and appeal");
    await expect(question.getByRole("button", { name: "Withdraw the offer" })).toHaveAttribute("aria-disabled", "true");
    await question.getByLabel("Reason for Ada").fill("No families with children, please.");
    await question.getByRole("button", { name: "Withdraw the offer" }).click();
    await expect(question.getByRole("alert")).toContainText(
      "This may violate fair housing laws. Consider rephrasing it.",
    );
    await expect(question.getByLabel("Reason for Ada")).toHaveValue("No families with children, please.");
    await expect(question.getByLabel("Reason for Ada")).toBeFocused();
    await question.getByLabel("Reason for Ada").fill("A conviction for arson in 2024.");
    await signedOutElsewhere(page);
    await logIn(page, owner);
    await page.getByRole("button", { name: "Withdraw the offer" }).click();
    await expect(question.getByLabel("Reason for Ada")).toHaveValue("A conviction for arson in 2024.");
    await expectAccessibleInBothThemes(page, "the question before an offer is taken back");
    await savePicture(page, "application-offer-withdraw");
    await question.getByRole("button", { name: "Withdraw the offer" }).click();
    await expect(verdict(page, "Application declined")).toBeVisible();
    await mailTo(household.people[0]!.email, /A conviction for arson in 2024/);
    await page.getByText("Read why the offer was withdrawn").click();
    await expect(page.getByText("A conviction for arson in 2024.")).toBeVisible();
    await page.getByRole("button", { name: "Show the record of decisions" }).click();
    await expect(page.getByRole("article").filter({ hasText: "Made a conditional offer" })).toBeVisible();
  });
});
