import { expect, type Page, test } from "@playwright/test";
import { alertsStay, expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { anOwner } from "./stage/people.ts";
import { callAs, control } from "./stage/world.ts";

const sandboxUrl = process.env.E2E_SANDBOX_URL!;
const alert = (page: Page, text: string) => page.getByText(text, { exact: true });

const home = (id: string, more: object = {}) => ({
  id,
  title: `Alder Court ${id}`,
  address: `${id} Alder Ct`,
  city: "Columbus",
  state: "OH",
  zip: "43215",
  propertyType: "House",
  bedrooms: 2,
  fullBathrooms: 1,
  halfBathrooms: 1,
  squareFeet: 1080,
  rent: 1850,
  description: "Two stories near the river trail.",
  ...more,
});

test("An owner previews and connects a feed, keeps a value of theirs, takes the feed's over and disconnects", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await alertsStay(page);
  const owner = await anOwner();
  const call = callAs(owner.token);
  const id = crypto.randomUUID();
  const feedUrl = `${sandboxUrl}/feeds/${id}.json`;
  const serve = (content: unknown) => control("PUT", `/feeds/${id}`, content);
  await serve([home("12"), home("14"), home("16", { rent: "much" })]);
  await signIn(page, owner, "/profile?tab=integrations");
  const card = page.getByRole("region", { name: "Property Management" });
  const field = card.getByLabel("Feed URL");

  await test.step("problems stand at the field, and what was typed stays", async () => {
    await card.getByRole("button", { name: "Connect" }).click();
    await expect(card.getByText("Feed URL is required")).toBeVisible();
    await field.fill("https://evil.example/homes.json");
    await card.getByRole("button", { name: "Preview" }).click();
    await expect(card.getByText(/^Please enter a valid feed URL \(format: .*\/feeds\/\[id\]\.json\)$/)).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(`${sandboxUrl}/feeds/nobody.json`);
    await card.getByRole("button", { name: "Connect" }).click();
    await expect(alert(page, "Failed to connect Aptly integration")).toBeVisible();
    await expect(card.getByText("Failed to connect Aptly. The feed could not be read.")).toBeVisible();
    await expect(field).toHaveValue(`${sandboxUrl}/feeds/nobody.json`);
    await expectAccessibleInBothThemes(page, "a feed that could not be connected");
    await savePicture(page, "feed-problem");
  });

  await test.step("a preview shows what would come", async () => {
    await field.fill(feedUrl);
    await card.getByRole("button", { name: "Preview" }).click();
    await expect(card.getByText("2 new homes.")).toBeVisible();
    await expect(card.getByRole("list", { name: "Homes in this feed" }).getByRole("listitem")).toHaveCount(2);
    await card.getByText("1 entry was skipped").click();
    await expect(card.getByText("The rent is not a number")).toBeVisible();
    await expectAccessibleInBothThemes(page, "the preview of a feed");
    await savePicture(page, "feed-preview");
  });

  await test.step("connected, it says what came of its reading", async () => {
    await card.getByRole("button", { name: "Connect" }).click();
    await expect(alert(page, "Aptly connected successfully. Your properties are being synced.")).toBeVisible();
    await expect(card.getByText(`Connected: ${feedUrl}`)).toBeVisible();
    await expect(card.getByText(/^Last read on .*: 2 new homes\.$/)).toBeVisible();
    await expectAccessibleInBothThemes(page, "a connected feed");
    await savePicture(page, "feed-connected");
  });

  await test.step("a value that the owner changed stays, with the feed's beside it to take over", async () => {
    await page.goto("/portfolio");
    await expect(page.getByText("Alder Court 14")).toBeVisible();
    type Homes = { properties: { id: string; displayName: string; leaseConditions: { id: string } }[] };
    const { properties } = await call<Homes>("GET", "/property/portfolio");
    const { id: propertyId, leaseConditions } = properties.find(({ displayName }) => displayName === "Alder Court 12")!;
    await call("PATCH", `/property/${propertyId}/lease-conditions/${leaseConditions.id}`, { rent: 1950 });
    await page.goto(`/property/${propertyId}/details`);
    const difference = page.getByRole("region", { name: "Property feed" });
    await expect(difference.getByRole("listitem")).toContainText(["Rent"]);
    await expect(difference).toContainText("$1,950");
    await expectAccessibleInBothThemes(page, "a home that its feed says otherwise");
    await savePicture(page, "feed-differences");
    await difference.getByRole("button", { name: "Use the feed's rent" }).press("Enter");
    await expect(difference).toContainText("This home matches your feed.");
    await expect(difference.getByRole("heading", { name: "Property feed" })).toBeFocused();
    await expect(page.getByText("$1,850").first()).toBeVisible();
  });

  await test.step("disconnecting asks first, says where it failed, and keeps the homes", async () => {
    await page.goto("/profile?tab=integrations");
    await page.route("**/api/aptly/disconnect", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    for (const outcome of ["Failed to disconnect Aptly integration", "Aptly disconnected successfully"]) {
      await card.getByRole("button", { name: "Disconnect Aptly" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
      await expect(alert(page, outcome)).toBeVisible();
    }
    await expect(field).toHaveValue("");
    expect((await call<{ total: number }>("GET", "/property/portfolio")).total).toBe(2);
  });
});
