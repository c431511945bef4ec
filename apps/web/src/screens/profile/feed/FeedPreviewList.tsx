import type { FeedPreview } from "@porchlight/contract/property-feed.ts";
import { feedFieldLabels } from "@porchlight/domain/words/feed-field-labels.ts";
import { ToneBadge, type Toned } from "../../../ui/ToneBadge.tsx";
import css from "./Feed.module.css";
import { countsSentence } from "./feed-words.ts";
import { SkippedEntries } from "./SkippedEntries.tsx";

type Row = FeedPreview["rows"][number];

const badges: Record<Row["is"], Toned> = {
  NEW: { label: "New", tone: "good" },
  CHANGED: { label: "Changed", tone: "info" },
  UNCHANGED: { label: "Unchanged", tone: "neutral" },
};

/** What connecting a feed would do, in counts and rows. */
export function FeedPreviewList({ preview }: { preview: FeedPreview }) {
  const { rows, added, changed, unchanged } = preview;
  const total = added + changed + unchanged;
  return (
    <div className={css.preview}>
      <p className="pl-num">
        <b>{total === 0 ? "No homes in this feed" : `${countsSentence(preview)}.`}</b>
        {added > 0 && " New homes start as drafts."}
      </p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach that
        <ul className={css.rows} tabIndex={0} aria-label="Homes in this feed">
          {rows.map((row) => (
            <li key={row.externalId}>
              <span className={css.home}>
                <b>{row.title}</b>
                <span>{row.address}</span>
                {row.fields.length > 0 && (
                  <span>Changes: {row.fields.map((field) => feedFieldLabels[field].toLowerCase()).join(", ")}</span>
                )}
              </span>
              <ToneBadge {...badges[row.is]} of="In this feed" />
            </li>
          ))}
        </ul>
      )}
      {total > rows.length && <p className={css.quiet}>These are the first {rows.length}.</p>}
      <SkippedEntries {...preview} />
    </div>
  );
}
