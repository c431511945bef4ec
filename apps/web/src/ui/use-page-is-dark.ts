import { useSyncExternalStore } from "react";

const page = () => document.documentElement;
const isDark = (): boolean => getComputedStyle(page()).colorScheme === "dark";

/** Calls back when the color scheme at the root element changes. */
function follow(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(page(), { attributes: true });
  return () => watch.disconnect();
}

/** Whether the page is in the dark scheme; public pages never are. */
export const usePageIsDark = (): boolean => useSyncExternalStore(follow, isDark);
