import { type RefObject, useEffect } from "react";

/** In milliseconds: after a dialog closes, it takes this long to return the focus to what opened it. */
const dialogsCloseMs = 300;

/** Moves the focus to `place` when a change removes the button that had it. */
export function useFocusKept(place: RefObject<HTMLElement | null>, change: unknown): void {
  useEffect(() => {
    if (change === null) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }, dialogsCloseMs);
    return () => clearTimeout(timer);
  }, [place, change]);
}
