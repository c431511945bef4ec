import { expect, type Page, test } from "@playwright/test";
import { anotherBrowser, signInOnly } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";

const card = (page: Page, renter: string) => page.getByRole("article").filter({ hasText: renter });
const presses = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

test("When two tabs decide on one showing, the later one shows an error and then the result", async ({
  page,
  browser,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  await aRequest(home.slug, { name: "Priya Nair" });
  await aRequest(home.slug, { name: "Theo Lang", tourType: "VIRTUAL" });
  const other = await anotherBrowser(browser, page);
  for (const tab of [page, other]) await signInOnly(tab, owner);
  const address = new URL("/showings", page.url()).href;
  for (const tab of [page, other]) await tab.goto(address);

  await test.step("accepted here, declined there", async () => {
    await other.getByRole("button", { name: "Decline Priya Nair" }).click();
    await page.getByRole("button", { name: "Accept Priya Nair" }).click();
    await presses(page, "Accept");
    await expect(card(page, "Priya Nair")).toContainText("You accepted the showing with Priya Nair");
    await presses(other, "Decline");
    await expect(other.getByText("This showing request is no longer pending.")).toBeVisible();
    await expect(other.getByRole("dialog")).toHaveCount(0);
    await expect(card(other, "Priya Nair")).toContainText("You accepted the showing with Priya Nair");
  });

  await test.step("accepted in both, which counts once", async () => {
    for (const tab of [page, other]) await tab.getByRole("button", { name: "Accept Theo Lang" }).click();
    await presses(other, "Accept");
    await expect(card(other, "Theo Lang")).toContainText("You accepted the showing with Theo Lang");
    await presses(page, "Accept");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card(page, "Theo Lang")).toContainText("You accepted the showing with Theo Lang");
    await expect(page.getByText("This showing request is no longer pending.")).toHaveCount(0);
  });

  await test.step("canceled here, moved there", async () => {
    await card(page, "Priya Nair").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/property\/showings\//);
    await other.goto(page.url());
    await other.getByRole("button", { name: "Reschedule", exact: true }).click();
    await other.getByRole("dialog").getByLabel("Date").fill("2026-12-01");
    await page.getByRole("button", { name: "Cancel showing" }).click();
    await presses(page, "Cancel showing");
    const aside = (tab: Page) => tab.getByRole("complementary", { name: "The showing" });
    await expect(aside(page)).toContainText("Canceled");
    await presses(other, "Reschedule");
    await expect(other.getByText("This showing can no longer be changed.")).toBeVisible();
    await expect(other.getByRole("dialog")).toHaveCount(0);
    await expect(aside(other)).toContainText("Canceled");
  });
  await other.context().close();
});
