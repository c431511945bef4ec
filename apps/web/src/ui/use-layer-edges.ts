import { useEffect, useState } from "react";

/** A selector for headers that must stay visible: the app's, and that of the layer over it. */
const heads = "body > #root header, [role=dialog][aria-modal=true] > header";

/**
 * Returns the top and bottom of a header, in pixels, once its layer is in place: transforms during its animation are
 * ignored. A sticky header moves down as far as its content is scrolled.
 */
function spanOf(head: HTMLElement): { top: number; bottom: number } {
  let top = 0;
  for (let box: Element | null = head; box instanceof HTMLElement; box = box.offsetParent) top += box.offsetTop;
  for (let box: HTMLElement | null = head; box && getComputedStyle(box).position !== "fixed"; box = box.parentElement)
    top -= box.parentElement?.scrollTop ?? 0;
  return { top, bottom: top + head.offsetHeight };
}

/**
 * Returns the lowest bottom edge of the headers in the upper third, in pixels; a sheet that begins lower leaves enough
 * room.
 */
const lowestEdge = (): number =>
  [...document.querySelectorAll<HTMLElement>(heads)]
    .map(spanOf)
    .filter(({ top }) => top < window.innerHeight / 3)
    .reduce((lowest, { bottom }) => Math.max(lowest, bottom), 0);

/** Returns the height in pixels that the buttons of a panel, step or sheet cover at the bottom of the screen. */
const footerHeight = (): number =>
  [...document.querySelectorAll<HTMLElement>("[data-footer]")]
    .map(spanOf)
    .filter(({ top, bottom }) => top > (window.innerHeight * 2) / 3 && bottom <= window.innerHeight)
    .reduce((most, { top }) => Math.max(most, window.innerHeight - top), 0);

/** Returns a measurement of the page, updated while `active`: layers open and close below, and grow while typing. */
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
