import { useEffect, useState } from "react";

/** What a person needs to know where they are and to leave: the header of the app, and the head of the layer over it. */
const heads = "body > #root header, [role=dialog][aria-modal=true] > header";

/**
 * Where a head is once its layer stands still: transforms on the way there do not count. A head that sticks moves down in
 * what scrolls, as far as that is scrolled.
 */
function spanOf(head: HTMLElement): { top: number; bottom: number } {
  let top = 0;
  for (let box: Element | null = head; box instanceof HTMLElement; box = box.offsetParent) top += box.offsetTop;
  for (let box: HTMLElement | null = head; box && getComputedStyle(box).position !== "fixed"; box = box.parentElement)
    top -= box.parentElement?.scrollTop ?? 0;
  return { top, bottom: top + head.offsetHeight };
}

/** The lowest edge, in pixels, of the heads in the upper third; above a sheet that begins further down is room enough. */
const lowestEdge = (): number =>
  [...document.querySelectorAll<HTMLElement>(heads)]
    .map(spanOf)
    .filter(({ top }) => top < window.innerHeight / 3)
    .reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0);

/** How much of the bottom of the screen is under the buttons of a panel, a step or a sheet, and they themselves. */
const footerHeight = (): number =>
  [...document.querySelectorAll<HTMLElement>("[data-footer]")]
    .map(spanOf)
    .filter(({ top, bottom }) => top > (window.innerHeight * 2) / 3 && bottom <= window.innerHeight)
    .reduce((most, { top }) => Math.max(most, window.innerHeight - top), 0);

/** A measure of the page, followed while `active`: layers open and close under what is shown, and grow with what is typed. */
function useFollowed(active: boolean, measure: () => number): number {
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    if (!active) return;
    const look = () => setPixels(measure());
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["style"] });
    return () => watch.disconnect();
  }, [active, measure]);
  return pixels;
}

/** Returns where the headers at the top of the screen end. */
export const useHeadAbove = (active: boolean): number => useFollowed(active, lowestEdge);

/** Returns how much of the bottom of the screen a footer covers. */
export const useFooterBelow = (active: boolean): number => useFollowed(active, footerHeight);
