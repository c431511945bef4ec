/** Runs `act` once the page has loaded and the browser has nothing else to do, three seconds after the load at the latest. */
export function whenIdle(act: () => void): void {
  const wait = (): void => {
    // Safari has no such call.
    if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3_000 });
    else act();
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
