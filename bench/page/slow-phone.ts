import { fileURLToPath } from "node:url";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserArguments } from "../../scripts/test/browser-arguments.ts";
import { findChromium } from "../../scripts/test/chromium.ts";

/** Slow 4G as browsers' own tools have it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerCpu = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium(fileURLToPath(new URL("../..", import.meta.url)));
  return chromium.launch({ executablePath, args: browserArguments });
}

/** Runs `use` on a page with nothing in its cache, on slow 4G and a CPU four times slower. */
export async function onSlowPhone<Told>(
  browser: Browser,
  use: (page: Page, tools: CDPSession) => Promise<Told>,
): Promise<Told> {
  const context = await browser.newContext({ ...phone, timezoneId: "America/New_York", reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", slowNetwork);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowerCpu });
    return await use(page, tools);
  } finally {
    await context.close();
  }
}

type Entry = PerformanceEntry & { value?: number };

/** The entries of a kind that the page's browser noted so far. */
export const entriesOf = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate(
    (kind) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().map((entry) => ({ ...entry.toJSON(), value: (entry as Entry).value })));
        }).observe({ type: kind, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        // A page that never shifts has no entries to tell of.
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );

/** How far the page's parts moved by themselves, as browsers sum it up. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await entriesOf(page, "layout-shift")).reduce((sum, { value = 0 }) => sum + value, 0);
