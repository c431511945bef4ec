/**
 * Runs in the page: notes the first frame in which the last of what is in view stands there with its pictures. What is in view is
 * told by the browser after its own layout; measuring would lay out what the page leaves for later.
 */
export function noteLastPaint(last: string): void {
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
      (window as { paintedMs?: number }).paintedMs = performance.now();
    });
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
    check();
  });
  const everyFrame = (): void => {
    check();
    if (!isThere) requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}
