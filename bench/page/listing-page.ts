import type { Browser } from "@playwright/test";
import { aCameraPhoto, formWith, upload } from "@porchlight/server/src/testing/photos.ts";
import { startContestant } from "../http/contestant.ts";
import { setStage } from "../http/stage.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";
import { entriesOf, launchBrowser, onSlowPhone, shiftOf } from "./slow-phone.ts";

const runs = 7;
const photos = 6;
const targets = { paintMs: 1_200, shift: 0.02 };

type Picture = { id: string; url: string; cardUrl: string; thumbnailUrl: string };
type Painted = { paintMs: number; shift: number };

/** Opens a home's public page as a phone does for the first time, and says when its largest part was painted. */
export async function listingPage(): Promise<void> {
  const stage = await setStage(1);
  const product = await startContestant("../http/product-process.ts", { ...stage.productEnvironment, ROLE: "all" });
  const browser = await launchBrowser();
  try {
    const photo = await aCameraPhoto();
    for (let index = 0; index < photos; index++) await upload(product, stage, stage.propertyIds[0]!, formWith(photo));
    const headers = { authorization: `Bearer ${stage.token}` };
    const reply = await fetch(`${product.url}/api/property/${stage.propertyIds[0]}`, { headers });
    const { slug, images } = (await reply.json()) as { slug: string; images: Picture[] };
    // The newest first, so that the cover is a photo as large as a phone takes it.
    await fetch(`${product.url}/api/property-image/order/${stage.propertyIds[0]}`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ imageIds: images.map(({ id }) => id).toReversed() }),
    });
    await untilInAvif(product.url, images.slice(-photos));
    const address = `${product.url}/homes/${slug}`;
    const painted: Painted[] = [];
    for (let run = 0; run <= runs; run++) painted.push(await openOnce(browser, address));
    // The first run only warms up the server.
    const told = painted.slice(1);
    const paint = spreadOf(told.map(({ paintMs }) => paintMs));
    const shift = spreadOf(told.map((one) => one.shift));
    verdict("largest paint", spreadText(paint, " ms"), `${targets.paintMs} ms`, paint.median <= targets.paintMs);
    const shiftText = spreadText(shift, "", (value) => value.toFixed(3));
    verdict("layout shift", shiftText, String(targets.shift), shift.median <= targets.shift);
  } finally {
    await browser.close();
    await product.stop();
    await stage.end();
  }
}

/** Browsers are sent AVIF as soon as a job has made it, which takes seconds after an upload. */
async function untilInAvif(url: string, images: Picture[]): Promise<void> {
  const addresses = images.flatMap((image) => [image.url, image.cardUrl, image.thumbnailUrl]);
  const accept = "image/avif,image/webp,*/*";
  const isInAvif = async (address: string): Promise<boolean> =>
    (await fetch(new URL(address, url), { headers: { accept } })).headers.get("content-type") === "image/avif";
  while (!(await Promise.all(addresses.map(isInAvif))).every(Boolean))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

const openOnce = (browser: Browser, address: string): Promise<Painted> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const paints = await entriesOf(page, "largest-contentful-paint");
    return { paintMs: paints.at(-1)!.startTime, shift: await shiftOf(page) };
  });
