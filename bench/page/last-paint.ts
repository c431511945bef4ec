import type { CDPSession, Page } from "@playwright/test";

const told = "tellLastPaint";

/**
 * Opens `address` and answers when the last of what is in view, its pictures included, was painted, in milliseconds. The page
 * calls back by itself: asking it again and again, as `waitForFunction` does, takes a tenth of a slow phone's time.
 */
export async function lastPaintOf(page: Page, tools: CDPSession, address: string, last: string): Promise<number> {
  await tools.send("Runtime.enable");
  await tools.send("Runtime.addBinding", { name: told });
  await page.addInitScript(noteLastPaint, [last, told] as const);
  const painted = new Promise<number>((resolve) => {
    tools.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === told) resolve(Number(payload));
    });
  });
  await page.goto(address, { waitUntil: "commit" });
  return painted;
}

/**
 * Runs in the page: tells the first frame in which the last of what is in view stands there with its pictures. What is in view is
 * told by the browser after its own layout; measuring would lay out what the page leaves for later.
 */
function noteLastPaint([last, tell]: readonly [last: string, tell: string]): void {
  const inView = new Map<Element, boolean>();
  let isThere = false;
  const check = (): void => {
    const parts = [...document.querySelectorAll(`${last}, main img`)];
    for (const part of parts) if (!inView.has(part)) observer.observe(part);
    const seen = parts.filter((part) => inView.get(part));
    if (isThere || !parts.every((part) => inView.has(part)) || !seen.some((part) => part.matches(last))) return;
    const pictures = seen.filter((part) => part instanceof HTMLImageElement);
    if (!pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return;
    isThere = true;
    // The frame that shows it has ended when the next one begins.
    requestAnimationFrame(() => {
      (window as unknown as Record<string, (ms: string) => void>)[tell]!(String(performance.now()));
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    check();
  });
  // What is new is looked at when it comes; to look in every frame would have the phone draw each of them.
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
  document.addEventListener("load", check, true);
}
