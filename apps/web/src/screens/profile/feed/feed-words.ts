import type { FeedPreview, FeedView } from "@porchlight/contract/property-feed.ts";

type Counts = Pick<FeedPreview, "added" | "changed" | "unchanged">;

const counted = (count: number, one: string, many = one): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** What a feed would do, or did: "2 new homes, 1 changed, 3 unchanged". What is none is left out. */
export function countsSentence({ added, changed, unchanged }: Counts): string {
  const parts = [
    added > 0 && counted(added, "new home", "new homes"),
    changed > 0 && counted(changed, "changed"),
    unchanged > 0 && counted(unchanged, "unchanged"),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "no homes";
}

type State = Counts & Pick<FeedView, "outcome" | "isReading" | "missing">;

/** How a feed stands; `times` are when it was read and will be, as a person reads them. */
export function stateSentences(feed: State, times: { read: string; next: string }): string[] {
  if (feed.isReading || feed.outcome === null)
    return ["We're reading your feed. Your homes appear in the portfolio as we go."];
  const next = `We'll read it again on ${times.next}.`;
  switch (feed.outcome) {
    case "FAILED":
      return [`The feed could not be read on ${times.read}, so nothing changed.`, `We'll try again on ${times.next}.`];
    case "EMPTY":
      return [`The feed was empty on ${times.read}, so nothing changed.`, next];
    case "LOST_MOST":
      return [
        `Last read on ${times.read}: ${countsSentence(feed)}.`,
        `${counted(feed.missing, "home was", "homes were")} missing. That's over half, so we didn't mark any.`,
        next,
      ];
    case "READ":
      return [`Last read on ${times.read}: ${countsSentence(feed)}.`, next];
  }
}

/** What is left to say of the photos; null where nothing is. */
export function photosSentence({
  photosWaiting,
  photosFailed,
}: Pick<FeedView, "photosWaiting" | "photosFailed">): string | null {
  const parts = [
    photosWaiting > 0 && `${counted(photosWaiting, "photo", "photos")} on the way.`,
    photosFailed > 0 && `${counted(photosFailed, "photo", "photos")} couldn't be added.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : null;
}
