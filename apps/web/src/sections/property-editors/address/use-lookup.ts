import { useEffect, useRef, useState } from "react";
import { type FoundAddress, findAddress } from "./data.ts";

/** Looks up the address that was picked last; an earlier pick's answer is dropped. */
export function useLookup(): {
  busy: boolean;
  /** Calls back once with the result or the failure, unless another address was picked or typed since. */
  start: (label: string, found: (address: FoundAddress) => void, failed: (error: unknown) => void) => void;
  stop: () => void;
} {
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const stop = () => {
    running.current?.abort();
    setBusy(false);
  };
  useEffect(() => () => running.current?.abort(), []);
  return {
    busy,
    stop,
    start(label, found, failed) {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setBusy(true);
      findAddress(label, mine.signal)
        .then((address) => !mine.signal.aborted && found(address))
        .catch((error: unknown) => !mine.signal.aborted && failed(error))
        .finally(() => !mine.signal.aborted && setBusy(false));
    },
  };
}
