import type { FeedPreview } from "@porchlight/contract/property-feed.ts";
import css from "./Feed.module.css";

/** The entries of a feed that can't become homes, each with its reason. */
export function SkippedEntries({ skipped, skippedCount }: Pick<FeedPreview, "skipped" | "skippedCount">) {
  if (skippedCount === 0) return null;
  const count = skippedCount.toLocaleString("en-US");
  return (
    <details className={css.skipped}>
      <summary>{skippedCount === 1 ? "1 entry was skipped" : `${count} entries were skipped`}</summary>
      <ul>
        {skipped.map(({ externalId, label, problem }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may have no id, and the list never moves
          <li key={place}>
            <b>{label || externalId || `Entry without an id`}</b> {problem}
          </li>
        ))}
      </ul>
      {skippedCount > skipped.length && <p className={css.quiet}>These are the first {skipped.length}.</p>}
    </details>
  );
}
