import { useEffect, useState } from "react";

/**
 * Whether a layer is open. One that is mounted open, as a part that is loaded on demand is, opens right after: the library
 * notes only at a change what has the focus, to return it there when the layer closes.
 */
export function useOpening(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return opened && isMounted;
}
