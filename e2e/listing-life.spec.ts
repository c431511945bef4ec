import { expect, type Page, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { expectAccessibleInBothThemes, keepPicture, signIn } from "./stage/browser.ts";
import { aDraftHome, aListedHome, anOwner, type Owner } from "./stage/people.ts";
import { givePhotos } from "./stage/photos.ts";
import { callAs, control } from "./stage/world.ts";

const network = "Zillow, Trulia and HotPads";

async function aReadyHome(owner: Owner): Promise<PropertyView> {
  const { id } = await aDraftHome(owner);
  await givePhotos(owner.token, id);
  return callAs(owner.token)("PUT", `/property/${id}`, { status: "READY_FOR_LISTING" });
}

/** The dashboard of a home, as far as it is about its listing. */
const dashboardOf = (page: Page, home: PropertyView) => ({
  open: () => page.goto(`/property/${home.id}/dashboard`),
  widget: page.getByRole("complementary", { name: "Listing" }),
  dialog: page.getByRole("dialog"),
  becomes: (status: string) =>
    expect(page.getByRole("status").filter({ hasText: `${home.displayName}: ${status}` })).toHaveCount(1),
  says: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
});

/** The server fails at one call until the answer, which heals it. */
async function failing(page: Page, path: string): Promise<() => Promise<void>> {
  const address = `**/api/property-listing/${path}/*`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "Oh no" } }));
  return () => page.unroute(address);
}

test("A home is listed, goes live when the platforms read it, rests, comes back and is rented out", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aReadyHome(owner);
  const { open, widget, dialog, becomes, says } = dashboardOf(page, home);
  await signIn(page, owner);
  await open();

  await test.step("listing fails: the dialog stays, and its button can be pressed again", async () => {
    const heal = await failing(page, "publish");
    await widget.getByRole("button", { name: "List property" }).click();
    await expect(dialog.getByRole("switch", { name: network })).toBeChecked();
    await expect(dialog.getByRole("note")).toContainText("There are 3 so far.");
    await expectAccessibleInBothThemes(page, "the list dialog");
    await keepPicture(page, "list-dialog");
    const list = dialog.getByRole("button", { name: "List property" });
    await list.click();
    await expect(list).not.toHaveAttribute("aria-busy");
    await expect(dialog).toBeVisible();
    await expect(page.getByText(/is being listed/)).toHaveCount(0);
    await heal();
    await list.click();
  });

  await test.step("on its way to the platforms, and live once they have read it, without a reload", async () => {
    await becomes("Listing in progress");
    await says(/is being listed\. It becomes visible on rental sites/);
    await expect(dialog).toHaveCount(0);
    await expect(widget).toContainText(`Waiting for ${network}`);
    await expect(async () => {
      await control("POST", "/syndication/read");
      await expect(widget).toContainText(/Listed since/, { timeout: 2_000 });
    }).toPass();
    await becomes("Listed");
    await expect(widget).toContainText(`Live on ${network}, last read`);
    await expectAccessibleInBothThemes(page, "a live home");
    await keepPicture(page, "listed");
  });

  await test.step("auto-update goes on and off", async () => {
    const autoUpdate = widget.getByRole("switch", { name: "Auto-update" });
    await autoUpdate.click();
    await says("Listing optimization enabled");
    await autoUpdate.click();
    await says("Listing optimization disabled");
    await expect(autoUpdate).not.toBeChecked();
  });

  await test.step("a pause that fails says nothing; the next one holds", async () => {
    const heal = await failing(page, "pause");
    await widget.getByRole("button", { name: /^Pause listing/ }).click();
    const pause = dialog.getByRole("button", { name: "Pause listing" });
    await pause.click();
    await expect(pause).not.toHaveAttribute("aria-busy");
    await expect(dialog).toBeVisible();
    await expect(page.getByText(/has been unlisted/)).toHaveCount(0);
    await heal();
    await pause.click();
    await says(/has been unlisted/);
    await becomes("Unlisted");
  });

  await test.step("without platforms it is live at once", async () => {
    await widget.getByRole("button", { name: "Resume listing" }).click();
    await dialog.getByRole("switch", { name: network }).click();
    await dialog.getByRole("button", { name: "Resume listing" }).click();
    await becomes("Listed");
  });

  await test.step("rented out, it ends", async () => {
    await widget.getByRole("button", { name: /^Mark as rented out/ }).click();
    await dialog.getByRole("button", { name: "Mark as rented out" }).click();
    await says(/has been marked as rented out/);
    await becomes("Rented out");
    await expect(widget.getByRole("button", { name: "Resume listing" })).toBeVisible();
  });
});

test("What keeps a home off the platforms is said where they are chosen, with the way to put it right", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await callAs(owner.token)("PUT", `/property/${home.id}`, { description: "<p>Small.</p>" });
  const { open, widget, dialog, says } = dashboardOf(page, home);
  await signIn(page, owner);
  await open();

  await widget.getByRole("button", { name: /^Edit syndication/ }).click();
  await dialog.getByRole("switch", { name: network }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await says("Syndication platforms updated successfully");
  await expect(widget).toContainText(`Not on ${network} yet`);
  await widget.getByRole("button", { name: /^Edit syndication/ }).click();
  await expect(dialog.getByRole("note")).toContainText("a description of at least 50 characters");
  await keepPicture(page, "kept-out");
  await dialog.getByRole("link", { name: "Edit description" }).click();
  await expect(page).toHaveURL(/\/details\?edit=description/);
});
