import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

const startsAfterMs = 400;
const everyMs = 70;

/** The handlers of a button that repeats its action while it is held; a click acts once. `isOver` ends it. */
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
    /** On a touch screen a long press asks for a menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ detail }: MouseEvent) {
      // Letting go after a while is a click, too; one without a pointer always counts.
      if (detail === 0 || !hasRepeated.current) now.current.act();
    },
  };
}
