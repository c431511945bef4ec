import { expect, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes, savePicture, signIn } from "./stage/browser.ts";
import { aDraftHome, anOwner } from "./stage/people.ts";
import { addressesOf, photo, photoOf } from "./stage/photos.ts";
import { swipe } from "./stage/touch.ts";
import { callAs } from "./stage/world.ts";

test("An owner uploads photos, reorders them by menu, views them and deletes one", async ({ page, isMobile }) => {
  const owner = await anOwner();
  const home = await aDraftHome(owner);
  await signIn(page, owner, `/property/${home.id}/details`);
  await page.getByRole("region", { name: "Photos" }).getByRole("button", { name: "Add photos" }).click();
  const panel = page.getByRole("dialog", { name: "Photos" });
  await expect(panel.getByRole("button", { name: "Add photos" })).toHaveCount(5);
  await savePicture(page, "photos-none");

  const scenes = await Promise.all(["bungalow", "living", "kitchen", "bath", "bedroom", "yard"].map(photoOf));
  await panel
    .getByLabel("Choose photos")
    .setInputFiles([
      ...scenes.map((buffer, index) => ({ name: `${index + 1}.webp`, mimeType: "image/webp", buffer })),
      { name: "<b>plan.txt", mimeType: "text/plain", buffer: Buffer.from("a plan") },
      { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") },
    ]);
  await expect(panel.getByText("6 photos")).toBeVisible();
  await expect(panel.getByText("Unable to upload <b>plan.txt")).toBeVisible();
  await expect(panel.getByText("Unable to upload broken.jpg")).toBeVisible();
  await expect(panel.getByText("Only image files are allowed")).toHaveCount(2);
  await savePicture(page, "photos-six");
  await expectAccessibleInBothThemes(page, "six photos and two that failed");
  // Another try of the same file ends the same.
  await expect(panel.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  for (const name of ["<b>plan.txt", "broken.jpg"])
    await panel.getByRole("button", { name: `Dismiss ${name}` }).click();
  await expect(panel.getByText("Unable to upload")).toHaveCount(0);

  await test.step("a cover of its own", async () => {
    const before = await addressesOf(page);
    await photo(page, "Actions for photo 5").click();
    await page.getByRole("menuitem", { name: "Make cover" }).click();
    await expect.poll(async () => (await addressesOf(page))[0]).toBe(before[4]);
    const sorted = page.waitForResponse((reply) => reply.url().includes("/property-image/sort/"));
    await panel.getByRole("button", { name: "Sort" }).click();
    expect((await sorted).status()).toBe(200);
    expect((await addressesOf(page))[0]).toBe(before[4]);
  });

  await test.step("looked at one by one", async () => {
    await photo(page, "Photo 2 of 6").focus();
    await page.keyboard.press("Enter");
    const viewer = page.getByRole("dialog", { name: "Photos" }).last();
    await expect(viewer.getByText("2 of 6")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("3 of 6")).toBeVisible();
    await viewer.getByRole("button", { name: "Previous photo" }).click();
    await expect(viewer.getByText("2 of 6")).toBeVisible();
    if (isMobile) {
      await swipe(page, -280);
      await expect(viewer.getByText("3 of 6")).toBeVisible();
      await swipe(page, 280);
      await expect(viewer.getByText("2 of 6")).toBeVisible();
    }
    await expectAccessible(page, "the photo viewer");
    await savePicture(page, "photos-viewer");
    await viewer.getByRole("img", { name: "Photo 2 of 6" }).click();
    await page.keyboard.press("Escape");
    await expect(panel).toBeVisible();
    await expect(page.getByText("2 of 6")).toBeHidden();
  });

  await photo(page, "Actions for cover photo").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(panel.getByText("5 photos")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Sort" })).toHaveCount(0);
  const kept = await addressesOf(page);
  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel).toBeHidden();
  await savePicture(page, "photos-card");
  await page.reload();
  await page.getByRole("button", { name: "Edit 5 photos" }).click();
  await expect.poll(() => addressesOf(page)).toEqual(kept);
});

test("A photo that cannot be loaded shows a message", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraftHome(owner);
  await signIn(page, owner, `/property/${home.id}/details`);
  await page.getByRole("region", { name: "Photos" }).getByRole("button", { name: "Add photos" }).click();
  await page
    .getByLabel("Choose photos")
    .setInputFiles([{ name: "1.webp", mimeType: "image/webp", buffer: await photoOf("bungalow") }]);
  await expect(page.getByText("1 photo", { exact: true })).toBeVisible();
  await page.route(/-1600\.webp/, (route) => route.fulfill({ status: 404 }));
  await photo(page, "Cover photo of 1").click();
  await expect(page.getByText("Unable to load image")).toBeVisible();
});

test("Dropped photos are uploaded six at a time, and one is dragged to another place", async ({ page }) => {
  const owner = await anOwner();
  const home = await aDraftHome(owner);
  await signIn(page, owner, `/property/${home.id}/details?edit=photos`);
  const panel = page.getByRole("dialog", { name: "Photos" });
  const places = panel.getByRole("list", { name: "Photos in their order" });
  await expect(places).toBeVisible();
  const held: (() => void)[] = [];
  await page.route(`**/property-image/${home.id}`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });

  const bytes = (await photoOf("kitchen")).toString("base64");
  const dataTransfer = await page.evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    for (let n = 1; n <= 8; n++) transfer.items.add(new File([content], `${n}.webp`, { type: "image/webp" }));
    return transfer;
  }, bytes);
  await places.dispatchEvent("dragover", { dataTransfer });
  await expect(panel.getByText("Drop photos to add them")).toBeVisible();
  await places.dispatchEvent("dragleave", { dataTransfer });
  await expect(panel.getByText("Drop photos to add them")).toBeHidden();
  await places.dispatchEvent("drop", { dataTransfer });
  await expect(panel.getByText("Pending")).toHaveCount(2);
  await expect.poll(() => held.length).toBe(6);
  await savePicture(page, "photos-uploading");
  await expect(async () => {
    for (const release of held.splice(0)) release();
    await expect(panel.getByText("8 photos", { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(panel.getByText(/Pending|Processing|%/)).toHaveCount(0);

  const before = await addressesOf(page);
  const [from, to] = await Promise.all(
    ["Photo 2 of 8", "Photo 4 of 8"].map(async (name) => (await photo(page, name).boundingBox())!),
  );
  const saved = page.waitForResponse((reply) => reply.url().includes("/property-image/order/"));
  await page.mouse.move(from!.x + 60, from!.y + 50);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, to!.y + 50, { steps: 12 });
  await expect(page.getByText("The photo is over place 4 of 8.")).toBeAttached();
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  const [a, b, c, d, ...rest] = before;
  await expect.poll(() => addressesOf(page)).toEqual([a, c, d, b, ...rest]);
});

test("Photos keep the order they were chosen in when a later one arrives first and the home is fetched in between", async ({
  page,
}) => {
  const owner = await anOwner();
  const home = await aDraftHome(owner);
  await signIn(page, owner, `/property/${home.id}/details?edit=photos`);
  const panel = page.getByRole("dialog", { name: "Photos" });
  const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  await page.route(`**/property-image/${home.id}`, async (route) => {
    await arrivals[sent++]!.promise;
    await route.continue();
  });
  const ordered = Promise.withResolvers<void>();
  await page.route(`**/property-image/order/${home.id}`, async (route) => {
    await ordered.promise;
    await route.continue();
  });
  const askedFor = async () => {
    const asked = page.waitForResponse(`**/property/${home.id}`);
    await callAs(owner.token)("PUT", `/property/${home.id}`, { description: "<p>Bright.</p>" });
    await asked;
  };

  const [first, second] = await Promise.all(["kitchen", "bath"].map(photoOf));
  await panel.getByLabel("Choose photos").setInputFiles([
    { name: "1.webp", mimeType: "image/webp", buffer: first! },
    { name: "2.webp", mimeType: "image/webp", buffer: second! },
  ]);
  arrivals[1]!.resolve();
  await expect(panel.getByText("1 of 2 uploaded")).toBeVisible();
  const [later] = await addressesOf(page);
  await askedFor();
  arrivals[0]!.resolve();
  await expect(panel.getByText("2 photos", { exact: true })).toBeVisible();
  await askedFor();
  const [earlier, ...rest] = await addressesOf(page);
  expect(rest).toEqual([later]);
  const kept = page.waitForResponse(`**/property-image/order/${home.id}`);
  ordered.resolve();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(panel.getByText("2 photos", { exact: true })).toBeVisible();
  expect(await addressesOf(page)).toEqual([earlier, later]);
});
