import type { Browser } from "@playwright/test";
import { startProductProcess } from "../http/contestant.ts";
import { setStage } from "../http/stage.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";
import { giveCameraPhotos } from "./camera-photos.ts";
import { entriesOf, launchBrowser, onSlowPhone, shiftOf } from "./slow-phone.ts";

const runs = 7;
const photos = 6;
const targets = { paintMs: 1_200, shift: 0.02 };

type Painted = { paintMs: number; shift: number };

/** Opens a home's public page as a phone does for the first time, and says when its largest part was painted. */
export async function listingPage(): Promise<void> {
  const stage = await setStage(1);
  const product = await startProductProcess({ ...stage.productEnvironment, ROLE: "all" });
  const browser = await launchBrowser();
  try {
    const { slug } = await giveCameraPhotos(product.url, stage.token, stage.propertyIds[0]!, photos);
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

const openOnce = (browser: Browser, address: string): Promise<Painted> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const paints = await entriesOf(page, "largest-contentful-paint");
    return { paintMs: paints.at(-1)!.startTime, shift: await shiftOf(page) };
  });
