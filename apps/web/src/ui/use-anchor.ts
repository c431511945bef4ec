import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

const delayMilliseconds = 100;
const shownMilliseconds = 1000;

/** Scrolls to the part of the page named in the address's hash, shortly after it is rendered. */
export function useAnchor(isLoaded: boolean): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (!isLoaded || !hash) return;
    let shown: ReturnType<typeof setTimeout> | undefined;
    const part = document.getElementById(hash);
    const waiting = setTimeout(() => {
      part?.scrollIntoView({ block: "start" });
      part?.setAttribute("data-pointed-at", "");
      shown = setTimeout(() => part?.removeAttribute("data-pointed-at"), shownMilliseconds);
    }, delayMilliseconds);
    return () => {
      clearTimeout(waiting);
      clearTimeout(shown);
      part?.removeAttribute("data-pointed-at");
    };
  }, [isLoaded, hash]);
}
