import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row that may be longer than the screen so that what is chosen in it stands in its middle. Sideways only: the
 * page stays.
 * @param chosen  the selector of what is chosen
 * @param change  another choice, or another width of what is in the row, is another text
 */
export function useChosenInSight(row: RefObject<Element | null>, chosen: string, change: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change scrolls anew
  useEffect(() => {
    const around = row.current;
    if (!around) return;
    // Called between the browser's own layout and its paint: to measure before it would lay out a whole new page twice.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      scrollInto(around, around.querySelector(chosen));
    });
    laidOut.observe(around);
    return () => laidOut.disconnect();
  }, [row, chosen, change]);
}

function scrollInto(row: Element, chosen: Element | null): void {
  if (!chosen) return;
  const here = chosen.getBoundingClientRect();
  const around = row.getBoundingClientRect();
  row.scrollLeft += (here.left + here.right - around.left - around.right) / 2;
}
