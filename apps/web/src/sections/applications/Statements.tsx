import { Checkbox } from "@mantine/core";
import type { AttestationsView } from "@porchlight/contract/applications.ts";
import css from "../../ui/Statement.module.css";

type Tick = { checked: boolean; onToggle: () => void };

/** A statement of the screening bureau with its legal text, which opens below it. */
export function Statement({
  statement: { name, legalText, additionalInformation, affirmativeRequired },
  checked,
  onToggle,
}: Tick & { statement: AttestationsView["attestations"][number] }) {
  return (
    <div className={css.statement}>
      <Checkbox
        label={affirmativeRequired ? name : `${name} (optional)`}
        description={additionalInformation}
        checked={checked}
        onChange={onToggle}
      />
      <details className={css.legal}>
        <summary>
          Read the legal text<span className="pl-hidden"> of {name}</span>
        </summary>
        <p>{legalText}</p>
      </details>
    </div>
  );
}

/** The agreement to the screening partner's terms. */
export const TermsTick = ({ termsUrl, checked, onToggle }: Tick & { termsUrl: string | null }) => (
  <div className={css.statement}>
    <Checkbox label="I agree to the screening partner's terms" checked={checked} onChange={onToggle} />
    {termsUrl && (
      <a className={css.terms} href={termsUrl} target="_blank" rel="noreferrer">
        Read the terms<span className="pl-hidden"> (opens in a new tab)</span>
      </a>
    )}
  </div>
);
