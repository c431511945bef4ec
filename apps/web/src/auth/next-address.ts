import { isAppAddress } from "@porchlight/contract/app-addresses.ts";

const renterArea = /^\/renter(\/|$)/;

/**
 * Returns the path of a renter's page that a link named to be opened after signing in, or null where it names anything
 * else: another host, or a page that is not the renter's.
 */
export function nextAddress(next: string | undefined): string | null {
  if (!next?.startsWith("/") || !URL.canParse(next, location.origin)) return null;
  const { origin, pathname, search } = new URL(next, location.origin);
  return origin === location.origin && renterArea.test(pathname) && isAppAddress(pathname) ? pathname + search : null;
}

/** Returns an address of an account page that still names where to go after it. */
export const keepingNext = (address: string, next: string | undefined): string =>
  next ? `${address}?${new URLSearchParams({ next })}` : address;
