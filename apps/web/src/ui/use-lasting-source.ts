import { useState } from "react";

/**
 * Returns the address by which a picture is shown whose addresses are valid for a while only: the one it was loaded by
 * stays, and the next takes the place of one that was over. Null where there is no picture to show.
 */
export function useLastingSource(address: string | null): { source: string | null; onError: () => void } {
  const [source, setSource] = useState(address);
  const [broken, setBroken] = useState<string | null>(null);
  if (source === broken && address !== broken) setSource(address);
  return { source: source === broken ? null : source, onError: () => setBroken(source) };
}
