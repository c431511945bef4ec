/**
 * Fetches the fonts once the page has what people came for and nothing else to do. Until then stand-ins of the same width
 * keep the lines.
 */
export function lettersAtLast(): void {
  const fetchThem = (): void => void import("./fonts.css");
  const whenIdle = (): void => {
    // Safari has no such call.
    if ("requestIdleCallback" in window) requestIdleCallback(fetchThem, { timeout: 3_000 });
    else fetchThem();
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
