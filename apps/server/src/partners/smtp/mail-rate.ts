const minuteMs = 60_000;
const mostAddresses = 10_000;

/**
 * Counts mails per sending machine and tells whether it may send another within this minute. Real time, since it guards
 * this machine, not the product's promises.
 */
export function mailsPerMinute(most: number): (address: string) => boolean {
  const counts = new Map<string, number>();
  let minuteEndsAt = 0;
  return (address) => {
    const now = performance.now();
    if (now >= minuteEndsAt || counts.size >= mostAddresses) {
      counts.clear();
      minuteEndsAt = now + minuteMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= most;
  };
}
