/**
 * The two ways the network's feed is written. `classic` is what live feeds use; `bulk2026` has blocks for parking, pets
 * and fees instead of tags. Which one a partner takes is settled when it comes on board.
 * Source  docs/decisions/0029-the-platforms-feed.md
 */
export const dialects = ["classic", "bulk2026"] as const;
export type Dialect = (typeof dialects)[number];

/** The two dialects write these names in a different case. */
export const tagNames: Record<Dialect, { listing: string; photo: string }> = {
  classic: { listing: "Listing", photo: "ListingPhoto" },
  bulk2026: { listing: "listing", photo: "listingPhoto" },
};
