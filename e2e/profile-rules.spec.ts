import { expect, test } from "@playwright/test";
import { alertsStay, expectAccessibleInBothThemes, openAs, signIn } from "./stage/browser.ts";
import { anOwner, newAddress } from "./stage/people.ts";
import { callAs, codeMailedTo, control } from "./stage/world.ts";

test("A failing server is named on the profile, and nothing typed is lost", async ({ page }) => {
  await alertsStay(page);
  await signIn(page, await anOwner(), "/portfolio");
  await page.route("**/api/user/me", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto("/profile");
  await expect(page.getByText("Failed to load profile data")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a profile that could not be loaded");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Full name").fill("Noor Haddad");
  await page.route("**/api/investor/user", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to update profile")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Noor Haddad");
  await page.getByRole("link", { name: "Integrations" }).click();
  await page.getByRole("link", { name: "General" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Noor Haddad");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
});

test("An owner without a password changes their email with a code mailed to the current one", async ({ page }) => {
  const email = newAddress("gale");
  const accounts = await control<{ email: string }[]>("GET", "/google/accounts");
  await control("PUT", "/google/accounts", [...accounts, { email, name: "Gale Winter", busy: [] }]);
  const { credential } = await control<{ credential: string }>("POST", "/google/id-token", { email });
  const { accessToken, companyId } = await callAs()<{ accessToken: string; companyId: string }>(
    "POST",
    "/auth/investor-sign-up-google",
    { googleJwt: credential },
  );
  await callAs(accessToken)("POST", `/company/sign-up-info/${companyId}`, {
    accountType: "COMPANY",
    companyName: "A1 Homes",
    numberOfEmployees: "1-50",
    numberOfUnitsOverseeing: 3,
    screeningSensitivity: "MODERATE",
    preferredCommunicationChannel: "EMAIL",
    phoneNumber: null,
  });
  await openAs(page, accessToken, "/profile");
  const wanted = newAddress("gale.new");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(wanted);
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(page.getByText("Get the code for your new email first", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Use your password instead" })).toHaveCount(0);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const field = page.getByLabel("Code from your current email");
  await save.click();
  await expect(page.getByText("Code is required")).toBeVisible();
  const code = await codeMailedTo(email);
  await field.fill(String(code === "999999" ? 100_000 : Number(code) + 1));
  await save.click();
  await expect(page.getByText("Invalid Code")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a new email with a wrong code");
  await field.fill(code);
  await save.click();
  await page.getByLabel("Code from your new email").fill(await codeMailedTo(wanted));
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(wanted);
});

test("What an owner was typing in the profile when the session ended is restored, but no password", async ({
  page,
}) => {
  const owner = await anOwner();
  await signIn(page, owner, "/profile");
  await page.getByLabel("Full name").fill("Noor Haddad");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(newAddress("noor"));
  await page.getByLabel("Your password").fill(owner.password);
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  await callAs(token!)("POST", "/auth/sign-out");
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(owner.password);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Full name")).toHaveValue("Noor Haddad");
  await expect(page.getByLabel("Your password")).toHaveValue("");
});
