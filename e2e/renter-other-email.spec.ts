import { expect, test } from "@playwright/test";
import { aLead, giveAddress } from "./stage/applications.ts";
import { expectAccessible } from "./stage/browser.ts";
import { aListedHome, anOwner, newAddress, password } from "./stage/people.ts";
import { callAs, codeMailedTo, mailTo, pathIn } from "./stage/world.ts";

test("A renter invited at an owner's email applies with another one, proved by a code", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const landlord = await anOwner({ name: "Noor Haddad" });
  await giveAddress(owner);
  const { inquiryId } = await aLead(owner, home.id, "Noor Haddad", landlord.email);
  await callAs(owner.token)("POST", `/investor-application/${home.id}`, { inquiryId });
  await page.goto(pathIn(await mailTo(landlord.email, /\/activate\?/), /\/renter\/activate\?\S+/));

  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Activate account" }).click();
  await expect(
    page.getByText("This email belongs to an owner account. Enter another email to apply with."),
  ).toBeVisible();
  await expectAccessible(page, "another email asked for");
  const email = newAddress("noor");
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Activate account" }).click();
  await expect(page.getByText("Invalid Code")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.getByLabel("Code", { exact: true }).fill(await codeMailedTo(email));
  await page.getByRole("button", { name: "Activate account" }).click();
  await expect(page).toHaveURL(/\/renter\/application\/[\w-]+\?step=start$/);
});
