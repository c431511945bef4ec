import { expect, type Page, test } from "@playwright/test";
import { aLead, giveAddress } from "./stage/applications.ts";
import { signIn } from "./stage/browser.ts";
import { aListedHome, anOwner, newAddress } from "./stage/people.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const adding = (page: Page) => dialog(page, "Add new lead");
const sending = (page: Page) => dialog(page, "Send application");
const asked = (page: Page) => dialog(page, "Please provide your address");
const address = (page: Page) => asked(page).getByRole("combobox", { name: "Address" });
const save = (page: Page) => asked(page).getByRole("button", { name: "Save" });

/** The dialog that adds a lead, open on a page of an owner's home. */
async function openAddLead(page: Page, { hasAddress }: { hasAddress: boolean }) {
  const owner = await anOwner();
  if (hasAddress) await giveAddress(owner);
  const home = await aListedHome(owner);
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  await page.getByRole("button", { name: "Add new lead" }).click();
  return home;
}

async function fillLead(page: Page, lead: { name: string; email: string; phone?: string }) {
  await adding(page).getByRole("textbox", { name: "Full name" }).fill(lead.name);
  await adding(page).getByRole("textbox", { name: "Email" }).fill(lead.email);
  if (lead.phone) await adding(page).getByRole("textbox", { name: "Phone number (optional)" }).fill(lead.phone);
}

async function agreeToAll(page: Page) {
  for (const box of await sending(page).getByRole("checkbox").all()) await box.check();
}

async function pickAddress(page: Page) {
  await address(page).fill("12 Main St, Austin, TX");
  await page
    .getByRole("option", { name: /Main St/ })
    .first()
    .click();
  await expect(asked(page).getByRole("textbox", { name: "State" })).toHaveValue("TX");
}

test("A lead is added for a showing: wrong fields are named, a refusal is shown, and nothing is lost", async ({
  page,
}) => {
  const home = await openAddLead(page, { hasAddress: false });
  const add = adding(page).getByRole("button", { name: "Add lead", exact: true });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/leads/.test(request.url())) calls.push(new URL(request.url()).pathname);
  });

  await test.step("each field says what is wrong, without a call", async () => {
    await expect(adding(page).getByRole("radio", { name: "Schedule showing" })).toBeChecked();
    await add.click();
    await expect(adding(page).getByText("Full name is required")).toBeVisible();
    await expect(adding(page).getByText("Email is required")).toBeVisible();
    await fillLead(page, { name: "Ann Lee", email: "nobody", phone: "12" });
    await add.click();
    await expect(adding(page).getByText("Email is not valid")).toBeVisible();
    await expect(adding(page).getByText("Please enter a valid US phone number")).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step("an action that is taken back is asked for at its place, by mouse and by keyboard", async () => {
    const showing = adding(page).getByRole("radio", { name: "Schedule showing" });
    const action = adding(page).getByRole("group", { name: "Action" });
    await fillLead(page, { name: "Ann Lee", email: newAddress("ann"), phone: "6145550171" });
    await adding(page).getByText("Schedule showing").click();
    await expect(showing).not.toBeChecked();
    await add.click();
    await expect(action.getByRole("alert")).toHaveText("Please select an action");
    await expect(showing).toBeFocused();
    await page.keyboard.press("Space");
    await expect(showing).toBeChecked();
    await expect(action.getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(showing).not.toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(adding(page).getByRole("radio", { name: "Send application" })).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(showing).toBeChecked();
    expect(calls).toEqual([]);
  });

  const email = newAddress("ann");
  const alert = page.locator(".mantine-Notifications-root").getByRole("alert");
  const isAnswered = (status: number, json: object) =>
    page.route("**/api/leads", (route) => route.fulfill({ status, json }), { times: 1 });
  await test.step("the server's sentence is shown, else the general one; its messages stand at the fields", async () => {
    await fillLead(page, { name: "Ann Lee", email, phone: "6145550171" });
    await isAnswered(409, { message: "This home takes no leads." });
    await add.click();
    await expect(alert.filter({ hasText: "This home takes no leads." })).toBeVisible();
    await isAnswered(500, {});
    await add.click();
    await expect(alert.filter({ hasText: "Something went wrong. Please try again later." })).toBeVisible();
    await isAnswered(400, { message: "Bad", validationErrors: { email: "Email is not valid" } });
    await add.click();
    await expect(adding(page).getByText("Email is not valid")).toBeVisible();
    await expect(adding(page).getByRole("textbox", { name: "Full name" })).toHaveValue("Ann Lee");
  });

  await test.step("then it is added, and the owner is told what happens next", async () => {
    const sent = page.waitForRequest("**/api/leads");
    await add.click();
    const { phone, ...body } = (await sent).postDataJSON();
    expect(body).toEqual({ propertyId: home.id, name: "Ann Lee", email, action: "SCHEDULE_SHOWING" });
    expect(phone.replace(/\D/g, "")).toContain("6145550171");
    await expect(page.getByText("The assistant will contact Ann Lee shortly")).toBeVisible();
    await expect(adding(page)).toBeHidden();
  });
});

test("A lead is added with an application by an owner who gives an address first", async ({ page }) => {
  await openAddLead(page, { hasAddress: false });
  const send = sending(page).getByRole("button", { name: "Send application" });

  await test.step("the lead is added silently, and the bureau's statements are agreed to", async () => {
    await fillLead(page, { name: "Lee Park", email: newAddress("lee") });
    await adding(page).getByText("Send application").click();
    const silently = page.waitForRequest("**/api/leads/silent");
    await adding(page).getByRole("button", { name: "Add lead and continue" }).click();
    expect((await silently).postDataJSON()).toMatchObject({ name: "Lee Park", action: "SEND_APPLICATION" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await agreeToAll(page);
  });

  await test.step("the address is asked for, with why and the terms", async () => {
    await send.click();
    await expect(asked(page)).toContainText(
      "Your address is required by our screening provider and will not be shared. Learn more",
    );
    await expect(asked(page).getByRole("link", { name: /^Learn more/ })).toHaveAttribute("href", /\/terms/);
    await expect(asked(page).getByRole("button", { name: "Cancel" })).toBeVisible();
  });

  await test.step("what is cleared, or typed and not picked, is no address", async () => {
    const missing = asked(page).getByText("Address is required", { exact: true });
    await pickAddress(page);
    await expect(save(page)).not.toHaveAttribute("aria-disabled");
    await address(page).fill("");
    await expect(save(page)).toHaveAttribute("aria-disabled", "true");
    await address(page).press("Tab");
    await expect(missing).toBeVisible();
    await address(page).fill("12");
    await expect(missing).toBeHidden();
    await address(page).press("Tab");
    await expect(missing).toBeVisible();
  });

  await test.step("nor is a place without a state", async () => {
    const found = { latitude: 30.27, longitude: -97.74, city: "Austin", zip: "78701", state: "", precision: "address" };
    await page.route("**/api/address-lookup/**", (route) => route.fulfill({ json: found }), { times: 1 });
    await address(page).fill("12 Main St, Austin, TX");
    await page
      .getByRole("option", { name: /Main St/ })
      .first()
      .click();
    await expect(asked(page).getByRole("textbox", { name: "City" })).toHaveValue("Austin");
    await expect(save(page)).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("an application that cannot be sent then says so, and is sent at the next press", async () => {
    await pickAddress(page);
    const sends = "**/api/investor-application/*";
    await page.route(sends, (route) => route.fulfill({ status: 500 }), { times: 1 });
    const saved = page.waitForResponse("**/api/investor/address");
    const tried = page.waitForRequest(sends);
    await save(page).click();
    const { address: _, ...rest } = (await saved).request().postDataJSON();
    expect(rest).toMatchObject({ city: "Austin", state: "TX", latitude: expect.any(Number) });
    await expect(page.getByText("Address saved successfully")).toBeVisible();
    await tried;
    await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
    await send.click();
    await expect(page.getByText("Application has been sent to Lee Park")).toBeVisible();
  });
});

test("The lists of a home's leads and applications are in its tabs, and say when they cannot be loaded", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await aLead(owner, home.id, "Ann Lee");
  await signIn(page, owner, `/property/${home.id}/applications`);
  const chips = page.getByRole("group", { name: "Applications" }).locator("label");

  await test.step("the tabs and the filters of applications are in order", async () => {
    await expect(page.getByRole("navigation", { name: "Property" }).getByRole("link")).toHaveText([
      "Dashboard",
      "Property Details",
      "Availability",
      "Showings",
      "Leads",
      "Applications",
    ]);
    await expect(page.getByRole("heading", { name: /^Applications/ })).toBeVisible();
    await expect(chips).toHaveText([
      /^All/,
      /^Invited to apply/,
      /^In progress/,
      /^Waiting for review/,
      /^Accepted/,
      /^Rejected/,
    ]);
  });

  await test.step("filter=All shows every lead, and a reload keeps it", async () => {
    await page.goto(`/property/${home.id}/leads?filter=All`);
    await expect(page.getByRole("article")).toContainText("Ann Lee");
    await expect(page.getByRole("radio", { name: /^All/ })).toBeChecked();
    await page.getByText(/^Accepted/).click();
    await expect(page).toHaveURL(/filter=accepted/);
    await page.reload();
    await expect(page.getByRole("radio", { name: /^Accepted/ })).toBeChecked();
  });

  for (const list of ["leads", "applications"])
    await test.step(`${list} that cannot be loaded`, async () => {
      const called = "**/api/property-inquiry/inquiries/property/**";
      await page.route(called, (route) => route.fulfill({ status: 500 }));
      await page.goto(`/property/${home.id}/${list}`);
      const failed = page.getByRole("alert").filter({ hasText: "Could not load data" });
      await expect(failed).toContainText("Please reload the page or try again later");
      await page.unroute(called);
      await failed.getByRole("button", { name: "Try again" }).click();
      await expect(failed).toBeHidden();
    });
});
