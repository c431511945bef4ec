import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { photoOfDrawing } from "../../apps/server/src/testing/photos.ts";
import { productUrl } from "./world.ts";

/** In pixels. The product draws every photo in seven forms, at a cost that grows with it; only saved pictures show it large. */
const photoWidth = process.env.PICTURES ? 480 : 96;

/** A scene of the demonstration as a small WebP photo, so that no journey waits for it. */
export async function photoOf(scene: string): Promise<Buffer> {
  const drawing = fileURLToPath(import.meta.resolve(`@porchlight/scenarios/illustrations/${scene}.svg`));
  return photoOfDrawing(await readFile(drawing), photoWidth);
}

let drawn: Promise<Buffer[]> | undefined;

/** Uploads the photos that all homes of the journeys show, as their owner. */
export async function givePhotos(token: string, propertyId: string): Promise<void> {
  drawn ??= Promise.all(["bungalow", "living", "kitchen"].map(photoOf));
  for (const bytes of await drawn) {
    const form = new FormData();
    form.append("image", new Blob([Uint8Array.from(bytes)]), "photo.webp");
    const reply = await fetch(`${productUrl()}/api/property-image/${propertyId}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!reply.ok) throw new Error(`A photo was not taken: ${reply.status} ${await reply.text()}`);
  }
}

/** A photo in its editor, or what is done with it. */
export const photo = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The addresses of the photos in the order of the editor. */
export const addressesOf = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole("list", { name: "Photos in their order" })
    // Their alternative text is empty, since the button around says what they are: no role finds them.
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));

/** Lifts the photo that has the focus, until arrow keys move it. */
export async function lift(page: Page, place: string): Promise<void> {
  await page.keyboard.press("Space");
  // Its first word is of the lift; where it is it knows once the places are measured, and listens a turn later.
  await expect(page.getByText(`The photo is over ${place}`)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
