import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { useEffect, useRef } from "react";

/** Takes the focus to a heading when another page of the screening follows the one that was shown. */
export function useHeadingFocus(status: ScreeningStatus | undefined, heading: string): void {
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    document.querySelector<HTMLElement>(heading)?.focus();
  }, [status, heading]);
}
