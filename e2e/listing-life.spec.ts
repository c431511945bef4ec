import { expect, test } from "@playwright/test";
import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import { savePicture, signInOnly } from "./stage/browser.ts";
import { dashboardOf, network } from "./stage/listing.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

test("Problems that keep a home off the platforms are shown in the dialogs for listing and syndication, each with a link to fix it", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await callAs(owner.token)("PUT", `/property/${home.id}`, { description: "<p>Small.</p>" });
  const { open, widget, dialog, says } = dashboardOf(page, home);
  await signInOnly(page, owner);
  await open();

  await widget.getByRole("button", { name: /^Edit syndication/ }).click();
  await dialog.getByRole("switch", { name: network }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await says("Syndication platforms updated successfully");
  await expect(widget).toContainText(`Not on ${network} yet`);
  await expect(widget.getByRole("link", { name: "Edit description" })).toBeVisible();
  await widget.getByRole("button", { name: /^Edit syndication/ }).click();
  await expect(dialog.getByRole("note")).toContainText("a description of at least 50 characters");
  await savePicture(page, "kept-out");
  await dialog.getByRole("link", { name: "Edit description" }).click();
  await expect(page).toHaveURL(/\/details\?edit=description/);
  await expect(dialog.getByText("a description of at least 50 characters; yours has 6.")).toBeVisible();

  await test.step("and before it is listed again, with what keeps renters from booking", async () => {
    const call = callAs(owner.token);
    const { availabilitySlots } = await call<AvailabilityView>("GET", `/property-availability/${home.id}`);
    await call(
      "DELETE",
      "/availability-slot",
      availabilitySlots.map(({ id }) => id),
    );
    await call("PUT", `/property-listing/pause/${home.id}`);
    await open();
    await widget.getByRole("button", { name: "Resume listing" }).click();
    const notes = dialog.getByRole("note");
    await expect(notes.filter({ hasText: `${network} isn't ready yet` })).toContainText("yours has 6.");
    await expect(notes.filter({ hasText: "Renters can't book showings yet" })).toContainText("no available times");
    await expect(dialog).not.toContainText("in about an hour");
    await savePicture(page, "list-dialog-not-ready");
    await dialog.getByRole("switch", { name: network }).click();
    await expect(dialog).toContainText("Rental sites won't show it");
    await dialog.getByRole("link", { name: "Add available times" }).click();
    await expect(page).toHaveURL(new RegExp(`/property/${home.id}/availability`));
  });

  await test.step("and rental sites are not promised once it is listed", async () => {
    await open();
    await widget.getByRole("button", { name: "Resume listing" }).click();
    await dialog.getByRole("button", { name: "Resume listing" }).click();
    await expect(widget).toContainText("Renters can see your listing page now");
    await expect(widget).toContainText(`Not on ${network} yet`);
    await expect(widget).not.toContainText("in about an hour");
  });
});

test("An auto-update switch that cannot be saved switches back and shows an error", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { open, widget, says } = dashboardOf(page, home);
  await signInOnly(page, owner);
  await open();
  const autoUpdate = widget.getByRole("switch", { name: "Auto-update" });
  const path = `**/api/property-listing/${home.id}/auto-refresh`;

  await page.route(path, (route) => route.abort());
  await autoUpdate.click();
  await says("Failed to update listing optimization setting");
  await expect(autoUpdate).toBeChecked({ checked: home.autoRefresh });
  await page.unroute(path);
  await autoUpdate.click();
  await says(`Listing optimization ${home.autoRefresh ? "disabled" : "enabled"}`);
  await expect(autoUpdate).toBeChecked({ checked: !home.autoRefresh });
});
