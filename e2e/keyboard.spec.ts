import { expect, type Locator, type Page, test } from "@playwright/test";
import { anotherBrowser } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, newAddress } from "./stage/people.ts";

const maxPresses = 80;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabsTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < maxPresses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${maxPresses} presses of Tab do not reach ${target}`);
}

test("A renter books and an owner accepts with the keyboard alone", async ({ page: owners, browser }) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  const renters = await anotherBrowser(browser, owners);

  await renters.goto(`/homes/${home.slug}`);
  await tabsTo(renters, renters.getByRole("link", { name: "Skip to content" }));
  await tabsTo(renters, renters.getByLabel("Your question"));
  await renters.keyboard.type("When can I see it?");
  await renters.keyboard.press("Enter");
  const drawer = renters.getByRole("dialog", { name: "Message Piper" });
  const field = drawer.getByLabel("Your message");
  const offer = drawer.getByRole("group", { name: "Times Piper offers" }).getByRole("button").nth(1);
  await expect(field).toBeFocused();
  await expect(offer).toBeVisible();
  await tabsTo(renters, offer);
  await renters.keyboard.press("Enter");
  await tabsTo(renters, field);
  await renters.keyboard.type(`I'm Ana Diaz, ${newAddress("ana")}`);
  await renters.keyboard.press("Enter");
  await expect(drawer.getByText("Piper is writing")).toHaveCount(0);
  await renters.keyboard.type("I make $6,000 a month, my credit is 700, I'd move in December 5, no pets");
  await renters.keyboard.press("Enter");
  await expect(drawer.getByRole("log")).toContainText("I've sent Maya your request for Wed, Nov 25 at 4:00 PM EST");
  await renters.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await owners.goto("/auth/sign-in");
  await tabsTo(owners, owners.getByLabel("Email"));
  await owners.keyboard.type(owner.email);
  await tabsTo(owners, owners.getByLabel("Password", { exact: true }));
  await owners.keyboard.type(owner.password);
  await owners.keyboard.press("Enter");
  await tabsTo(owners, owners.getByRole("button", { name: "Actions needed, 1 open" }));
  await owners.keyboard.press("Enter");
  await tabsTo(owners, owners.getByRole("dialog").getByRole("link", { name: /Ana Diaz/ }));
  await owners.keyboard.press("Enter");
  await tabsTo(owners, owners.getByRole("button", { name: "Accept Ana Diaz" }));
  await owners.keyboard.press("Enter");
  const accept = owners.getByRole("dialog", { name: "Accept showing" });
  await tabsTo(owners, accept.getByRole("button", { name: "Accept", exact: true }));
  await owners.keyboard.press("Enter");
  await expect(accept).toHaveCount(0);
  await expect(owners.getByRole("region", { name: /Upcoming showings/ })).toContainText("Ana Diaz");
  await expect(owners.locator(":focus")).not.toHaveCount(0);
  await renters.context().close();
});
