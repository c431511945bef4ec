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
    const here = row.current?.querySelector(chosen)?.getBoundingClientRect();
    if (!here) return;
    const around = row.current!.getBoundingClientRect();
    row.current!.scrollLeft += (here.left + here.right - around.left - around.right) / 2;
  }, [row, chosen, change]);
}
