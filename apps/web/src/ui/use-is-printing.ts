import { useSyncExternalStore } from "react";

const printing = globalThis.matchMedia?.("print");

function subscribe(changed: () => void): () => void {
  printing?.addEventListener("change", changed);
  return () => printing?.removeEventListener("change", changed);
}

/** Whether the page is being printed, for what stands on paper alone. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => printing?.matches ?? false);
