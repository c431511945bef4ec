import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothThemes, savePicture, signInOnly } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest, type Owner } from "./stage/people.ts";
import { callAs, control } from "./stage/world.ts";

type Event = { summary: string; location: string; description: string };
const eventsOf = (account: string) => control<Event[]>("GET", `/google/accounts/${account}/events`);

async function aConfirmedShowing(owner: Owner, propertyId: string, slug: string): Promise<void> {
  const call = callAs(owner.token);
  const agent = await anAgent(owner);
  await aRequest(slug);
  const [waiting] = await call<{ showingRequests: { id: string }[] }[]>(
    "GET",
    `/showing/property/${propertyId}/pending`,
  );
  await call("POST", `/showing-request/accept/property/${propertyId}`, {
    showingRequestId: waiting!.showingRequests[0]!.id,
    showingAgentId: agent.id,
  });
}

/** Presses Connect and answers on Google's page, in the tab that opened. */
async function agrees(page: Page, answer: RegExp, button = "Connect"): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: button, exact: true }).click();
  const consent = await opening;
  await expect(consent.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  expect(new URL(consent.url()).searchParams.get("isPrimary")).toBe("true");
  await consent.getByRole("button", { name: answer }).click();
  return consent;
}

test("An owner connects a calendar, sees the confirmed showing in both, and disconnects", async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  // Each width has an account of its own, since both are at Google at once.
  const [account, name] = isMobile
    ? ["priya.nair@gmail.com", "Priya Nair"]
    : ["dana.whitfield@gmail.com", "Dana Whitfield"];
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signInOnly(page, owner);

  await test.step("an empty calendar offers to connect one", async () => {
    await page.goto("/calendar");
    await expect(page.getByRole("heading", { name: "Connect your Google Calendar" })).toBeVisible();
    await expect(page.getByText("No upcoming showings")).toBeVisible();
    await expectAccessibleInBothThemes(page, "the empty calendar");
    await savePicture(page, "calendar-empty");
  });

  await test.step("an owner who cancels at Google sees a failure in both tabs", async () => {
    const consent = await agrees(page, /^Cancel$/);
    // The tab closes and the alert here goes, each by itself, so all are looked for at once.
    await Promise.all([
      expect(consent.getByText("Failed to connect Google Calendar")).toBeVisible(),
      expect(consent.getByText("Please try again. This window will close automatically")).toBeVisible(),
      expect(page.getByText("Failed to connect Google Calendar")).toBeVisible(),
    ]);
    await expect.poll(() => consent.isClosed()).toBe(true);
  });

  await test.step("an owner who agrees sees a success, and the tab closes", async () => {
    const consent = await agrees(page, new RegExp(`Allow as ${name}`));
    await Promise.all([
      expect(consent.getByText("Google Calendar connected successfully!")).toBeVisible(),
      expect(page.getByText("Google Calendar connected successfully", { exact: true })).toBeVisible(),
    ]);
    await expect(page.getByText(`Connected: ${account}`)).toBeVisible();
    await expect.poll(() => consent.isClosed()).toBe(true);
  });

  await test.step("a confirmed showing appears here and at Google", async () => {
    await aConfirmedShowing(owner, home.id, home.slug);
    await expect(page.getByRole("heading", { name: /^Nov \d{1,2} [A-Z][a-z]+day$/ })).toBeVisible();
    await expect(page.getByRole("article")).toContainText("Theo Lang");
    await expectAccessibleInBothThemes(page, "the calendar");
    await savePicture(page, "calendar");
    await expect(async () =>
      expect((await eventsOf(account)).map(({ location }) => location)).toEqual([
        "418 Alder Street, Columbus, OH 43215",
      ]),
    ).toPass();
  });

  await test.step("a foreign page's message changes nothing", async () => {
    await page.evaluate(() => postMessage({ type: "SOMETHING_ELSE", success: true }, location.origin));
    await expect(page.getByText(`Connected: ${account}`)).toBeVisible();
  });

  await test.step("disconnecting takes the showing out of Google's calendar", async () => {
    await page.getByRole("link", { name: "Manage calendars" }).click();
    await page.getByRole("button", { name: `Disconnect ${account}` }).click();
    const question = page.getByRole("dialog", { name: "Disconnect this calendar?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(`Connected: ${account}`)).toBeVisible();
    await page.getByRole("button", { name: `Disconnect ${account}` }).click();
    await question.getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Google Calendar disconnected successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Connect your Google Calendar" })).toBeVisible();
    await expect(async () => expect(await eventsOf(account)).toEqual([])).toPass();
  });
});
