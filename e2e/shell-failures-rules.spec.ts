import { expect, type Page, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { alertsStay, signIn, signInOnly } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

const generic = "Something went wrong. Please try again later.";
const alerts = (page: Page) => page.locator(".mantine-Notifications-root").getByRole("alert");

/** The product answers the next call to `path` with this instead of what it would. */
const fails = (page: Page, path: string, status = 500, json: object | null = null) =>
  page.route(`**/api${path}`, (route) => route.fulfill(json ? { status, json } : { status, body: "" }), { times: 1 });

/** Opens `address`, whose call to `path` fails; nothing of the page before is still asking for it. */
async function openFailing(page: Page, address: string, ...failure: [path: string, status?: number, json?: object]) {
  await page.goto("about:blank");
  await fails(page, ...failure);
  await page.goto(address);
}

test.beforeEach(({ page }) => alertsStay(page));

test("A part that cannot be loaded shows an error in its place, inside the frame, and can be retried", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await fails(page, "/property/portfolio*");
  await signIn(page, owner);
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("Could not load portfolio");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: home.displayName })).toBeVisible();

  await openFailing(page, `/property/${home.id}/dashboard`, `/property/${home.id}`, 500, { message: "A stack trace" });
  await expect(main.getByRole("alert")).toContainText("Failed to load property");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.displayName);

  for (const address of ["/property/no-such-home/dashboard", "/property/"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Property not found");
  }
  await expect(page.getByRole("banner")).toBeVisible();

  await openFailing(page, "/portfolio", "/investor/me", 500, { message: { message: "The accounts are away" } });
  await expect(main.getByRole("alert")).toContainText("The accounts are away");
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your portfolio");

  await page.route("**/assets/AccountMenu-*.js", (route) => route.abort());
  await page.getByRole("button", { name: /Account menu/ }).click();
  await expect(alerts(page)).toHaveText(generic);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your portfolio");
});

test("An owner sees why a decision was rejected, and can rephrase words that fail the fair-housing check", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  await aRequest(home.slug, { name: "Theo Lang" });
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Accept Theo Lang" }).click();
  await expect(dialog).toHaveAccessibleName("Accept showing");
  expect((await dialog.boundingBox())!.width).toBe(37 * 16);
  await fails(page, "/showing-request/accept/**", 502, { message: "Sam is not free then" });
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(alerts(page)).toHaveText("Sam is not free then");
  await alerts(page).click();
  await expect(alerts(page)).toHaveCount(0);
  await fails(page, "/showing-request/accept/**");
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(alerts(page)).toHaveText(generic);
  await dialog.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Decline Theo Lang" }).click();
  await dialog.getByLabel(/Reason/).fill("No kids please");
  await dialog.getByRole("button", { name: "Decline" }).click();
  const warning = dialog.getByRole("alert");
  await expect(warning).toContainText("This may violate fair housing laws. Consider rephrasing it.");
  await fails(page, "/showing-request/decline/**");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(warning).toHaveCount(0);
  await expect(alerts(page).first()).toHaveText(generic);

  for (const message of ["One", "Two", "Three"]) {
    await fails(page, "/showing-request/decline/**", 500, { message });
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(alerts(page).first()).toHaveText(message);
  }
  await expect(alerts(page)).toHaveText(["Three", "Two", "One"]);
});

test("An owner sees an error when answering a question fails, and a confirmation when it works", async ({
  page,
  context,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner, { ...alderBungalow, title: "Question House" });
  const nobody = callAs();
  for (const text of ["Does the house have a fireplace?", "Is there a sauna?"]) {
    await nobody("POST", "/public/conversation", { slug: home.slug, text, clientMessageId: crypto.randomUUID() });
  }
  await signInOnly(page, owner);
  const whatTells = page.waitForResponse(/\/assets\/Alerts-/);
  await page.goto(`/property/${home.id}/dashboard`);
  const dialog = page.getByRole("dialog");
  const isTold = (text: string) => expect(page.locator(".mantine-Notification-root", { hasText: text })).toBeVisible();
  await page.getByRole("button", { name: /^Answer: .*fireplace/ }).click();
  expect((await dialog.boundingBox())!.width).toBe(40 * 16);
  await expect(dialog.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
  const answer = dialog.getByRole("textbox", { name: "Answer" });
  await answer.fill("Yes, a wood-burning one.");
  await whatTells;
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Send" }).click();
  await isTold("Error resolving escalation");
  await page.locator(".mantine-Notification-root").click();
  await expect(answer).toHaveValue("Yes, a wood-burning one.");
  await context.setOffline(false);
  await fails(page, "/intelligent-escalation/answer/**", 500, { message: "A stack trace" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await isTold("Error resolving escalation");
  await dialog.getByRole("button", { name: "Send" }).click();
  await isTold("Escalation resolved");
  await fails(page, "/intelligent-escalation/ignore/**");
  const ignore = page.getByRole("button", { name: /^Ignore: .*sauna/ });
  await ignore.click();
  await isTold("Error ignoring escalation");
  await ignore.click();
  await isTold("Escalation ignored");
  await expect(page.getByRole("region", { name: "Intelligent escalations" })).toContainText("No escalations right now");
});

test("On a phone, alerts cover neither the title nor the close button of an open dialog", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  await aRequest(home.slug, { name: "Theo Lang" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  await page.getByRole("button", { name: "Reschedule Theo Lang" }).click();
  const panel = page.getByRole("dialog", { name: "Reschedule showing" });
  await panel.getByLabel("Date").fill("2026-12-01");
  for (const message of ["The calendar of Sam could not be read.", "The calendar of Sam could not be read again."]) {
    await fails(page, "/showing-request/reschedule/**", 500, { message });
    await panel.getByRole("button", { name: "Reschedule" }).click();
    await expect(alerts(page).first()).toHaveText(message);
  }
  const headEnds = await panel.locator("header").evaluate((head) => head.getBoundingClientRect().bottom);
  const alertsBegin = await alerts(page)
    .first()
    .evaluate((newest) => newest.getBoundingClientRect().top);
  expect(alertsBegin).toBeGreaterThanOrEqual(headEnds);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Discard changes?" })).toBeVisible();
});
