import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

/** A finger on the screen, as the browser feels it. */
async function finger(page: Page, path: Point[], pauseMs: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const [start, ...rest] = path;
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start!] });
  for (const point of rest) {
    await page.waitForTimeout(pauseMs);
    await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}

/** Draws a finger sideways over the upper half of the screen: to the right by so many pixels, to the left by fewer than none. */
export function swipe(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const at = (part: number): Point => ({ x: width / 2 + by * (part - 0.5), y: height * 0.4 });
  return finger(
    page,
    Array.from({ length: 13 }, (_, step) => at(step / 12)),
    16,
  );
}

/** Holds a finger on a button. */
export async function hold(button: Locator, milliseconds: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await finger(button.page(), [middle, middle], milliseconds);
}
