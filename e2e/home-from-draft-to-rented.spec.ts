import { expect, type Page, test } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { expectAccessible, expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { choose, edit } from "./stage/cards.ts";
import { dashboardOf, failing, network } from "./stage/listing.ts";
import { answers, isAt, isAtOverview, next, walk } from "./stage/onboarding.ts";
import { anOwner, type Owner } from "./stage/people.ts";
import { addressesOf, lift, photo, photoOf } from "./stage/photos.ts";
import { callAs, control } from "./stage/world.ts";

const storedOf = (owner: Owner, id: string): Promise<PropertyView> => callAs(owner.token)("GET", `/property/${id}`);
const idIn = (page: Page): string => new URL(page.url()).pathname.split("/")[3]!;

test("A home goes from its address to the platforms, is edited, paused, resumed and rented out in one session", async ({
  page,
}) => {
  test.setTimeout(360_000);
  const owner = await anOwner();
  await signIn(page, owner);
  const id = await describeHome(page, owner);
  const home = await storedOf(owner, id);
  await listHome(page, home);
  await editEveryCard(page, owner, id);
  await orderPhotosByKeyboard(page);
  await endListing(page, await storedOf(owner, id));
});

/** The eleven steps. Returns the home's id. */
async function describeHome(page: Page, owner: Owner): Promise<string> {
  await test.step("the portfolio leads to the first stage; the others say why they are locked", async () => {
    await page.getByRole("link", { name: "Add new listing" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Let's create your listing" })).toBeVisible();
    await expect(page.getByText("0 of 3 stages complete")).toBeVisible();
    await expect(page.getByText("Finish the previous stage first")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "Exit" })).toBeVisible();
    await expectAccessibleInBothThemes(page, "the overview of a home not there yet");
    await savePicture(page, "onboarding-overview");
    await page.getByRole("link", { name: "Tell us about your property" }).click();
    await isAt(page, "address");
  });

  await test.step("an address is picked from a list; until then there is no Next", async () => {
    const address = page.getByRole("combobox", { name: "Address" });
    await expect(page.getByRole("link", { name: "Back" })).toHaveCount(0);
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    // A list that reaches past a phone's edge for a moment makes the phone widen the page, and the page flickers.
    await page.evaluate(() => addEventListener("resize", () => document.body.setAttribute("data-widened", "")));
    await address.pressSequentially("12 Main St, Austin, TX");
    await expect(page.getByRole("option").first()).toContainText("Austin, TX");
    await expect(page.locator("body")).not.toHaveAttribute("data-widened");
    await address.press("ArrowDown");
    await address.press("Enter");
    await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("TX");
    await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
    await expectAccessibleInBothThemes(page, "the address");
    await savePicture(page, "onboarding-address");
    await next(page).click();
    await isAt(page, "property-type");
  });
  const id = idIn(page);
  expect(await storedOf(owner, id)).toMatchObject({
    status: "DRAFT",
    location: { address: "12 Main St", city: "Austin", state: "TX" },
  });
  const look = async (step: string) => {
    await expectAccessible(page, `the step ${step}`);
    await savePicture(page, `onboarding-${step}`);
  };

  await test.step("the first stage is done, and the second opens", async () => {
    await walk(page, ["property-type", "specifications"], look);
    await isAtOverview(page);
    await expect(page.getByRole("heading", { level: 1, name: "Great start! Keep going" })).toBeVisible();
    await expect(page.getByText("940 ft²")).toBeVisible();
    await expectAccessible(page, "the overview after a stage");
    await page.getByRole("link", { name: "Add details and requirements" }).click();
  });

  await test.step("a reload and Back lose nothing", async () => {
    await walk(page, ["lease-conditions"], look);
    await isAt(page, "pet-policy");
    await page.reload();
    await page.getByRole("link", { name: "Back" }).click();
    await isAt(page, "lease-conditions");
    await expect(page.getByLabel("Monthly rent")).toHaveValue("1,850");
    await page.goBack();
    await isAt(page, "pet-policy");
  });

  await test.step("exiting saves the step, and the onboarding resumes at the next one", async () => {
    await walk(page, ["pet-policy"], look);
    await isAt(page, "lease-terms");
    await answers["lease-terms"]!(page);
    await page.getByRole("button", { name: "Quit & save" }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(page.getByText(/was not saved/)).toHaveCount(0);
    expect((await storedOf(owner, id)).leaseConditions?.desiredLeasingDate).toMatch(/^2026-12-15/);
    await page
      .getByRole("link", { name: /12 Main St/ })
      .first()
      .click();
    await isAtOverview(page);
    await expect(page.getByText("Next: renter requirements")).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await walk(page, ["renter-requirements"], look);
    await expect(page.getByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
  });

  await test.step("the last step creates the listing", async () => {
    await page.getByRole("link", { name: "Make your listing stand out" }).click();
    await walk(page, ["images", "description", "tour-types"], look);
    await isAt(page, "availability");
    await page.getByRole("switch", { name: "Saturday" }).click();
    await expect(page.getByRole("switch", { name: "Saturday" })).toBeChecked();
    const tops = await Promise.all(
      ["start", "end"].map(async (edge) => (await page.getByLabel(`Saturday ${edge} time`).boundingBox())!.y),
    );
    expect(tops[0]).toBe(tops[1]);
    await look("availability");
    await page.getByRole("button", { name: "Create Listing" }).click();
    await expect(page).toHaveURL(new RegExp(`/property/${id}/details`));
    await expect(page.getByText("Ready for listing").first()).toBeVisible();
    expect((await storedOf(owner, id)).status).toBe("READY_FOR_LISTING");
  });
  return id;
}

/** From its details to the public page and, once they have read it, to the platforms. */
async function listHome(page: Page, home: PropertyView): Promise<void> {
  const { dialog, becomes, says, widget, open } = dashboardOf(page, home);
  await savePicture(page, "details-ready");

  await test.step("listing fails: the dialog stays, and its button can be pressed again", async () => {
    const heal = await failing(page, "publish");
    await page.locator("#main").getByRole("button", { name: "List property" }).click();
    await expect(dialog.getByRole("switch", { name: network })).toBeChecked();
    await expect(dialog.getByRole("note")).toContainText("There is one so far.");
    await expectAccessibleInBothThemes(page, "the list dialog");
    await savePicture(page, "list-dialog");
    const list = dialog.getByRole("button", { name: "List property" });
    await list.click();
    await expect(list).not.toHaveAttribute("aria-busy");
    await expect(dialog).toBeVisible();
    await expect(page.getByText(/is being listed/)).toHaveCount(0);
    await heal();
    await list.click();
  });

  await test.step("while listing is in progress, the focus is on the home's name, and renters already see the page", async () => {
    // What goes by itself is looked for first.
    await says(/is being listed\. It becomes visible on rental sites/);
    await becomes("Listing in progress");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const renter = await page.context().newPage();
    await renter.goto(`/homes/${home.slug}`);
    await expect(renter.getByRole("heading", { level: 1 })).toContainText("12 Main St");
    await expect(renter.getByText("$1,850").first()).toBeVisible();
    await renter.close();
  });

  await test.step("live once the platforms have read it, without a reload", async () => {
    await open();
    await expect(async () => {
      await control("POST", "/syndication/read");
      await expect(widget).toContainText(/Listed since/, { timeout: 2_000 });
    }).toPass();
    await expect(widget).toContainText(`Live on ${network}. Last synced`);
    await expectAccessibleInBothThemes(page, "a live home");
    await savePicture(page, "listed");
  });
}

async function editEveryCard(page: Page, owner: Owner, id: string): Promise<void> {
  await page.goto(`/property/${id}/details`);

  await test.step("every card is edited in place", async () => {
    await edit(page, "title", (panel) => panel.getByLabel("Title").fill("Alder Corner"));
    await edit(page, "monthly rent, deposits and fees", (panel) => panel.getByLabel("Monthly rent").fill("1900"));
    await edit(page, "renter requirements", (panel) => panel.getByLabel("Minimum credit score").fill("640"));
    await edit(page, "leasing term and availability", (panel) =>
      panel.getByLabel("Desired leasing date").fill("2030-02-01"),
    );
    await edit(page, "description", (panel) =>
      panel
        .getByRole("textbox", { name: "Description" })
        .fill("A corner home with light from two sides and a quiet yard."),
    );
    await edit(page, "property details", (panel) => panel.getByLabel("Square feet").fill("960"));
    await edit(page, "pet policy", (panel) => panel.getByLabel("Pet rent (optional)").fill("35"));
    await edit(page, "parking", async (panel) => {
      await panel.getByRole("switch", { name: "Parking" }).check();
      await choose(panel, "Parking type", "Off Street");
    });
    await edit(page, "included utilities", async (panel) => {
      await panel.getByRole("switch", { name: "Utilities are included in the rent" }).check();
      await panel.getByRole("checkbox", { name: "Water" }).check();
    });
    await edit(page, "amenities", (panel) => panel.getByRole("checkbox", { name: "Dishwasher", exact: true }).check());
    await edit(page, "accessibility", (panel) =>
      panel.getByRole("radiogroup", { name: "Ramp" }).getByText("Yes").click(),
    );
    await edit(page, "location", (panel) => panel.getByRole("switch", { name: /Hide exact address/ }).check());
    expect(await storedOf(owner, id)).toMatchObject({
      status: "LISTED",
      displayName: "Alder Corner",
      leaseConditions: { rent: 1900, desiredLeasingDate: expect.stringMatching(/^2030-02-01/) },
      renterRequirements: { minimumCreditScore: 640 },
      specifications: { squareFeet: 960 },
      petPolicy: { petRent: 35 },
      amenities: { hasDishwasher: true },
      location: { isAddressHidden: true },
    });
  });
}

async function orderPhotosByKeyboard(page: Page): Promise<void> {
  const panel = page.getByRole("dialog", { name: "Photos" });

  await test.step("photos are added, and one is moved by keyboard", async () => {
    await page.getByRole("button", { name: /^Edit (1 )?photo/ }).click();
    const scenes = await Promise.all(["bungalow", "living", "kitchen", "bath", "yard"].map(photoOf));
    await panel
      .getByLabel("Choose photos")
      .setInputFiles(scenes.map((buffer, index) => ({ name: `${index}.webp`, mimeType: "image/webp", buffer })));
    await expect(panel.getByText("6 photos", { exact: true })).toBeVisible();
    const before = await addressesOf(page);
    await photo(page, "Photo 3 of 6").focus();
    await lift(page, "place 3 of 6");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("The photo is over place 2 of 6")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(panel).toBeVisible();
    expect(await addressesOf(page)).toEqual(before);

    await lift(page, "place 3 of 6");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("The photo is over place 4 of 6")).toBeAttached();
    const saved = page.waitForResponse((reply) => reply.url().includes("/property-image/order/"));
    await page.keyboard.press("Space");
    expect((await saved).status()).toBe(200);
    const [a, b, c, d, ...rest] = before;
    await expect.poll(() => addressesOf(page)).toEqual([a, b, d, c, ...rest]);
    await panel.getByRole("button", { name: "Done" }).click();
    await expect(panel).toBeHidden();
  });
}

/** Pauses, comes back and ends, on the dashboard. */
async function endListing(page: Page, home: PropertyView): Promise<void> {
  const { open, widget, dialog, becomes, says } = dashboardOf(page, home);
  await open();

  await test.step("auto-update goes on and off", async () => {
    const autoUpdate = widget.getByRole("switch", { name: "Auto-update" });
    await autoUpdate.click();
    await says("Listing optimization enabled");
    await autoUpdate.click();
    await says("Listing optimization disabled");
    await expect(autoUpdate).not.toBeChecked();
  });

  await test.step("a failed pause shows no success; the next one works", async () => {
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

  await test.step("marking it as rented out ends the listing", async () => {
    await page.getByRole("navigation", { name: "Property" }).getByRole("link", { name: "Leads" }).click();
    await expect(page.getByRole("heading", { level: 2, name: /^Leads/ })).toBeVisible();
    await page.getByRole("button", { name: /^Settings of/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Edit syndication",
      "Pause listing",
      "Mark as rented out",
      "Delete property",
    ]);
    await expectAccessible(page, "what may be done to a home");
    await page.getByRole("menuitem", { name: "Mark as rented out" }).click();
    await dialog.getByRole("button", { name: "Mark as rented out" }).click();
    await says(/has been marked as rented out/);
    await becomes("Rented out");
    await expect(page.getByRole("button", { name: "Add new lead" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("button", { name: "Try Piper" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Property" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(widget.getByRole("link", { name: /View listing page/ })).toBeVisible();
    await expect(widget.getByRole("link", { name: /Print a flyer/ })).toHaveCount(0);
    await expect(widget.getByRole("button", { name: "Resume listing" })).toBeVisible();
  });
}
