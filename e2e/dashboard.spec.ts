import { expect, type Page, test } from "@playwright/test";
import { anApplicant, anApplicationSent, submit } from "./stage/applications.ts";
import { alertsStay, expectAccessibleInBothThemes, expectWholeLabels, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

/** A tab of what waits; the figures above have tabs of their own. */
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole("tablist", { name: "Waiting for you" }).getByRole("tab", { name });
const rows = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("> li");

test("The dashboard shows what waits at all homes, and all of it is settled in place", async ({ page, isMobile }) => {
  await alertsStay(page);
  const owner = await anOwner({ name: "Dana Whitfield" });
  await anAgent(owner);
  const home = await aListedHome(owner, { title: "Alder House" });
  const other = await aListedHome(owner, { title: "Linden House" });
  for (const [slug, text] of [
    [home.slug, "Does the house have a fireplace?"],
    [other.slug, "Is there a sauna?"],
  ])
    await callAs()("POST", "/public/conversation", { slug, text, clientMessageId: crypto.randomUUID() });
  await aRequest(home.slug, { name: "Theo Lang" });
  await aRequest(other.slug, { name: "Priya Nair" });
  await anApplicationSent(owner, other, "Sam Okafor");
  const { email } = await anApplicationSent(owner, home, "Jordan Avery");
  await submit(await anApplicant("Jordan Avery", email), "APPLICANT");

  await signIn(page, owner, "/dashboard");
  const actions = page.getByRole("region", { name: /^Actions needed/ });

  await test.step("the greeting, the performance and the first tab with something waiting", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Dana$/);
    await expect(page.getByText("Five things are waiting for you.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Performance" })).toBeVisible();
    await expect(tab(page, /Intelligent escalations/)).toHaveAttribute("aria-selected", "true");
    await expect(rows(page, "Intelligent escalations")).toHaveText([/fireplace.*Alder House/, /sauna.*Linden House/]);
    await expect(rows(page, "Actions needed")).toHaveCount(2);
    await expect(
      page.getByRole("navigation", { name: isMobile ? "Shortcuts" : "Main" }).getByText("Home"),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page, "the dashboard");
    // On a phone the row of tabs goes on past the edge.
    if (!isMobile) await expectWholeLabels(page);
    await savePicture(page, "dashboard");
  });

  await test.step("an answered and an ignored question leave, and the next row has the focus", async () => {
    await page.getByRole("button", { name: /^Ignore: .*sauna/ }).click();
    await expect(rows(page, "Intelligent escalations")).toHaveText([/fireplace/]);
    await expect(page.getByRole("button", { name: /^Answer: .*fireplace/ }).last()).toBeFocused();
    await expect(tab(page, "Intelligent escalations 1 waiting")).toBeVisible();
    await page
      .getByRole("list", { name: "Intelligent escalations" })
      .getByRole("button", { name: /^Answer/ })
      .click();
    const dialog = page.getByRole("dialog", { name: /asked about Alder House/ });
    await dialog.getByRole("textbox", { name: "Answer" }).fill("Yes, in the living room.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("No escalations right now")).toBeVisible();
    await expect(tab(page, "Intelligent escalations")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Three things are waiting for you.")).toBeVisible();
  });

  await test.step("a request is accepted, another declined", async () => {
    await tab(page, /Showing requests/).click();
    await expect(page).toHaveURL("/dashboard?tab=showing-requests");
    await expect(rows(page, "Showing requests")).toHaveCount(2);
    await savePicture(page, "dashboard-requests");
    await page.getByRole("button", { name: "Decline Theo Lang" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    await expect(rows(page, "Showing requests")).toHaveText([/Priya Nair.*Linden House/]);
    await page.getByRole("button", { name: "Accept Priya Nair" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Accept/ })
      .click();
    await expect(page.getByText("No showing requests right now")).toBeVisible();
  });

  await test.step("applications: what is ready for review first, and every other one below", async () => {
    await tab(page, /Showing requests/).press("End");
    await expect(rows(page, "Applications")).toHaveText([
      /Jordan Avery.*Ready for review.*Alder House.*Review/,
      /Sam Okafor.*In progress.*Linden House.*See details/,
    ]);
    const ways = rows(page, "Applications").getByRole("link", { name: /^(Review|See details):/ });
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toHaveAttribute("href", /\/application\/[^/]+$/);
    // On a phone the last tab is past the edge until it is chosen.
    await expect(tab(page, /Applications/)).toBeInViewport({ ratio: 1 });
    await savePicture(page, "dashboard-applications");
    await expect(rows(page, "Actions needed")).toHaveText([/Jordan Avery submitted an application for Alder House/]);
    await expect(actions.getByRole("button", { name: /See all/ })).toHaveCount(0);
  });

  await test.step("the activity feed tells all of it, and leads to the review", async () => {
    if (isMobile) {
      await page.getByRole("tab", { name: "Activity feed" }).click();
      await expect(page.getByRole("region", { name: "Performance" })).toHaveCount(0);
      await expectAccessibleInBothThemes(page, "the activity feed");
    } else {
      await expect(page.getByRole("region", { name: "Activity feed" }).getByRole("listitem")).toHaveCount(8);
      await page.getByRole("button", { name: "See all activity" }).click();
      await expect(page.getByRole("dialog", { name: "Activity feed" })).toBeVisible();
      await expectAccessibleInBothThemes(page, "the panel with the activity feed");
    }
    const feed = isMobile ? page.getByRole("tabpanel") : page.getByRole("dialog", { name: "Activity feed" });
    await expect(feed.getByRole("heading", { level: 3, name: "Today" })).toBeVisible();
    await expect(feed.getByText("Showing with Priya Nair at Linden House was confirmed")).toBeVisible();
    await savePicture(page, "dashboard-activity");
    await feed.getByText("Jordan Avery completed the application for Alder House").click();
    await expect(page.getByRole("heading", { level: 1, name: "Jordan Avery's application" })).toBeVisible();
  });
});
