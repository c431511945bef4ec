import { expect, test } from "@playwright/test";
import { signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, password } from "./stage/people.ts";
import { anInvitation } from "./stage/renters.ts";
import { codeMailedTo } from "./stage/world.ts";

test("After an owner logs out, the next one in the same browser sees nothing of theirs", async ({ page, isMobile }) => {
  const [first, second] = [await anOwner(), await anOwner({ name: "Noor Haddad" })];
  const home = await aListedHome(first);
  await signIn(page, first);
  await page.getByRole("link", { name: home.displayName }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.displayName);
  await page.getByRole("button", { name: isMobile ? "Open menu" : /Account menu/ }).click();
  await (isMobile
    ? page.getByRole("dialog").getByRole("button", { name: "Log out" })
    : page.getByRole("menuitem", { name: "Log out" })
  ).click();
  await page.getByRole("button", { name: "Yes, log out" }).click();
  await expect(page).toHaveURL("/auth/sign-in");
  await expect(page.getByRole("button", { name: /Account menu/ })).toHaveCount(0);
  await page.getByLabel("Email").fill(second.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("No properties found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu, Noor Haddad" })).toBeVisible();
  await expect(page.getByText(home.displayName)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(home.displayName)).toHaveCount(0);
});

test("An invited renter activates their account, is kept out of the owners' pages and logs in with a code", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email, link } = await anInvitation(owner);
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Activate" }).click();
  await expect(page).toHaveURL("/renter");
  await expect(page.getByRole("main")).toContainText("Rosa Mendes");
  for (const path of ["/portfolio", "/onboarding", "/company/onboarding", `/property/${home.id}/dashboard`, "/auth"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/renter");
  }
  await expect(page.getByRole("button", { name: /Account menu|Actions needed/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/renter/sign-in");
  await page.goto("/auth/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(/This email belongs to a renter account\. Please sign in at/)).toBeVisible();

  await page.goto(`/auth/sign-in-with-one-time-code?email=${email}`);
  await page.getByRole("button", { name: "Resend code" }).click();
  const code = await codeMailedTo(email);
  await page.getByLabel("Code").first().click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL("/renter");
});
