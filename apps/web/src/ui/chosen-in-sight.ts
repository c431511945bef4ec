import { type RefObject, useEffect } from "react";

/**
 * Scrolls a row that may be longer than the screen so that what is chosen in it stands in its middle. Sideways only: the
 * page stays.
 * @param chosen  the selector of what is chosen
 * @param change  another choice, or another width of what is in the row, is another text
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, change: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change scrolls anew
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(chosen);
    if (!row.current || !here) return;
    const [around, within] = [row.current.getBoundingClientRect(), here.getBoundingClientRect()];
    row.current.scrollLeft += within.left - around.left - (around.width - within.width) / 2;
  }, [row, chosen, change]);
}
