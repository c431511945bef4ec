import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes, savePicture, signIn, signInOnly } from "./stage/browser.ts";
import { chosenOption } from "./stage/cards.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";

test("An owner accepts with a new agent, moves a showing, declines with a lawful reason and cancels", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  await aRequest(home.slug, { name: "Priya Nair" });
  await aRequest(home.slug, { name: "Theo Lang" });
  await signInOnly(page, owner);
  const card = page.getByRole("article");
  const dialog = page.getByRole("dialog");

  await test.step("both renters are in one showing", async () => {
    await page.goto("/showings");
    await expect(page).toHaveURL(/\/showings\?filter=all&timeFilter=last\+30\+days$/);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Priya Nair requested for showing");
    await expect(card).toContainText("Theo Lang requested for showing");
    await expectAccessibleInBothThemes(page, "the showings");
    await savePicture(page, "showings");
  });

  await test.step("each has a Reschedule button, besides the one for both", async () => {
    await expect(page.getByRole("button", { name: "Reschedule", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Reschedule/ })).toHaveText([
      "Reschedule",
      "Reschedule",
      "Reschedule all",
    ]);
  });

  await test.step("a renter's page starts with the pending request", async () => {
    await page.getByRole("link", { name: "Priya Nair" }).click();
    await expect(page.getByRole("button", { name: "Accept Priya Nair" })).toBeInViewport({ ratio: 1 });
    const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())!.y;
    // Beside one another on a wide screen, they begin on one line.
    expect(await top("Priya Nair requested for showing")).toBeLessThan((await top("Renter highlights")) + 1);
    await page.goBack();
  });

  await test.step("one is accepted, with an agent added on the spot", async () => {
    await page.getByRole("button", { name: "Accept Priya Nair" }).click();
    await dialog.getByRole("button", { name: "Add new agent" }).click();
    await dialog.getByLabel("First name").fill("Grace");
    await dialog.getByLabel("Last name").fill("Kim");
    await dialog.getByLabel("Phone number").fill("6145550177");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByRole("radio", { name: /Grace Kim/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(card).toContainText("You accepted the showing with Priya Nair");
    await expect(card).toContainText("Showing agent Grace Kim");
    await expect(card).toContainText("1 pending");
  });

  await test.step("the other is declined once the reason passes the fair-housing check; the typed text stays", async () => {
    await page.getByRole("button", { name: "Decline Theo Lang" }).click();
    const reason = dialog.getByLabel("Reason (optional)");
    await reason.fill("no families with kids");
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "This may violate fair housing laws. Consider rephrasing it.",
    );
    await expect(reason).toHaveValue("no families with kids");
    await expect(reason).toBeFocused();
    await expectAccessibleInBothThemes(page, "the refused reason");
    await savePicture(page, "showing-declined-unfairly");
    await reason.fill("The home is being painted that day.");
    await dialog.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(card).toContainText("You declined the showing with Theo Lang");
    await expect(card).toContainText("“The home is being painted that day.”");
    await expect(page.getByRole("button", { name: /^Reschedule/ })).toHaveText(["Reschedule"]);
  });

  await test.step("the accepted one is moved, and the new showing opens", async () => {
    await page.getByRole("button", { name: "Reconsider Priya Nair" }).click();
    await expect(page.getByRole("menuitem", { name: "Reschedule" })).toBeFocused();
    await expectAccessible(page, "what may be reconsidered");
    await page.getByRole("menuitem", { name: "Reschedule" }).click();
    const times = dialog.getByRole("combobox", { name: /^Time/ });
    await expect(chosenOption(times)).toHaveText("8:00 AM");
    await times.click();
    await page.keyboard.press("Escape");
    await expect(times).toBeFocused();
    const openOnWednesday = "5:30 PM";
    const send = dialog.getByRole("button", { name: "Reschedule", exact: true });
    await expect(send).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("group", { name: "Day" }).getByText("Wed, Nov 25").click();
    await dialog
      .getByRole("group", { name: /^Open times on Wed, Nov 25/ })
      .getByText(openOnWednesday, { exact: true })
      .click();
    await expect(dialog.getByLabel("Date")).toHaveValue("2026-11-25");
    await expect(chosenOption(times)).toHaveText(openOnWednesday);
    await expect(dialog).toContainText(`will ask Priya about Wed, Nov 25, ${openOnWednesday}`);
    await expect(send).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page, "the open times");
    await savePicture(page, "showing-moved");
    await dialog.getByLabel("Date").fill("2026-12-01");
    await times.selectOption({ label: "8:00 AM" });
    await dialog.getByRole("button", { name: "Reschedule", exact: true }).click();
    await expect(page).toHaveURL(/\/property\/showings\/[0-9a-f-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Tue, Dec 1, 8:00–8:30 AM");
    await expect(
      page.getByText("The assistant is working on rescheduling with Priya Nair and aims for Tue, Dec 1, 8:00–8:30 AM"),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page, "a showing");
    await savePicture(page, "showing");
  });

  await test.step("it is canceled, and no move is left", async () => {
    await page.getByRole("button", { name: "Cancel showing" }).click();
    await dialog.getByRole("button", { name: "Cancel showing" }).click();
    await expect(page.getByRole("complementary", { name: "The showing" })).toContainText("Canceled");
    await expect(page.getByRole("button", { name: /Reschedule|Edit agent/ })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Showings", exact: true }).click();
    await expect(card).toHaveCount(2);
  });
});

test("An owner blocks a date and sees why a time on it is not offered", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signIn(page, owner, `/property/${home.id}/availability`);
  await page.getByLabel("Minimum notice").selectOption({ label: "1 day" });
  await page.getByLabel("Blocked dates").first().fill("2026-12-24");
  await page.getByRole("button", { name: "Block this date" }).click();
  await expect(page.getByRole("list", { name: "Blocked dates" })).toContainText("Thu, Dec 24, 2026");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the availability");
  await savePicture(page, "availability-rules");
  await page.reload();
  await expect(page.getByLabel("Minimum notice")).toHaveValue("1440");
  await page.getByRole("button", { name: "Why isn't a time offered?" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("list", { name: "Times" })).toBeVisible();
  await panel.getByLabel("Date").fill("2026-12-24");
  await panel.getByLabel("Time", { exact: true }).selectOption({ label: "8:00 AM" });
  await expect(panel.getByRole("list", { name: "Times" })).toContainText("This is outside the available times.");
  await expectAccessibleInBothThemes(page, "why a time is not offered");
  await savePicture(page, "why-not");
});
