import { useEffect, useState } from "react";

const opensAfterMilliseconds = 200;
const closesAfterMilliseconds = 100;

/** Whether the tip of an element is shown: on hover or keyboard focus, or toggled by taps. */
export function useTip(target: HTMLElement, byTap: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (kind: string, hear: (event: Event) => void, element: HTMLElement | Document = target) =>
      element.addEventListener(kind, hear, { signal: listening.signal });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (open: boolean, afterMilliseconds: number) => () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(open), afterMilliseconds);
    };
    if (byTap) on("click", () => setOpen((open) => !open));
    else {
      on("mouseenter", set(true, opensAfterMilliseconds));
      on("mouseleave", set(false, closesAfterMilliseconds));
      on("focusin", () => target.matches(":focus-visible") && set(true, 0)());
    }
    on("focusout", set(false, 0));
    on("keydown", (event) => (event as KeyboardEvent).key === "Escape" && set(false, 0)(), document);
    return () => {
      clearTimeout(timer);
      listening.abort();
      setOpen(false);
    };
  }, [target, byTap]);
  return isOpen;
}
