import type { FairHousingFinding } from "@porchlight/domain/fair-housing/check.ts";
import { AmberNote } from "../../ui/AmberNote.tsx";

type Finding = Pick<FairHousingFinding, "phrase" | "reason" | "suggestion">;

/** The fair-housing findings in a text: each phrase, the reason and a suggestion. */
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
