import type { FairHousingFinding } from "@porchlight/domain/fair-housing/check.ts";
import css from "./Description.module.css";

type Finding = Pick<FairHousingFinding, "phrase" | "reason" | "suggestion">;

/** What a text says that may not be said about housing: the words, why, and what to say instead. */
export function FairHousingNote({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div className={css.warning} role="status">
      <b>{title}</b>
      <ul>
        {findings.map(({ phrase, reason, suggestion }) => (
          <li key={phrase}>
            <q>{phrase}</q>: {reason} {suggestion}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const mayViolate = "This may violate fair housing laws. Consider rephrasing it.";
