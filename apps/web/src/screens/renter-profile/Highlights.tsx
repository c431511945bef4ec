import type { HighlightView } from "@porchlight/contract/renters.ts";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Hint } from "../../ui/Hint.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { screeningQuery } from "./data.ts";
import { badgeWords, highlightLabels } from "./highlight-words.ts";
import css from "./RenterProfile.module.css";

/** The renter's facts with the home's requirements, and the topics they asked about. */
export function Highlights({ renterId, propertyId }: { renterId: string; propertyId: string }) {
  const query = useQuery(screeningQuery(renterId, propertyId));
  return (
    <section className={css.card} aria-labelledby="highlights-title" id="highlights">
      <h2 id="highlights-title" className={css.cardTitle}>
        Renter highlights
      </h2>
      {query.isPending && <LoadingRows rows={4} height={48} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      {query.data && (
        <dl className={css.facts}>
          {query.data.highlights.map((one) => (
            <Fact key={one.rule} {...one} />
          ))}
        </dl>
      )}
      {query.data && query.data.convoHighlights.length > 0 && (
        <div className={css.noted}>
          <h3>Dialog highlights</h3>
          <ul>
            {query.data.convoHighlights.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Fact({ rule, stated, badge, why }: HighlightView) {
  const words = badge && badgeWords[badge];
  return (
    <div>
      <dt>{highlightLabels[rule]}</dt>
      <dd>
        <b className="pl-num">{stated ?? "N/A"}</b>
        {words && (
          <span className={css.badge}>
            <ToneBadge {...words} of={highlightLabels[rule]} />
            {why && (
              <Hint label={why}>
                <button type="button" className={css.why} aria-label={`Why: ${why}`}>
                  <IconInfoCircle size={16} stroke={1.75} aria-hidden />
                </button>
              </Hint>
            )}
          </span>
        )}
      </dd>
    </div>
  );
}
