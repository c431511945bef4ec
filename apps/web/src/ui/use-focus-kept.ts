import { type RefObject, useEffect } from "react";

/** A dialog that closes gives the focus back to what opened it, in its own time. */
const dialogsCloseMs = 300;

/** When a change takes away the button that had the focus, the focus goes to `place` instead of nowhere. */
export function useFocusKept(place: RefObject<HTMLElement | null>, change: unknown): void {
  useEffect(() => {
    if (change === null) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    }, dialogsCloseMs);
    return () => clearTimeout(timer);
  }, [place, change]);
}
