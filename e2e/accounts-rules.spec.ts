import { expect, type Page, type Request, test } from "@playwright/test";
import { anOwner, newAddress, password } from "./stage/people.ts";
import { codeMailedTo, control } from "./stage/world.ts";

/** The calls a page made to a path of the API, as they are sent. */
function callsTo(page: Page, path: string): Request[] {
  const made: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) made.push(request);
  });
  return made;
}

/** The product answers `path` with this instead of what it would. */
const answers = (page: Page, path: string, status: number, json: object | null) =>
  page.route(`**/api${path}`, (route) => route.fulfill(json ? { status, json } : { status, body: "" }), { times: 1 });

const generic = "Something went wrong. Please try again later.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ visible: true, hasText: text });

test.describe("Signing in", () => {
  test("requires a valid email and a password before it calls the server", async ({ page }) => {
    const calls = callsTo(page, "/auth/sign-in-credentials");
    await page.goto("/auth/sign-in");
    const submit = page.getByRole("button", { name: "Log in", exact: true });
    await submit.click();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill("abc");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await submit.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Password is required")).toHaveCount(0);
    expect(calls).toHaveLength(0);
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  });

  test("shows each server error at the password field, and sends an account without a password to its other ways to log in", async ({
    page,
  }) => {
    await page.goto("/auth");
    const email = newAddress("nobody");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    const submit = page.getByRole("button", { name: "Log in", exact: true });
    const said: [status: number, json: object | null, sentence: string][] = [
      [400, null, "Invalid email or password"],
      [401, { message: "no" }, "Invalid email or password"],
      [403, { message: "no" }, "Your account is not active. Try to sign up again"],
      [409, { message: "Please sign in at renters.test." }, "Please sign in at renters.test."],
      [500, null, "Something went wrong. Please try again later"],
    ];
    for (const [status, json, sentence] of said) {
      await answers(page, "/auth/sign-in-credentials", status, json);
      await submit.click();
      await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(sentence);
      await expect(page).toHaveURL("/auth");
    }
    await answers(page, "/auth/sign-in-credentials", 405, { message: "no" });
    await submit.click();
    await expect(page).toHaveURL(`/auth/sign-in-with-missing-password?email=${encodeURIComponent(email)}`);
    await expect(page.getByRole("main")).toContainText("You signed up with Google. Choose how to continue.");
    await page.getByRole("link", { name: "Set new password" }).click();
    await expect(heading(page)).toHaveText("Reset your password");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("link", { name: "Back to Log in" }).click();
    await expect(heading(page)).toHaveText("Welcome back");
    await page.getByRole("link", { name: "Sign up" }).click();
    await expect(heading(page)).toHaveText("Welcome to Porchlight");
  });
});

test("The sign-in page is readable without JavaScript, and a click before its script has loaded still logs in", async ({
  page,
  browser,
}) => {
  const owner = await anOwner();
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const still = await bare.newPage();
  await still.goto(new URL("/auth/sign-in", test.info().project.use.baseURL).href);
  await expect(heading(still)).toHaveText("Welcome back");
  const note = still.locator("noscript p");
  await expect(note).toBeVisible();
  await expect(note).toHaveText("Turn on JavaScript in your browser to log in or sign up.");
  await still.getByLabel("Email").fill(owner.email);
  await still.getByLabel("Password", { exact: true }).fill(owner.password);
  await expect(still.getByRole("button", { name: "Log in", exact: true })).toBeDisabled();
  await still.keyboard.press("Enter");
  await expect(still).toHaveURL("/auth/sign-in");
  await bare.close();

  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/account-islands-.*\.js$/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const calls = callsTo(page, "/auth/sign-in-credentials");
  await page.goto("/auth/sign-in");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await asked.promise;
  await expect(page.getByLabel("Email")).toHaveValue(owner.email);
  expect(calls).toHaveLength(0);
  released.resolve();
  await expect(heading(page)).toHaveText("Your portfolio");
  expect(calls).toHaveLength(1);
});

test("Google's button loads without losing a click in progress, and an unknown Google account is told to sign up", async ({
  page,
}) => {
  const email = newAddress("stranger");
  const accounts = await control<{ email: string }[]>("GET", "/google/accounts");
  await control("PUT", "/google/accounts", [...accounts, { email, name: "Sasha Stranger", busy: [] }]);
  const released = Promise.withResolvers<void>();
  await page.route("**/gsi/client", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/auth/sign-in");
  const asked = page.waitForRequest("**/gsi/client");
  await page.getByRole("button", { name: "Continue with Google" }).hover();
  await asked;
  await page.mouse.down();
  released.resolve();
  await page.waitForFunction(() => "google" in window);
  const [chooser] = await Promise.all([page.waitForEvent("popup"), page.mouse.up()]);
  await chooser.getByRole("button", { name: email }).click();
  await expect(alert(page, "No account found. Please sign up first.")).toBeVisible();
  await expect(page).toHaveURL("/auth/sign-in");
});

test.describe("Signing up", () => {
  test("validates name, email and password before it calls the server", async ({ page }) => {
    const calls = callsTo(page, "/auth/investor-sign-up-credentials");
    await page.goto("/auth/sign-up");
    const name = page.getByLabel("Full name");
    const submit = page.getByRole("button", { name: "Sign up" });
    await submit.click();
    const namedWrongly = page.getByText("Please enter your full name (first and last name)");
    await expect(namedWrongly).toBeVisible();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    for (const wrong of ["Ann", "Ann L33", "A Lee"]) {
      await name.fill("Al Lee");
      await expect(namedWrongly).toHaveCount(0);
      await name.fill(wrong);
      await submit.click();
      await expect(namedWrongly).toBeVisible();
    }
    for (const right of ["Mary-Ann O'Neil Jr.", "José Núñez", "Ann J. Lee"]) {
      await name.fill(right);
      await submit.click();
      await expect(namedWrongly).toHaveCount(0);
    }
    const secret = page.getByLabel("Password", { exact: true });
    const needs = page.getByRole("list", { name: "Your password needs" });
    for (const [lacks, typed] of [
      ["At least 8 characters", "aB1!xyz"],
      ["One uppercase letter", "ab1!xyzw"],
      ["One lowercase letter", "AB1!XYZW"],
      ["One number", "aBc!xyzw"],
      ["One symbol", "aB1cxyzw"],
    ] as const) {
      await secret.fill(typed);
      await expect(needs.getByText(", met")).toHaveCount(4);
      await expect(needs.getByRole("listitem").filter({ hasText: "not met yet" })).toHaveText(`${lacks}, not met yet`);
      await submit.click();
      await expect(page.getByText("Please choose a stronger password")).toBeVisible();
    }
    await secret.fill("aB1!xyzw");
    await expect(needs.getByText(", met")).toHaveCount(5);
    expect(calls).toHaveLength(0);
    for (const [link, place] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      const [opened] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: link }).click()]);
      await expect(opened).toHaveURL(place);
      await expect(heading(opened)).toHaveText(link);
      await opened.close();
    }
  });

  test("shows each server error at the field it is about", async ({ page }) => {
    const path = "/auth/investor-sign-up-credentials";
    const calls = callsTo(page, path);
    const owner = await anOwner();
    await page.goto("/auth/sign-up?utm_source=porch&utm_campaign=fall");
    await page.getByLabel("Full name").fill("June Park");
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    const submit = page.getByRole("button", { name: "Sign up" });
    await submit.click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      /User already exists\. Please attempt to log in using this email\./,
    );
    expect(calls[0]!.postDataJSON()).toEqual({
      user: { name: "June Park", email: owner.email, password },
      marketingParams: { utm_source: "porch", utm_medium: null, utm_campaign: "fall" },
    });
    await answers(page, path, 400, { message: "no", validationErrors: { "user.name": "That is not a name" } });
    await submit.click();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("That is not a name");
    await answers(page, path, 500, { message: "A stack trace" });
    await submit.click();
    await expect(alert(page, "Something went wrong")).toHaveText(/^Something went wrong$/);
  });

  test("is confirmed only by the newest code, and can be started over until then", async ({ page }) => {
    const email = newAddress("june");
    const begins = async () => {
      await page.goto("/auth/sign-up");
      await page.getByLabel("Full name").fill("June Park");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(heading(page)).toHaveText("Confirm your email");
    };
    await begins();
    const first = await codeMailedTo(email);
    await begins();
    await expect.poll(() => codeMailedTo(email)).not.toBe(first);
    const code = await codeMailedTo(email);
    const calls = callsTo(page, "/auth/investor-confirm-email");
    await page.getByLabel("Code").first().click();
    await page.keyboard.type(code.slice(0, 5));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(alert(page, "Code is required")).toBeVisible();
    expect(calls).toHaveLength(0);
    await page.getByLabel("Code").last().click();
    await page.keyboard.type(code.endsWith("7") ? "8" : "7");
    await expect(alert(page, "Invalid Code")).toBeVisible();
    await page.keyboard.type(code);
    await expect(heading(page)).toHaveText("Tell us about your company");
    expect(calls.at(-1)!.method()).toBe("PATCH");
    expect(calls.at(-1)!.postDataJSON()).toMatchObject({ code: Number(code) });
  });
});

test.describe("A mailed code", () => {
  test("can be resent, and the page says so for 30 seconds", async ({ page }) => {
    const owner = await anOwner();
    await page.clock.install();
    await page.goto(`/auth/sign-in-with-one-time-code?email=${owner.email}`);
    await expect(page.getByText(`We sent a 6-digit code to ${owner.email}`)).toBeVisible();
    await page.getByRole("button", { name: "Resend code" }).click();
    const notice = page.getByText("The code has been resent");
    await expect(notice).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(notice).toHaveCount(0);
    const code = await codeMailedTo(owner.email);
    const path = "/auth/sign-in-with-one-time-code";
    for (const [json, sentence] of [
      [{ message: { message: "That code is old" } }, "That code is old"],
      [null, "Invalid Code"],
    ] as const) {
      await answers(page, path, 400, json);
      await page.getByLabel("Code").first().click();
      await page.keyboard.type(code);
      await expect(alert(page, sentence)).toBeVisible();
    }
    const calls = callsTo(page, path);
    await page.getByLabel("Code").first().click();
    await page.keyboard.type(`${code}9`);
    await expect(heading(page)).toHaveText("Your portfolio");
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ email: owner.email, code: Number(code) }]);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toMatch(/^[\w-]{43}$/);
  });
});

test.describe("A new password", () => {
  test("can be requested by email, and server errors appear at the email field", async ({ page }) => {
    const path = "/auth/send-password-reset-link";
    const calls = callsTo(page, path);
    await page.goto("/auth/reset-password");
    const submit = page.getByRole("button", { name: "Reset password" });
    await submit.click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
    await page.getByLabel("Email").fill("abc");
    await submit.click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(calls).toHaveLength(0);
    const nobody = newAddress("nobody");
    await page.getByLabel("Email").fill(nobody);
    await answers(page, path, 429, { message: "Too many requests. Please try again later." });
    await submit.click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Too many requests. Please try again later.");
    await submit.click();
    await expect(heading(page)).toHaveText("Check your email");
    await expect(page.getByRole("main")).toContainText(`We sent a password reset link to ${nobody}`);
    expect(calls.at(-1)!.postDataJSON()).toEqual({ email: nobody, forRole: "investor" });
  });

  test("must pass the same five checks, and server errors appear at the password field", async ({ page }) => {
    const path = "/auth/confirm-password-reset";
    const calls = callsTo(page, path);
    await page.goto("/auth/reset-password/confirm?token=0123");
    const field = page.getByLabel("Password", { exact: true });
    const submit = page.getByRole("button", { name: "Set new password" });
    await field.fill("aB1cxyzw");
    await expect(page.getByRole("list", { name: "Your password needs" })).toBeVisible();
    await page.getByLabel("Confirm password").fill("aB1cxyzw");
    await expect(page.getByRole("list", { name: "Your password needs" })).toHaveCount(0);
    await submit.click();
    await expect(field).toHaveAccessibleDescription(/Please choose a stronger password/);
    expect(calls).toHaveLength(0);
    await field.fill(password);
    await page.getByLabel("Confirm password").fill(password);
    const elsewhere = "Please reset your password at renters.test/auth/reset-password.";
    for (const [status, json, sentence] of [
      [403, { message: "no" }, "Your account is not active. Try to sign up again"],
      [409, { message: elsewhere }, elsewhere],
      [500, { message: "A stack trace" }, generic],
    ] as const) {
      await answers(page, path, status, json);
      await submit.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(".", "\\.")));
    }
    await submit.click();
    await expect(page.getByRole("link", { name: "Send a new link" })).toBeVisible();
    expect(calls.at(-1)!.postDataJSON()).toEqual({ token: "0123", forRole: "investor", newPassword: password });
  });
});
