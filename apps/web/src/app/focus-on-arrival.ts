import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a change of page the focus goes to its heading, unless the page put it into a field of its own. */
export function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.getElementById("main");
        if (document.activeElement?.matches("#main :is(input, textarea)")) return;
        main?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      }),
    [router],
  );
}
