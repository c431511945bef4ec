import { useSyncExternalStore } from "react";

const page = () => document.documentElement;
const isDark = (): boolean => getComputedStyle(page()).colorScheme === "dark";

/** The scheme stands at the root element, whoever chose it. */
function follow(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(page(), { attributes: true });
  return () => watch.disconnect();
}

/** Whether the page is shown in the dark scheme now; public pages never are. */
export const usePageIsDark = (): boolean => useSyncExternalStore(follow, isDark);
