import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, signIn } from "./stage/browser.ts";
import { chosenOption } from "./stage/cards.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

type Showing = { id: string; showingRequests: { id: string }[] };

const chips = (page: Page, name: string) => page.getByRole("group", { name }).locator("label");

/** The showings of a home with an agent and one renter's request. */
async function openRequested(page: Page): Promise<void> {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  await aRequest(home.slug);
  await signIn(page, owner, `/property/${home.id}/showings`);
}

test("Showings are filtered by status overall and by stage at a home, and the address keeps both filters", async ({
  page,
}) => {
  const owner = await anOwner();
  const call = callAs(owner.token);
  const [alder, linden] = [await aListedHome(owner), await aListedHome(owner, { title: "Linden Duplex" })];
  const agent = await anAgent(owner);
  for (const home of [alder, linden]) await aRequest(home.slug);
  const [asked] = await call<Showing[]>("GET", `/showing/property/${linden.id}/pending`);
  await call("POST", `/showing-request/accept/property/${linden.id}`, {
    showingRequestId: asked!.showingRequests[0]!.id,
    showingAgentId: agent.id,
  });
  await signIn(page, owner);
  const card = page.getByRole("article");

  await test.step("of all homes", async () => {
    await page.getByRole("link", { name: "Showings" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showings");
    await expect(chips(page, "Status")).toHaveText([
      "All2",
      "Confirmed1",
      "Pending1",
      "Completed0",
      "Canceled0",
      "Declined0",
      "Expired0",
    ]);
    await chips(page, "Status").filter({ hasText: "Confirmed" }).click();
    await expect(page).toHaveURL(/filter=confirmed/);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("You accepted the showing with Theo Lang");
    await page.getByLabel("Time range").selectOption({ label: "24 hours" });
    await expect(page).toHaveURL(/filter=confirmed&timeFilter=24\+hours/);
    await page.reload();
    await expect(card).toContainText("Linden Duplex");
    await chips(page, "Status").filter({ hasText: "Expired" }).click();
    await expect(page.getByText("No showings match your filters")).toBeVisible();
    await page.goto(`/showings?propertyId=${alder.id}&filter=ALL&timeFilter=Last-7-Days`);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Theo Lang requested for showing");
  });

  await test.step("of one home", async () => {
    await page.goto(`/property/${linden.id}/showings`);
    await expect(page).toHaveURL(/\/showings\?filter=all&timeFilter=last\+30\+days$/);
    await expect(chips(page, "Stage")).toHaveText([
      "All1",
      "Pending0",
      "Accepted1",
      "Rescheduling0",
      "Showing Completed0",
      "Declined0",
      "Canceled0",
      "Expired0",
      "Not Qualified0",
    ]);
    await chips(page, "Stage").filter({ hasText: "Accepted" }).click();
    await expect(card).toContainText("You accepted the showing with Theo Lang");
  });

  await test.step("upcoming showings of a day apart from canceled ones", async () => {
    await call("POST", `/showing/${asked!.id}/cancel`, { cancelReason: null });
    await page.goto("/showings");
    await expect(card).toHaveCount(2);
    await expect(page.getByRole("region", { name: /^Earlier and closed/ })).toContainText("You canceled the showing");
    await expectAccessible(page, "a day with showings to come and off");
  });
});

test("An empty list, a list that fails to load and a showing that does not exist each show a message", async ({
  page,
}) => {
  const owner = await anOwner();
  await aListedHome(owner);
  await signIn(page, owner, "/showings");
  await expect(page.getByText("You don't have any showings yet")).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/showing/company/**", async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500 });
  });
  await page.reload();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
  answer.resolve();
  await expect(page.getByRole("alert")).toContainText("Could not load showings");
  await expect(page.getByRole("alert")).toContainText("Please reload the page or try again later");
  await page.goto(`/property/showings/${crypto.randomUUID()}`);
  await expect(page.getByRole("alert")).toContainText("Could not load showing");
});

test("A decline that fails the fair-housing check shows a warning, which another error clears", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await aRequest(home.slug);
  await signIn(page, owner, `/property/${home.id}/showings`);
  await page.getByRole("button", { name: "Decline Theo Lang" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason (optional)").fill("no families with kids");
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(dialog.getByText("This may violate fair housing laws. Consider rephrasing it.")).toBeVisible();
  await page.route("**/api/showing-request/decline/**", (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
  await expect(dialog.getByText("This may violate fair housing laws.")).toHaveCount(0);
});

test("Instructions for a self-guided tour need a text and a validity, and are shared once", async ({ page }) => {
  const owner = await anOwner();
  const call = callAs(owner.token);
  const home = await aListedHome(owner, {
    tours: { inPerson: true, virtual: false, selfGuided: true },
  });
  const agent = await anAgent(owner);
  await aRequest(home.slug, { tourType: "SELF_GUIDED" });
  const [asked] = await call<Showing[]>("GET", `/showing/property/${home.id}/pending`);
  await call("POST", `/showing-request/accept/property/${home.id}`, {
    showingRequestId: asked!.showingRequests[0]!.id,
    showingAgentId: agent.id,
  });
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  await page.getByRole("button", { name: /^Share instructions/ }).click();
  const dialog = page.getByRole("dialog", {
    name: "Theo Lang needs self-showing instructions for Alder Street Bungalow",
  });
  const send = dialog.getByRole("button", { name: "Send" });
  const validity = dialog.getByRole("combobox", { name: "Code validity" });
  await expect(chosenOption(validity)).toHaveText("1 hour");
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(validity.locator("option")).toHaveText(["1 hour", "2 hours", "3 hours", "1 day (24h)", "Unlimited"]);
  await validity.selectOption({ label: "2 hours" });
  await dialog.getByLabel("Instructions").fill("The key box is left of the door, 4471.");
  await page.route("**/api/intelligent-escalation/self-showing-instructions/**", (route) =>
    route.fulfill({ status: 500 }),
  );
  await send.click();
  await expect(page.getByText("Error sharing instructions")).toBeVisible();
  await page.unroute("**/api/intelligent-escalation/self-showing-instructions/**");
  await send.click();
  await expect(page.getByText("Instructions shared")).toBeVisible();
  await expect(page.getByRole("region", { name: "Intelligent escalations" })).toContainText("No escalations right now");
});

test("Accept waits for the agents to load, and shows an error when loading them failed", async ({ page }) => {
  await openRequested(page);
  const dialog = page.getByRole("dialog", { name: "Accept showing" });
  const accept = dialog.getByRole("button", { name: "Accept", exact: true });
  await page.route("**/api/showing-agents", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Accept Theo Lang" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "Could not load data" })).toBeVisible();
  await accept.click();
  await expect(dialog.getByText("Showing agent is required")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const answer = Promise.withResolvers<void>();
  await page.unroute("**/api/showing-agents");
  await page.route("**/api/showing-agents", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole("button", { name: "Accept Theo Lang" }).click();
  await accept.focus();
  await page.keyboard.press("Enter");
  answer.resolve();
  await expect(page.getByText("Showing accepted")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("A date in the past, or a time earlier today, shows an error under its own field", async ({ page }) => {
  await openRequested(page);
  await page.getByRole("button", { name: "Reschedule Theo Lang" }).click();
  const panel = page.getByRole("dialog", { name: "Reschedule showing" });
  const [date, time] = [panel.getByLabel("Date"), panel.getByRole("combobox", { name: /^Time/ })];
  const past = /Please choose a time in the future/;
  const send = panel.getByRole("button", { name: "Reschedule", exact: true });
  await send.click();
  await expect(date).toHaveAccessibleDescription("You have not selected the date");
  await date.fill("2026-11-20");
  await send.click();
  await expect(date).toHaveAccessibleDescription(past);
  await expect(time).not.toHaveAccessibleDescription(past);
  await date.fill("2026-11-23");
  await expect(date).not.toHaveAccessibleDescription(past);
  await send.click();
  await expect(time).toHaveAccessibleDescription(past);
  await date.fill("2300-01-01");
  await send.click();
  await expect(date).toHaveAccessibleDescription("Please enter a valid date");
});

test("A list in a panel opens by mouse and by keyboard, scrolls under the wheel, and Escape closes it alone", async ({
  page,
}) => {
  await openRequested(page);
  await page.getByRole("button", { name: "Reschedule Theo Lang" }).click();
  const panel = page.getByRole("dialog", { name: "Reschedule showing" });
  const time = panel.getByRole("combobox", { name: /^Time/ });
  const open = panel.locator("select:open");

  await test.step("by mouse", async () => {
    await time.click();
    await expect(open).toHaveCount(1);
    const [chosen, later] = ["8:00 AM", "10:30 AM"].map((name) => time.getByRole("option", { name, exact: true }));
    await expect(chosen!).toBeInViewport();
    await expect(later!).not.toBeInViewport();
    await chosen!.hover();
    await page.mouse.wheel(0, 360);
    await expect(later!).toBeInViewport({ ratio: 1 });
    await later!.click();
    await expect(open).toHaveCount(0);
    await expect(chosenOption(time)).toHaveText("10:30 AM");
  });

  await test.step("by keyboard", async () => {
    await expect(time).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(open).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(chosenOption(time)).toHaveText("10:45 AM");
    await page.keyboard.type("5:1");
    await expect(chosenOption(time)).toHaveText("5:15 PM");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
    await expect(panel).toBeVisible();
    await expect(time).toBeFocused();
  });
});
