import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const startsAfterMs = 400;
const everyMs = 70;

/** Returns the handlers of a button that repeats its action while held; a click acts once. `isOver` stops it. */
export function useRepeatOnHold(act: () => void, isOver: boolean) {
  const now = useRef({ act, isOver });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => {
    now.current = { act, isOver };
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    if (now.current.isOver) return;
    hasRepeated.current = true;
    now.current.act();
    timer.current = setTimeout(repeat, everyMs);
  };
  return {
    onPointerDown({ button }: PointerEvent) {
      stop();
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, startsAfterMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** Prevents the menu that a long press opens on touch screens. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      // Letting go after a while is a click, too; one without a pointer always counts.
      if (detail === 0 || !hasRepeated.current) now.current.act();
    },
  };
}
