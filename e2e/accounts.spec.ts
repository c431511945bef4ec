import { expect, type Page, test } from "@playwright/test";
import {
  anotherBrowser,
  expectAccessible,
  expectAccessibleInBothThemes,
  savePicture,
  signIn,
} from "./stage/browser.ts";
import { anOwner, newAddress, password } from "./stage/people.ts";
import { codeMailedTo, control, mailTo, pathIn } from "./stage/world.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function entersCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").first().click();
  await page.keyboard.type(code);
}

async function logsOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  } else {
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  }
}

test("A landlord signs up, answers the onboarding and arrives at an empty portfolio", async ({ page, isMobile }) => {
  const email = newAddress("june");
  await page.goto("/auth/sign-up?utm_source=porch");
  await expect(heading(page)).toHaveText("Welcome to Porchlight");
  await page.getByLabel("Full name").fill("June Park");
  await page.getByLabel("Email").fill(email);
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("short");
  await expect(page.getByRole("list", { name: "Your password needs" })).toContainText(
    "At least 8 characters, not met yet",
  );
  await expectAccessibleInBothThemes(page, "sign-up");
  await savePicture(page, "sign-up");
  await field.fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();

  await expect(heading(page)).toHaveText("Confirm your email");
  await expectAccessibleInBothThemes(page, "the code");
  await entersCode(page, await codeMailedTo(email));

  await expect(heading(page)).toHaveText("Tell us about your company");
  await expectAccessibleInBothThemes(page, "the company form");
  await savePicture(page, "company-form");
  await page.getByRole("button", { name: "I'll do it later" }).click();

  await expect(heading(page)).toHaveText("Hi June, I'm Piper.");
  await page.getByRole("link", { name: "Let's start" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please choose an account type")).toBeVisible();
  await page.getByRole("radio", { name: /^Company/ }).check();
  await expectAccessibleInBothThemes(page, "the account type");
  await savePicture(page, "account-type");
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByRole("textbox", { name: "Company name" }).fill("Park Homes");
  await page.getByRole("combobox", { name: "Team size" }).selectOption("1-50");
  await page.getByLabel("Units overseen").fill("12");
  await expectAccessibleInBothThemes(page, "the company");
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(heading(page)).toHaveText("How strictly should I screen renters?");
  await expectAccessibleInBothThemes(page, "the strategy");
  await page.getByRole("button", { name: "Continue with Moderate" }).click();
  await expect(page.getByRole("button", { name: "Connect Google Calendar" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the calendar");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expectAccessibleInBothThemes(page, "the communication");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await page.getByRole("link", { name: "Go to portfolio" }).click();
  await expect(heading(page)).toHaveText("Your portfolio");
  await expectAccessibleInBothThemes(page, "the empty portfolio");
  await savePicture(page, "empty-portfolio");

  await logsOut(page, isMobile);
  const question = page.getByRole("dialog", { name: "Log out?" });
  await expect(question).toContainText("Are you sure you want to log out of your account?");
  await expectAccessible(page, "the log out question");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/portfolio");
  await logsOut(page, isMobile);
  await question.getByRole("button", { name: "Yes, log out" }).click();
  await expect(page).toHaveURL("/auth/sign-in");
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("An owner who mistypes the password sees an error and logs in with the right one", async ({ page }) => {
  const owner = await anOwner();
  await page.goto("/auth");
  await expect(heading(page)).toHaveText("Welcome back");
  await expectAccessibleInBothThemes(page, "sign-in");
  await savePicture(page, "sign-in");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill("Wrong#2026");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(heading(page)).toHaveText("Your portfolio");
});

test("An owner who forgot the password sets a new one through the mailed link", async ({ page, isMobile, browser }) => {
  const owner = await anOwner();
  await page.goto("/auth/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // Both pages have such a field; what is typed before the second one stands would be the first one's.
  await expect(heading(page)).toHaveText("Reset your password");
  await page.getByLabel("Email").fill(owner.email);
  await expectAccessible(page, "the reset request");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(heading(page)).toHaveText("Check your email");
  await expect(page.getByRole("main")).toContainText(owner.email);
  const elsewhere = await anotherBrowser(browser, page);
  const link = pathIn(await mailTo(owner.email, /reset-password\/confirm/), /reset-password\/confirm/);
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("Newlight#2027");
  await page.getByLabel("Confirm password").fill("Newlight#2026");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password does not match")).toBeVisible();
  await expectAccessible(page, "the new password");
  await page.getByLabel("Confirm password").fill("Newlight#2027");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your password has been reset")).toBeVisible();
  await expect(heading(page)).toHaveText("Your portfolio");
  await elsewhere.goto(new URL(link, page.url()).href);
  await elsewhere.getByLabel("Password", { exact: true }).fill("Again#2028");
  await elsewhere.getByLabel("Confirm password").fill("Again#2028");
  await elsewhere.getByRole("button", { name: "Set new password" }).click();
  const refusal = elsewhere.getByText("Something went wrong. Please try again later.");
  await expect(refusal).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: "Send a new link" })).toBeVisible();
  // What was said of the password stays until it is changed, though the field was left and checked since.
  await elsewhere.getByLabel("Confirm password").fill("Other#2028");
  await elsewhere.getByLabel("Confirm password").blur();
  await expect(elsewhere.getByText("Password does not match")).toBeVisible();
  await expect(refusal).toBeVisible();
  await elsewhere.context().close();
  await logsOut(page, isMobile);
  await page.getByRole("button", { name: "Yes, log out" }).click();
  await signIn(page, { ...owner, password: "Newlight#2027" });
});

test("An owner who signed up with Google logs in with Google or with a mailed code", async ({
  page,
  isMobile,
  browser,
}) => {
  const email = newAddress("gale");
  const accounts = await control<{ email: string }[]>("GET", "/google/accounts");
  await control("PUT", "/google/accounts", [...accounts, { email, name: "Gale Winter", busy: [] }]);
  const chooses = async (by: Page) => {
    const [chooser] = await Promise.all([
      by.waitForEvent("popup"),
      by.getByRole("button", { name: "Continue with Google" }).click(),
    ]);
    await chooser.getByRole("button", { name: email }).click();
  };
  await page.goto("/auth/sign-up");
  await chooses(page);
  await expect(heading(page)).toHaveText("Tell us about your company");
  await logsOut(page, isMobile);
  await page.getByRole("button", { name: "Yes, log out" }).click();
  await expect(page).toHaveURL("/auth/sign-in");
  await chooses(page);
  await expect(heading(page)).toHaveText("Hi Gale, I'm Piper.");

  const elsewhere = await anotherBrowser(browser, page);
  await elsewhere.goto(new URL("/auth/sign-in", page.url()).href);
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(password);
  await elsewhere.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(heading(elsewhere)).toHaveText("Log in to your account");
  await expectAccessible(elsewhere, "the choice without a password");
  await elsewhere.getByRole("button", { name: "Get one-time code" }).click();
  await expect(heading(elsewhere)).toHaveText("Enter your code");
  const code = await codeMailedTo(email);
  await entersCode(elsewhere, String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await expect(elsewhere.getByRole("alert").filter({ visible: true })).not.toBeEmpty();
  await expectAccessible(elsewhere, "a wrong code");
  await elsewhere.getByRole("button", { name: "Resend code" }).click();
  await expect(elsewhere.getByText("The code has been resent")).toBeVisible();
  await expect.poll(() => codeMailedTo(email)).not.toBe(code);
  await entersCode(elsewhere, await codeMailedTo(email));
  await expect(heading(elsewhere)).toHaveText("Hi Gale, I'm Piper.");
  await elsewhere.context().close();
});
