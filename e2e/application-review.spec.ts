import { expect, type Page, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { anApplicant, anApplicationSent, invite, submit } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { swipe } from "./stage/touch.ts";
import { callAs, mailTo } from "./stage/world.ts";

const verdict = (page: Page, title: string) => page.getByRole("complementary", { name: title });
const alert = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** A submitted application of one person. */
async function aSubmittedApplication(owner: Owner, home: PropertyView, name: string) {
  const { bundle, email } = await anApplicationSent(owner, home, name);
  await submit(await anApplicant(name, email), "APPLICANT");
  const path = `/property/${home.id}/renter/profile/${bundle.primaryApplicant.id}/application/${bundle.id}`;
  return { path, email, renterId: bundle.primaryApplicant.id };
}

test("The owner reads a household's applications beside their criteria and accepts, which pauses the listing", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { bundle, email } = await anApplicationSent(owner, home, "Jordan Avery");
  const path = `/property/${home.id}/renter/profile/${bundle.primaryApplicant.id}/application/${bundle.id}`;
  const jordan = await anApplicant("Jordan Avery", email);
  const riley = await invite(jordan, "CO_APPLICANT", "Riley Avery");
  const morgan = await invite(jordan, "CO_SIGNER", "Morgan Avery");
  await submit(jordan, "APPLICANT");
  await signIn(page, owner, path);
  const card = (name: string) => page.getByRole("article", { name });

  await test.step("until everyone has submitted, there is nothing to decide", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Jordan Avery's application" })).toBeVisible();
    await expect(verdict(page, "Not submitted yet")).toBeVisible();
    await expect(card("Jordan Avery")).toContainText("Complete");
    await expect(card("Riley Avery")).toContainText("Not started");
    await expect(page.getByText("Ready for review")).toHaveCount(0);
    await card("Riley Avery").getByRole("button", { name: "View" }).click();
    const panel = page.getByRole("dialog", { name: "Application" });
    await expect(panel).toContainText("This application isn't submitted yet.");
    await expect(panel.getByText("No info")).toHaveCount(7);
    await panel.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("the last submission brings the household, its status and the verdict, without a reload", async () => {
    await submit(riley, "CO_APPLICANT");
    await submit(morgan, "CO_SIGNER");
    await expect(page.getByText("Status: Ready for review")).toBeVisible();
    await expect(page.getByText(/^Submitted Nov, 2\d • 2 adults, 1 minor, 2 small dogs$/)).toBeVisible();
    await expect(page.getByRole("article")).toHaveText([/Applicant/, /Co-Applicant/, /Co-signer/]);
    await expect(card("Morgan Avery")).not.toContainText("Application");
    const criteria = verdict(page, "Meets your criteria?").getByRole("row");
    await expect(criteria.filter({ hasText: "Income" })).toContainText("$11,000 a month");
    await expect(criteria.filter({ hasText: "Income" }).getByRole("img", { name: "Meets" })).toBeVisible();
    await expect(criteria.filter({ hasText: "Pets" })).toContainText("2 small dogs");
    await expect(criteria.filter({ hasText: "Co-signer" })).toContainText("Morgan");
    await expectAccessibleInBothThemes(page, "an application to review");
    await expectWholeLabels(page);
    await savePicture(page, "application-review");
  });

  await test.step("on paper stands every application but the co-signer's, and no button", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 2, name: "Riley Avery" })).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 3, name: "Residence history" })).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 3, name: "Employment" })).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Accept application" })).toBeHidden();
    await expect(page.getByText(/^Porchlight, Nov 2\d, 2026$/)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("heading", { level: 3, name: "Residence history" })).toHaveCount(0);
  });

  await test.step("a verdict that fails is told, and may be given again", async () => {
    const accepts = "**/api/investor-application/*/accept";
    await page.route(accepts, (route) => route.fulfill({ status: 500, json: { message: "The disk is full" } }));
    await page.getByRole("button", { name: "Accept application" }).click();
    await expect(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
    await page.unroute(accepts);
  });

  await test.step("accepting acts at once and pauses the listing", async () => {
    await page.getByRole("button", { name: "Accept application" }).click();
    await expect(alert(page, "Application accepted")).toBeVisible();
    const accepted = verdict(page, "Application accepted");
    await expect(accepted).toContainText("Get your property rented faster by contacting your future renters");
    await expect(accepted.getByRole("link", { name: /^Call / })).toHaveAttribute("href", "tel:+16145550171");
    await expect(accepted.getByRole("link", { name: /^Email / })).toHaveAttribute("href", `mailto:${jordan.email}`);
    await expect(page.getByRole("heading", { name: "Application accepted" })).toBeFocused();
    await expect(page.getByText("Status: Ready for review")).toHaveCount(0);
    await expectAccessibleInBothThemes(page, "an accepted application");
    await savePicture(page, "application-accepted");
    await page.getByRole("link", { name: home.displayName }).click();
    await expect(page.getByText("Status: Unlisted").first()).toBeVisible();
  });
});

test("The owner declines an application, which tells the renter, and reconsiders", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { path, email, renterId } = await aSubmittedApplication(owner, home, "Nia Cole");
  await signIn(page, owner, path);

  await test.step("considering further changes nothing", async () => {
    await page.getByRole("button", { name: "Decline application" }).click();
    const question = page.getByRole("dialog", { name: "Decline this application?" });
    await expect(question).toContainText(
      "Applicants will be notified of your decision. You can always reconsider an application after initially declining.",
    );
    await expect(question.getByRole("button", { name: "I'll consider further" })).toBeFocused();
    await expectAccessibleInBothThemes(page, "the question before declining");
    await savePicture(page, "application-decline");
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(verdict(page, "Meets your criteria?")).toBeVisible();
  });

  const decline = async () => {
    await page.getByRole("button", { name: "Decline application" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  };

  await test.step("declining that fails is told, and may be done again", async () => {
    const declines = "**/api/investor-application/*/decline";
    await page.route(declines, (route) => route.fulfill({ status: 500, json: { message: "The disk is full" } }));
    await decline();
    await expect(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
    await page.unroute(declines);
  });

  await test.step("declining tells the renter", async () => {
    await decline();
    await expect(alert(page, "Application declined")).toBeVisible();
    await expect(verdict(page, "Application declined")).toContainText(
      "You can still reach out to the renter if you changed your mind",
    );
    await mailTo(email, /decided not to accept it/);
  });

  await test.step("reconsidering reveals the way back, and canceling it leaves all as it was", async () => {
    const declined = verdict(page, "Application declined");
    await expect(declined.getByRole("button", { name: "Accept application" })).toHaveCount(0);
    await declined.getByRole("button", { name: "Reconsider" }).click();
    await expectAccessibleInBothThemes(page, "a declined application reconsidered");
    await savePicture(page, "application-reconsider");
    await declined.getByRole("button", { name: "Cancel" }).click();
    await expect(declined.getByRole("button", { name: "Reconsider" })).toBeFocused();
    await declined.getByRole("button", { name: "Reconsider" }).click();
    await declined.getByRole("button", { name: "Accept application" }).click();
    await expect(verdict(page, "Application accepted")).toBeVisible();
  });

  await test.step("the link back leads to the renter's profile", async () => {
    await page.getByRole("link", { name: "Back to Renter profile" }).click();
    await expect(page).toHaveURL(new RegExp(`/renter/profile/${renterId}$`));
  });
});

test("The owner opens the files of an application", async ({ page, isMobile }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { path } = await aSubmittedApplication(owner, home, "Theo Lang");
  await signIn(page, owner, path);
  await page.getByRole("button", { name: "View application, Theo Lang" }).click();
  const panel = page.getByRole("dialog", { name: "Application", exact: true });
  const viewer = page.getByRole("dialog", { name: "Files" });

  await test.step("the panel shows everything that was stated", async () => {
    const part = (name: string) => panel.getByRole("region", { name });
    await expect(part("Personal details")).toContainText("Dec 7, 2026, flexible");
    await expect(part("Pets")).toContainText("1 small dog");
    await expect(part("Employment")).toContainText("Rise Bakery");
    await expect(part("Other income")).toContainText("$500 a month");
    await expect(part("Residence history")).toContainText("12 Pine St, Columbus, OH");
    await expect(part("Personal reference")).toContainText("Nia Cole");
    await expect(part("Attached files")).toContainText("Proof of income");
    await expect(panel.getByRole("textbox")).toHaveCount(0);
    await expectAccessibleInBothThemes(page, "the answers of an application");
    await savePicture(page, "application-panel");
  });

  await test.step("a PDF is read in place, and only what is shown is opened", async () => {
    const opened: string[] = [];
    page.on("request", (request) => {
      if (/\/files\/documents\//.test(request.url())) opened.push(request.url());
    });
    await panel.getByRole("button", { name: /pay-stub\.pdf/ }).click();
    await expect(viewer.getByRole("img", { name: "Page 1 of 2" })).toBeVisible();
    await expect(viewer.getByText("Pay stub of November")).toBeAttached();
    expect(opened).toHaveLength(1);
    await savePicture(page, "application-pdf");
  });

  await test.step("arrows and a swipe lead to the other files", async () => {
    await viewer.getByRole("button", { name: "Next file" }).click();
    await expect(viewer.getByText("File is not supported for preview")).toBeInViewport();
    await expect(viewer.getByRole("link", { name: /Download letter/ })).toHaveAttribute("download", "letter.docx");
    await viewer.getByRole("button", { name: "Next file" }).click();
    await expect(viewer.getByRole("img", { name: /driver-license/ })).toBeInViewport();
    if (isMobile) {
      await swipe(page, -300);
      await expect(viewer.getByText("2 of 3")).toBeVisible();
    }
  });

  await test.step("Escape closes the viewer, and the panel stays", async () => {
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(panel).toBeVisible();
    await panel.getByRole("button", { name: /terrier/ }).click();
    await expect(viewer.getByText("1 of 1")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("what cannot be loaded says so", async () => {
    await page.route("**/files/documents/**", (route) => route.fulfill({ status: 404 }));
    await panel.getByRole("button", { name: /driver-license/ }).click();
    await expect(viewer.getByText("Unable to load image")).toBeVisible();
    await viewer.getByRole("button", { name: "Next file" }).click();
    await expect(viewer.getByText("Unable to load pdf file")).toBeInViewport();
    await page.keyboard.press("Escape");
  });
});

test("The pictures of files are there however long the review stood open", async ({ page }) => {
  const owner = await anOwner();
  const { path } = await aSubmittedApplication(owner, await aListedHome(owner), "Ines Roy");
  await page.clock.install();
  const applications = "**/api/investor-application/application-bundle/*/applications";
  await page.route(
    applications,
    async (route) => {
      const given = await (await route.fetch()).text();
      await route.fulfill({
        contentType: "application/json",
        body: given.replaceAll("/files/documents/", "/files/documents/over"),
      });
    },
    { times: 1 },
  );
  await signIn(page, owner, path);
  await expect(verdict(page, "Meets your criteria?")).toBeVisible();
  await page.clock.fastForward("06:00");
  await page.getByRole("button", { name: "View application, Ines Roy" }).click();
  const picture = page.getByRole("button", { name: /driver-license/ }).locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("A review is shown once all that it is made of has come", async ({ page }) => {
  const owner = await anOwner();
  const { path } = await aSubmittedApplication(owner, await aListedHome(owner), "Omar Reyes");
  const bundle = "**/api/investor-application/application-bundle/*";
  for (const part of [bundle, `${bundle}/applications`, "**/api/renter/*"]) {
    const held = Promise.withResolvers<void>();
    await page.route(part, (route) => held.promise.then(() => route.continue()), { times: 1 });
    await signIn(page, owner, path);
    await expect(page.locator("[aria-busy]").filter({ hasText: "Loading" }).first()).toBeVisible();
    await expect(page.getByText("Omar Reyes's application")).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole("heading", { level: 1, name: "Omar Reyes's application" })).toBeVisible();
  }
});

test("An application that is withdrawn, missing or cannot be loaded says so", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { bundle, email } = await anApplicationSent(owner, home, "Ada Lind");
  const ada = await anApplicant("Ada Lind", email);
  await submit(ada, "APPLICANT");
  await callAs(ada.token)("POST", `/renter-application/${ada.applicationId}/withdraw`, {});
  const profile = `/property/${home.id}/renter/profile/${bundle.primaryApplicant.id}`;
  await signIn(page, owner, `${profile}/application/${bundle.id}`);
  await expect(page.getByText("Status: Withdrawn")).toBeVisible();
  await expect(verdict(page, "Application withdrawn")).toContainText("Ada withdrew this application.");
  await expect(page.getByRole("button", { name: "Accept application" })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "a withdrawn application");

  await test.step("what a fellow applicant did is not said of the primary one", async () => {
    const review = "**/api/investor-application/application-bundle/*";
    await page.route(review, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), hasSomeoneLeft: true } });
    });
    await page.reload();
    await expect(verdict(page, "Application withdrawn")).toContainText(
      "Someone in Ada's household left, so this application was withdrawn.",
    );
    await expect(page.getByText("Ada withdrew")).toHaveCount(0);
    await page.unroute(review);
  });

  await page.goto(`${profile}/application/${crypto.randomUUID()}`);
  await expect(page.getByText("Application not found")).toBeVisible();

  const applications = "**/api/investor-application/application-bundle/*/applications";
  await page.route(applications, (route) => route.fulfill({ status: 500 }));
  await page.goto(`${profile}/application/${bundle.id}`);
  await expect(page.getByRole("alert")).toContainText("Could not load data");
  await page.unroute(applications);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page, "Application withdrawn")).toBeVisible();
});
