import { expect, type Page, test } from "@playwright/test";
import { aLead, giveAddress } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, newAddress } from "./stage/people.ts";
import { control, type Mail, mailTo } from "./stage/world.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const chip = (page: Page, name: RegExp) => page.getByRole("radio", { name });

test("An application is sent from a renter's profile once the owner gave an address, and sent again", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email, renterId } = await aLead(owner, home.id);
  await signIn(page, owner, `/property/${home.id}/applications`);
  const asked = dialog(page, "Please provide your address");
  const sending = dialog(page, "Send application");

  await test.step("the list of applications is empty and says so", async () => {
    await expect(page).toHaveURL(/filter=pending&timeFilter=last\+30\+days/);
    await expect(chip(page, /^Waiting for review/)).toBeChecked();
    await expect(page.getByText("No applications sent yet")).toBeVisible();
    await expect(page.getByText("Renters who made it to the application stage live here")).toBeVisible();
    await expectAccessibleInBothThemes(page, "a home without applications");
    await savePicture(page, "applications-empty");
  });

  await test.step("what is sent, and that it is free, is said first", async () => {
    await page.goto(`/property/${home.id}/renter/profile/${renterId}`);
    await expect(page.getByRole("region", { name: "Property inquiries" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "1 Application" })).toBeHidden();
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(sending).toContainText("Screening reports aren't included");
    await expectAccessibleInBothThemes(page, "an application about to be sent");
    await savePicture(page, "application-send");
  });

  await test.step("an owner without an address is asked for one, and may think again", async () => {
    await sending.getByRole("button", { name: "Send application" }).click();
    await expect(asked.getByRole("combobox", { name: "Address" })).toBeFocused();
    await expect(asked.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
    await expect(asked.getByRole("link", { name: /Learn more/ })).toHaveAttribute("href", /\/terms/);
    await expectAccessibleInBothThemes(page, "the owner's address");
    await page.keyboard.press("Escape");
    await expect(asked).toBeHidden();
    await expect(sending.getByRole("button", { name: "Send application" })).toBeFocused();
  });

  await test.step("an address that cannot be saved stays, and once it is saved the application goes out", async () => {
    await sending.getByRole("button", { name: "Send application" }).click();
    await asked.getByRole("combobox", { name: "Address" }).pressSequentially("12 Main St, Austin, TX");
    await page.getByRole("option").first().click();
    await expect(asked.getByRole("textbox", { name: "State" })).toHaveValue("TX");
    await savePicture(page, "owner-address");
    const address = "**/api/investor/address";
    await page.route(address, (route) => route.fulfill({ status: 500 }));
    await asked.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
    await page.unroute(address);
    const saved = page.waitForRequest(address);
    await asked.getByRole("button", { name: "Save" }).click();
    expect((await saved).postDataJSON()).toMatchObject({ address: "12 Main St", city: "Austin", state: "TX" });
    await expect(page.getByText("Address saved successfully")).toBeVisible();
    await expect(dialog(page, "Application sent")).toContainText("Ann Lee will receive a link to apply");
    await expectAccessibleInBothThemes(page, "an application just sent");
    await savePicture(page, "application-sent");
    await mailTo(email, /invited you to apply/);
  });

  await test.step("the profile lists it in the place of the offer to send one", async () => {
    await dialog(page, "Application sent").getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("heading", { name: /^Property inquiries/ })).toBeFocused();
    await expect(page.getByRole("region", { name: "1 Application" })).toContainText(
      "Status: In progressLast update Nov 23",
    );
    await expect(page.getByRole("button", { name: /^Send application/ })).toBeHidden();
    await expectWholeLabels(page);
    await expectAccessibleInBothThemes(page, "a profile with an application");
    await savePicture(page, "renter-profile-application");
  });

  await test.step("sending it again that fails is told", async () => {
    const resends = "**/api/investor-application/*/resend";
    await page.route(resends, (route) => route.fulfill({ status: 500, json: { message: "The disk is full" } }));
    await page.getByRole("button", { name: "Resend application" }).click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong. Please try again later.");
    await page.unroute(resends);
  });

  await test.step("and it is sent again by a press", async () => {
    await page.getByRole("button", { name: "Resend application" }).click();
    await expect(page.getByText("The application has been resent")).toBeVisible();
    await expect(async () => {
      const mails = await control<Mail[]>("GET", `/mail?to=${encodeURIComponent(email)}`);
      expect(mails.filter(({ subject }) => /invited you to apply/.test(subject))).toHaveLength(2);
    }).toPass();
  });

  await test.step("the list has it under its stage, and the address keeps the filter", async () => {
    await page.goto(`/property/${home.id}/applications`);
    await expect(page.getByText("Nothing matches your filters")).toBeVisible();
    await page.getByText(/^Invited to apply/).click();
    await expect(page.getByRole("article")).toContainText("Application Invite Sent");
    await page.reload();
    await expect(page).toHaveURL(/filter=invited\+to\+apply/);
    await expect(chip(page, /^Invited to apply/)).toBeChecked();
    await expectAccessibleInBothThemes(page, "the applications of a home");
    await savePicture(page, "applications");
    await page.getByRole("link", { name: "Ann Lee" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ann Lee" })).toBeVisible();
  });
});

test("A lead is added with an application, which Piper does not interrupt", async ({ page }) => {
  const owner = await anOwner();
  await giveAddress(owner);
  const home = await aListedHome(owner);
  const email = newAddress("lee");
  await signIn(page, owner, `/property/${home.id}/leads`);
  const adding = dialog(page, "Add new lead");
  const sending = dialog(page, "Send application");

  const add = async () => {
    await page.getByRole("button", { name: "Add new lead" }).click();
    await adding.getByRole("textbox", { name: "Full name" }).fill("Lee Park");
    await adding.getByRole("textbox", { name: "Email" }).fill(email);
    await expect(adding.getByRole("radio", { name: "Schedule showing" })).toBeChecked();
    await adding.getByText("Send application").click();
    await expectAccessibleInBothThemes(page, "a lead about to be added");
    await savePicture(page, "add-lead");
    await adding.getByRole("button", { name: "Add lead and continue" }).click();
    await expect(sending).toBeVisible();
    await expect(adding).toBeHidden();
  };

  await test.step("closing the dialog keeps the lead", async () => {
    await add();
    await sending.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Add new lead" })).toBeFocused();
    await expect(page.getByRole("article")).toContainText("Lee Park");
    await expect(page.getByRole("article")).toContainText("Initial Contact");
  });

  await test.step("adding them again goes on with the same lead", async () => {
    await add();
    await sending.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText("Application has been sent to Lee Park")).toBeVisible();
    await dialog(page, "Application sent").getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Nothing matches your filters")).toBeVisible();
    await page.goto(`/property/${home.id}/leads?filter=All`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article")).toContainText("Application Invite Sent");
  });

  await test.step("the renter hears of the application alone", async () => {
    await mailTo(email, /invited you to apply/);
    expect(await control<Mail[]>("GET", `/mail?to=${encodeURIComponent(email)}`)).toHaveLength(1);
  });
});
