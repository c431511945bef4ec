import { expect, type Page, type Request, test } from "@playwright/test";
import { expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn, signInOnly } from "./stage/browser.ts";
import { anOwner, type Owner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const steps = (page: Page) => page.getByRole("navigation", { name: "Steps" });
const triesToGoOn = (page: Page) => page.getByRole("button", { name: /^Continue/ }).click();
const isSave = (request: Request) => request.method() === "POST" && request.url().includes("/company/sign-up-info/");

async function aNewOwnerAt(page: Page): Promise<Owner> {
  const owner = await anOwner({ onboarded: false, name: "June Park" });
  await signIn(page, owner);
  await expect(heading(page)).toHaveText("Hi June, I'm Piper.");
  await page.getByRole("link", { name: "Let's start" }).click();
  await expect(heading(page)).toHaveText("Do you rent out as a company or as an individual?");
  return owner;
}

async function goesOn(page: Page): Promise<void> {
  const asked = (await heading(page).textContent())!;
  await triesToGoOn(page);
  // The address changes before the page does, whose button has the same name.
  await expect(heading(page)).not.toHaveText(asked);
}

const passesTheCalendarBy = (page: Page) => page.getByRole("button", { name: "Skip for now" }).click();

async function choosesAccountType(page: Page, type: "Company" | "Individual"): Promise<void> {
  await page.getByRole("radio", { name: new RegExp(`^${type}`) }).check();
  await goesOn(page);
}

async function tellsOfTheCompany(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Company name" }).fill("A1 Homes");
  await page.getByRole("combobox", { name: "Team size" }).selectOption("51-200");
  await page.getByLabel("Units overseen").fill("12");
  await page.getByLabel("What would help you most?").fill("Fewer calls");
  await goesOn(page);
}

const investorOf = (owner: Owner) =>
  callAs(owner.token)<{
    onboarding: { initialOnboardingCompleted: boolean };
    preferredScreeningSensitivity: string;
    user: { preferredCommunicationChannel: string; phoneNumber: string | null };
  }>("GET", "/investor/me");

test("The company is asked for again after a day, and not before", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && /\/api\/company$/.test(request.url())) asked.push(request.url());
  });
  await aNewOwnerAt(page);
  await choosesAccountType(page, "Company");
  await page.clock.fastForward("23:58:00");
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Company/ })).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.clock.fastForward("05:00");
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "Company name" })).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
});

test("A missing or invalid answer shows an error beside its field and keeps the step open", async ({ page }) => {
  await aNewOwnerAt(page);
  await expect(steps(page)).toContainText("Step 1 of 6");
  await expect(steps(page).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await triesToGoOn(page);
  await expect(page.getByText("Please choose an account type")).toBeVisible();
  await choosesAccountType(page, "Company");
  await triesToGoOn(page);
  for (const missing of ["Company name is required", "Team size is required", "Units overseen must be at least 1"]) {
    await expect(page.getByText(missing)).toBeVisible();
  }
  await page.getByRole("textbox", { name: "Company name" }).fill("12345");
  await page.getByLabel("What would help you most?").fill("x".repeat(201));
  await triesToGoOn(page);
  await expect(page.getByText("Please enter a valid company name (not only numbers)")).toBeVisible();
  await expect(page.getByText("Maximum 200 characters")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the company's mistakes");
  await savePicture(page, "onboarding-company-mistakes");
  await expect(page).toHaveURL("/onboarding/company");
  await tellsOfTheCompany(page);
  await goesOn(page);
  await passesTheCalendarBy(page);
  await page.getByRole("radio", { name: /^SMS/ }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Please enter a valid US phone number")).toBeVisible();
  await page.getByRole("radio", { name: /^Email/ }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
});

test("A company answers step by step, changes an answer, and everything is saved in one call", async ({ page }) => {
  const saves: Request[] = [];
  page.on("request", (request) => isSave(request) && saves.push(request));
  const owner = await aNewOwnerAt(page);
  await choosesAccountType(page, "Company");
  await expect(page).toHaveURL("/onboarding/company");
  await expect(steps(page)).toContainText("Step 2 of 6");
  await page.getByRole("textbox", { name: "Company name" }).fill("A1 Ho");
  await page.getByLabel("Units overseen").fill("7");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Company name" })).toHaveValue("A1 Ho");
  await expect(page.getByLabel("Units overseen")).toHaveValue("7");
  await tellsOfTheCompany(page);

  await expect(page).toHaveURL("/onboarding/strategy");
  await expect(steps(page)).toContainText("Step 3 of 6");
  await expect(page.getByRole("main")).toContainText("A1 Homes, 51-200 people, 12 units");
  for (const way of [
    "Only renters meeting every requirement can book",
    "I allow reasonable compromises",
    "No automatic rejections, you review everyone",
  ]) {
    await expect(page.getByText(way)).toBeVisible();
  }
  await expect(page.getByRole("radio", { name: /^Moderate/ })).toBeChecked();
  await savePicture(page, "onboarding-strategy");
  await page.getByRole("link", { name: "Change: Tell me a little about your company." }).click();
  await expect(page.getByRole("textbox", { name: "Company name" })).toHaveValue("A1 Homes");
  await page.getByRole("textbox", { name: "Company name" }).fill("B2 Homes");
  await goesOn(page);
  await page.getByRole("radio", { name: /^Strict/ }).check();
  await goesOn(page);

  await expect(page).toHaveURL("/onboarding/calendar");
  await expect(steps(page)).toContainText("Step 4 of 6");
  await passesTheCalendarBy(page);

  await expect(page).toHaveURL("/onboarding/communication");
  await expect(steps(page)).toContainText("Step 5 of 6");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Not now");
  await expect(page.getByRole("radio", { name: /^Email/ })).toBeChecked();
  await page.getByRole("link", { name: "Step 3, strategy" }).click();
  await expect(page.getByRole("radio", { name: /^Strict/ })).toBeChecked();
  await goesOn(page);
  await passesTheCalendarBy(page);
  await page.getByRole("radio", { name: /^SMS/ }).check();
  await page.getByLabel("Phone number").fill("4155550123");
  await page.reload();
  await expect(page.getByRole("radio", { name: /^SMS/ })).toBeChecked();
  await expect(page.getByLabel("Phone number")).toHaveValue("+1 (415) 555-0123");
  await page.getByRole("button", { name: "Finish" }).click();

  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await expect(heading(page)).toHaveText("You're all set.");
  await expect(steps(page)).toContainText("Step 6 of 6");
  await expect(page.getByRole("main")).toContainText("SMS, +1 (415) 555-0123");
  await expect(page.getByRole("term")).toHaveText([
    "Account type",
    "Company",
    "Screening",
    "Calendar",
    "Contact me by",
  ]);
  await page.goBack();
  await expect(page).toHaveURL("/onboarding/finish");
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the end of the onboarding");
  await savePicture(page, "onboarding-finish");
  await page.reload();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await page.getByRole("link", { name: "Go to portfolio" }).click();
  await expect(heading(page)).toHaveText("Your portfolio");
  await page.goBack();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText("Your portfolio");
  expect(saves.map((request) => [new URL(request.url()).pathname, request.postDataJSON()])).toEqual([
    [
      `/api/company/sign-up-info/${owner.companyId}`,
      {
        accountType: "COMPANY",
        companyName: "B2 Homes",
        numberOfEmployees: "51-200",
        numberOfUnitsOverseeing: 12,
        perceivedProductValueProposition: "Fewer calls",
        screeningSensitivity: "STRICT",
        preferredCommunicationChannel: "SMS",
        phoneNumber: "4155550123",
      },
    ],
  ]);
  expect(await investorOf(owner)).toMatchObject({
    onboarding: { initialOnboardingCompleted: true },
    preferredScreeningSensitivity: "STRICT",
    user: { preferredCommunicationChannel: "SMS", phoneNumber: "+14155550123" },
  });
  await page.goto("/onboarding/strategy");
  await expect(heading(page)).toHaveText("Your portfolio");
});

test("A calendar connected in Google's tab appears in the step without a reload", async ({ page }) => {
  await aNewOwnerAt(page);
  await choosesAccountType(page, "Individual");
  await goesOn(page);
  await expect(steps(page)).toContainText("Step 4 of 6");
  const consent = page.waitForEvent("popup");
  await expectWholeLabels(page);
  await page.getByRole("button", { name: "Connect Google Calendar" }).click();
  await expect(page.getByRole("button", { name: "Waiting for Google…" })).toBeVisible();
  await expectWholeLabels(page);
  await (await consent).getByRole("button", { name: /Marcus Bell/ }).click();
  await expect(page.getByText("Connected: marcus@bell-homes.example")).toBeVisible();
  await goesOn(page);
  await expect(page.getByRole("main")).toContainText("Google Calendar");
});

test("An individual gets no company step, and no step opens before the earlier ones are answered", async ({ page }) => {
  await aNewOwnerAt(page);
  await page.goto("/onboarding/communication");
  await expect(page).toHaveURL("/onboarding/account-type");
  await choosesAccountType(page, "Individual");
  await expect(page).toHaveURL("/onboarding/strategy");
  await expect(steps(page)).toContainText("Step 3 of 6");
  await expect(steps(page).getByRole("link", { name: /^Step 2/ })).toHaveCount(0);
  await expect(steps(page).getByText("Step 2, company, not needed")).toBeAttached();
  await expect(steps(page).getByRole("link", { name: "Step 1, account type" })).toBeVisible();
  await page.goto("/onboarding/company");
  await expect(page).toHaveURL("/onboarding/strategy");
  await page.goto("/portfolio");
  await expect(page).toHaveURL(/\/onboarding/);
  await page.goto("/onboarding/strategy");
  await goesOn(page);
  await passesTheCalendarBy(page);
  const save = page.waitForRequest(isSave);
  await page.getByRole("button", { name: "Finish" }).click();
  expect((await save).postDataJSON()).toEqual({
    accountType: "INDIVIDUAL",
    companyName: null,
    numberOfEmployees: null,
    numberOfUnitsOverseeing: null,
    perceivedProductValueProposition: null,
    screeningSensitivity: "MODERATE",
    preferredCommunicationChannel: "EMAIL",
    phoneNumber: null,
  });
});

test("Answers that could not be saved are kept until saving works", async ({ page }) => {
  const owner = await aNewOwnerAt(page);
  await choosesAccountType(page, "Individual");
  await goesOn(page);
  await passesTheCalendarBy(page);
  await page.route(/\/company\/sign-up-info\//, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
  await expect(page.getByText("We couldn't save your answers.")).toBeVisible();
  await expect(heading(page)).toHaveText("Your answers aren't saved yet.");
  await expect(page.getByRole("link", { name: "Add first property" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add first property" })).toHaveAttribute("aria-disabled", "true");
  expect(await investorOf(owner)).toMatchObject({ onboarding: { initialOnboardingCompleted: false } });
  await savePicture(page, "onboarding-not-saved");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await page.getByRole("link", { name: "Add first property" }).click();
  await expect(page).toHaveURL("/property/onboarding/new");
});

test("The company form after sign-up shows its errors, and can be skipped for now", async ({ page }) => {
  const owner = await anOwner({ onboarded: false });
  const sent: Request[] = [];
  page.on("request", (request) => request.url().includes("/investor-onboarding/sign-up-info/") && sent.push(request));
  await signIn(page, owner, `/company/onboarding?companyId=${owner.companyId}`);
  await expect(heading(page)).toHaveText("Tell us about your company");
  await page.getByLabel("Phone number").fill("415555");
  await page.getByRole("textbox", { name: "Company name" }).fill("12345");
  await page.getByLabel("Units overseen").fill("0");
  await page.getByLabel("What would help you most?").fill("x".repeat(201));
  await page.getByRole("button", { name: "Continue" }).click();
  for (const wrong of [
    "Please enter a valid US phone number",
    "Please enter a valid company name (not only numbers)",
    "Units overseen must be at least 1",
    "Maximum 200 characters",
  ]) {
    await expect(page.getByText(wrong)).toBeVisible();
  }
  expect(sent).toEqual([]);
  await expectAccessibleInBothThemes(page, "the company form's mistakes");
  await savePicture(page, "company-form-mistakes");
  await page.getByLabel("Phone number").fill("4155550123");
  await page.getByRole("textbox", { name: "Company name" }).fill("A1 Homes");
  await page.getByRole("combobox", { name: "Number of employees" }).selectOption("1-50");
  await page.getByLabel("Units overseen").fill("3");
  await page.getByLabel("What would help you most?").fill("x".repeat(200));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText(/^Hi /);
  expect(sent.map((request) => request.postDataJSON().companyName)).toEqual(["A1 Homes"]);

  await test.step("and its answers are not asked for again", async () => {
    await page.getByRole("link", { name: "Let's start" }).click();
    await expect(page.getByRole("radio", { name: /^Company/ })).toBeChecked();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page)).toHaveText("How strictly should I screen renters?");
    await expect(page.getByRole("main")).toContainText("A1 Homes, 1-50 people, 3 units");
  });
});

test.describe("With animations allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** The words on the screen each time they change, with their time; what is read aloud stands there from the start. */
  const watchTyping = () => {
    const seen: { at: number; text: string }[] = [];
    new MutationObserver(() => {
      // What is still to come stands in an element of its own behind it.
      const text = document.querySelector("h1 [aria-hidden]")?.firstChild?.textContent ?? "";
      if (text && text !== seen.at(-1)?.text) seen.push({ at: performance.now(), text });
    }).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seenTyping: seen });
  };
  const typedSoFar = (page: Page) =>
    page.evaluate(() => (window as unknown as { seenTyping: { at: number; text: string }[] }).seenTyping);

  test("Piper types each line out, and a click or Enter completes it", async ({ page }) => {
    const owner = await anOwner({ onboarded: false, name: "June Park" });
    await signInOnly(page, owner);
    await page.addInitScript(watchTyping);
    await page.goto("/onboarding/account-type");
    const question = "Do you rent out as a company or as an individual?";
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    const typed = await typedSoFar(page);
    expect(typed.length).toBeGreaterThan(5);
    expect(typed.every(({ text }) => question.startsWith(text))).toBe(true);
    expect(typed.at(-1)!.at - typed[0]!.at).toBeGreaterThan((question.length - typed[0]!.text.length - 3) * 18);

    await choosesAccountType(page, "Company");
    const form = page.getByRole("textbox", { name: "Company name" });
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form).toBeVisible();
    await page.goto("/onboarding/account-type");
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await expect(heading(page).locator("[aria-hidden]")).toHaveCount(0);

    await page.goto("/onboarding");
    await expect(heading(page)).toBeVisible();
    await page.getByText("I answer renters", { exact: false }).first().click({ force: true });
    await expect(page.getByRole("link", { name: "Let's start" })).toBeVisible();
  });
});
