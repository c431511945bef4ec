import type { FairHousingFinding } from "@porchlight/domain/fair-housing/check.ts";
import { AmberNote } from "../../ui/AmberNote.tsx";

type Finding = Pick<FairHousingFinding, "phrase" | "reason" | "suggestion">;

/** What a text says that may not be said about housing: the words, why, and what to say instead. */
export function FairHousingNote({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <AmberNote title={title} role="status">
      <ul>
        {findings.map(({ phrase, reason, suggestion }) => (
          <li key={phrase}>
            <q>{phrase}</q> {reason} {suggestion}
          </li>
        ))}
      </ul>
    </AmberNote>
  );
}
