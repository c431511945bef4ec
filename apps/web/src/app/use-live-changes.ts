import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** A program that follows a stream of changes until what it returns is called. */
type Following = { follow: () => () => void };

/** Follows a stream of changes as long as the frame around the pages is there. `load` has to stay the same. */
export function useLiveChanges(load: () => Promise<Following>): void {
  useEffect(() => {
    let isHere = true;
    let unfollow: (() => void) | null = null;
    // What changes is nothing to the first paint; a stream that the first script opened keeps it until then.
    whenIdle(() => {
      load().then(({ follow }) => {
        if (isHere) unfollow = follow();
      }, console.error);
    });
    return () => {
      isHere = false;
      unfollow?.();
    };
  }, [load]);
}
