import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothThemes, logIn, savePicture, signedOutElsewhere, signInOnly } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";

const isBack = "We restored what you were typing. It isn't saved yet.";
const isKept = (page: Page) => page.getByText("You've been signed out. Log in again. We saved what you were typing.");

test("What an owner was typing when the session ended in another tab is restored after logging in", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signInOnly(page, owner);

  await test.step("in a panel", async () => {
    await page.goto(`/property/${home.id}/details?edit=title`);
    const title = page.getByRole("dialog", { name: "Title" }).getByRole("textbox");
    await title.fill("The Lantern House");
    await signedOutElsewhere(page);
    await expect(isKept(page)).toBeVisible();
    await expectAccessibleInBothThemes(page, "a sign-in that keeps what was typed");
    await savePicture(page, "signed-out-typing");
    await logIn(page, owner);
    await expect(title).toHaveValue("The Lantern House");
    await expect(page.getByRole("status").getByText(isBack)).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Lantern House");
  });

  await test.step("in a step of the onboarding", async () => {
    await page.goto(`/property/onboarding/${home.id}/specifications`);
    await page.getByLabel("Square feet").fill("1313");
    await signedOutElsewhere(page);
    await logIn(page, owner);
    await expect(page.getByLabel("Square feet")).toHaveValue("1313");
  });

  await test.step("in a dialog, once it is opened again", async () => {
    await page.getByLabel("Square feet").fill("1180");
    await page.goto(`/property/${home.id}/dashboard`);
    await page.getByRole("button", { name: "Add new lead" }).click();
    await page.getByLabel("Full name").fill("Lee Park");
    await signedOutElsewhere(page);
    await logIn(page, owner);
    await expect(page).toHaveURL(new RegExp(`/property/${home.id}/dashboard`));
    await page.getByRole("button", { name: "Add new lead" }).click();
    await expect(page.getByLabel("Full name")).toHaveValue("Lee Park");
  });
});

test("What an owner was typing is not restored for anyone else, or after logging out", async ({
  page,
  context,
  isMobile,
}) => {
  const owner = await anOwner();
  const other = await anOwner();
  const home = await aListedHome(owner);
  await signInOnly(page, owner);
  const typeTitle = async () => {
    await page.goto(`/property/${home.id}/details?edit=title`);
    await page.getByRole("dialog", { name: "Title" }).getByRole("textbox").fill("The Lantern House");
  };
  const whatIsKept = () => page.evaluate(() => sessionStorage.getItem("typedWhenSignedOut"));

  await test.step("in another tab", async () => {
    await typeTitle();
    const second = await context.newPage();
    await second.goto("/calendar");
    await second.getByRole("button", { name: isMobile ? "Open menu" : /Account menu/ }).click();
    await second.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
    await second.getByRole("button", { name: "Yes, log out" }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(isKept(page)).toBeHidden();
    expect(await whatIsKept()).toBeNull();
    await second.close();
  });

  await test.step("as another owner", async () => {
    await signInOnly(page, owner);
    await typeTitle();
    await signedOutElsewhere(page);
    await expect(isKept(page)).toBeVisible();
    expect(await whatIsKept()).toContain("The Lantern House");
    await logIn(page, other);
    await expect(page).toHaveURL(/\/portfolio/);
    expect(await whatIsKept()).toBeNull();
  });
});
