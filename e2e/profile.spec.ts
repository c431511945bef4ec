import { expect, type Page, test } from "@playwright/test";
import { alertsStay, expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { anOwner, newAddress } from "./stage/people.ts";
import { callAs, codeMailedTo, control, mailTo } from "./stage/world.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const another = (code: string): string => (code === "999999" ? "100000" : String(Number(code) + 1));
const alert = (page: Page, text: string) => page.getByText(text, { exact: true });

test("An owner changes their profile, sees each problem at its field, and the header follows", async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  await alertsStay(page);
  const owner = await anOwner();
  await signIn(page, owner, "/portfolio");

  await test.step("it is found in the menu", async () => {
    await page.getByRole("button", { name: isMobile ? "Open menu" : /Account menu/ }).click();
    await page.getByRole(isMobile ? "link" : "menuitem", { name: "Profile" }).click();
    await expect(page).toHaveURL("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
  });

  await test.step("it shows what is known, with nothing to save yet", async () => {
    await expect(page.getByLabel("Full name")).toHaveValue("Maya Ortiz");
    await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(owner.email);
    await expect(page.getByRole("radio", { name: /^Email/ })).toBeChecked();
    await expect(save(page)).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByText("Nothing to save yet", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Recent account activity" })).toContainText("Logged in");
    await expectAccessibleInBothThemes(page, "the profile");
    await savePicture(page, "profile-general");
  });

  await test.step("problems stand at their fields, and nothing typed is lost", async () => {
    await page.getByLabel("Full name").fill("A Lee");
    await page.getByLabel("Phone number").fill("123");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill("abc");
    await save(page).click();
    await expect(page.getByText(/with at least 2 characters each/)).toBeVisible();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Please enter a valid US phone number")).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expectAccessibleInBothThemes(page, "the profile with problems");
    await savePicture(page, "profile-problems");
    await page.getByLabel("Full name").fill("");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill("");
    await save(page).click();
    await expect(page.getByText("Full name is required")).toBeVisible();
    await expect(page.getByText("Email is required")).toBeVisible();
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(owner.email);
  });

  await test.step("texts need a phone", async () => {
    await page.getByLabel("Full name").fill("Noor Haddad");
    await page.getByLabel("Phone number").fill("");
    await page.getByRole("radio", { name: /^SMS/ }).check();
    await save(page).click();
    await expect(page.getByText("Please enter a valid US phone number")).toBeVisible();
    await page.getByLabel("Phone number").pressSequentially("4155550123");
    await expect(page.getByLabel("Phone number")).toHaveValue("+1 (415) 555-0123");
  });

  await test.step("what changed is saved, here and in the header", async () => {
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({
      name: "Noor Haddad",
      phoneNumber: "4155550123",
      preferredCommunicationChannel: "SMS",
    });
    await expect(alert(page, "Profile updated successfully")).toBeVisible();
    await expect(page.getByRole("button", { name: "Account menu, Noor Haddad" })).toBeVisible();
    await expect(save(page)).toHaveAttribute("aria-disabled", "true");
    await page.reload();
    await expect(page.getByLabel("Full name")).toHaveValue("Noor Haddad");
    await expect(page.getByRole("radio", { name: /^SMS/ })).toBeChecked();
  });

  await test.step("Log out asks first", async () => {
    await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
    const question = page.getByRole("dialog", { name: "Log out?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
  });
});

test("An owner changes their email with the password and the code mailed to the new one", async ({ page }) => {
  test.setTimeout(120_000);
  await alertsStay(page);
  const [owner, other] = [await anOwner(), await anOwner()];
  const email = newAddress("maya.new");
  await signIn(page, owner, "/profile");
  const field = page.getByRole("textbox", { name: "Email", exact: true });
  const password = page.getByLabel("Your password");
  const newCode = page.getByLabel("Code from your new email");

  await test.step("it needs the right password, and an email nobody has", async () => {
    await field.fill(other.email);
    await save(page).click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await password.fill("Not-this-1-either");
    await save(page).click();
    await expect(page.getByText("That password isn't right. Please try again.")).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessibleInBothThemes(page, "a new email with a wrong password");
    await savePicture(page, "profile-new-email");
    await password.fill(owner.password);
    await save(page).click();
    await expect(
      page.getByText("User already exists. Please attempt to log in using this email.", { exact: true }),
    ).toBeVisible();
    await expect(field).toHaveValue(other.email);
  });

  await test.step("the change waits for its code, also after a reload", async () => {
    await field.fill(email);
    await password.fill(owner.password);
    await save(page).click();
    await expect(newCode).toBeFocused();
    await expect(field).toHaveValue(owner.email);
    await page.reload();
    await expect(page.getByText(`Enter the code we sent to ${email}.`)).toBeVisible();
    await expectAccessibleInBothThemes(page, "a new email that waits for its code");
    await savePicture(page, "profile-pending-email");
  });

  await test.step("it can be canceled and begun again", async () => {
    await page.getByRole("button", { name: "Cancel change" }).click();
    await expect(newCode).toHaveCount(0);
    await field.fill(email);
    await password.fill(owner.password);
    await save(page).click();
    await expect(newCode).toBeFocused();
  });

  await test.step("a wrong code is told at the field, another one is sent, and the right one counts", async () => {
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByText("Code is required")).toBeVisible();
    const code = await codeMailedTo(email);
    await newCode.fill(another(code));
    await expect(page.getByText("Invalid Code")).toBeVisible();
    await expect(newCode).toBeFocused();
    await page.getByRole("button", { name: "Resend code" }).click();
    await expect(alert(page, "The code has been resent")).toBeVisible();
    await expect.poll(async () => (await control<unknown[]>("GET", `/mail?to=${email}`)).length).toBe(3);
    await newCode.fill(await codeMailedTo(email));
    await expect(alert(page, "Profile updated successfully")).toBeVisible();
    await expect(newCode).toHaveCount(0);
    await expect(field).toHaveValue(email);
    await mailTo(owner.email, /Your Porchlight email was changed/);
    await expect(page.getByRole("region", { name: "Recent account activity" })).toContainText("Email changed");
  });
});

test("The integrations tab connects and disconnects a calendar, to which the calendar page links", async ({
  page,
  isMobile,
}) => {
  await alertsStay(page);
  const [account, name] = isMobile ? ["alex.kim@gmail.com", "Alex Kim"] : ["sam.rivera@gmail.com", "Sam Rivera"];
  const owner = await anOwner();
  const accounts = await control<{ email: string }[]>("GET", "/google/accounts");
  await control("PUT", "/google/accounts", [...accounts, { email: account, name, busy: [] }]);
  await signIn(page, owner, "/profile");
  await page.getByLabel("Full name").fill("Maya Lee");
  await page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Integrations" }).click();
  await expect(page).toHaveURL("/profile?tab=integrations");
  await expect(page.getByRole("heading", { name: "Connect your Google Calendar" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the integrations");
  await savePicture(page, "profile-integrations");
  const opening = page.waitForEvent("popup");
  await page.getByRole("region", { name: "Connect your Google Calendar" }).getByRole("button").click();
  const consent = await opening;
  await consent.getByRole("button", { name: new RegExp(`Allow as ${name}`) }).click();
  await expect(alert(page, "Google Calendar connected successfully")).toBeVisible();
  await expect(page.getByText(`Connected: ${account}`)).toBeVisible();
  await savePicture(page, "profile-connected");

  await page.goto("/calendar");
  await expect(page.getByText(`Connected: ${account}`)).toBeVisible();
  await page.getByRole("link", { name: "Manage calendars" }).click();
  await expect(page).toHaveURL("/profile?tab=integrations");
  await page.route("**/api/calendar/unlink/**", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  for (const outcome of ["Failed to disconnect Google Calendar", "Google Calendar disconnected successfully"]) {
    await page.getByRole("button", { name: `Disconnect ${account}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(alert(page, outcome)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Connect your Google Calendar" })).toBeVisible();
  expect((await callAs(owner.token)<{ calendars: unknown[] }>("GET", "/user/me")).calendars).toEqual([]);
});
