import { Checkbox } from "@mantine/core";
import type { AttestationsView } from "@porchlight/contract/applications.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import css from "../../../ui/Statement.module.css";

type Tick = { checked: boolean; onToggle: () => void; error: string | false };

/** A statement of the bureau, in its own words, with the legal text that opens below it. */
export function Statement({
  statement: { name, legalText, additionalInformation, affirmativeRequired },
  checked,
  onToggle,
  error,
}: Tick & { statement: AttestationsView["attestations"][number] }) {
  const { screening, frame } = useWords();
  return (
    <div className={css.statement}>
      <Checkbox
        label={
          <>
            <span lang="en">{name}</span>
            {!affirmativeRequired && frame.optional("")}
          </>
        }
        description={additionalInformation && <span lang="en">{additionalInformation}</span>}
        checked={checked}
        onChange={onToggle}
        error={error}
        aria-invalid={error ? true : undefined}
      />
      <details className={css.legal}>
        <summary>
          {screening.consent.legal}
          <span className="pl-hidden" lang="en">
            : {name}
          </span>
        </summary>
        <p lang="en">{legalText}</p>
      </details>
    </div>
  );
}

/** The agreement to the bureau's terms and to the reports. */
export function AgreeTick({ owner, termsUrl, ...tick }: Tick & { owner: string; termsUrl: string }) {
  const { consent: words } = useWords().screening;
  return (
    <div className={css.statement}>
      <Checkbox
        label={words.agree(owner)}
        checked={tick.checked}
        onChange={tick.onToggle}
        error={tick.error}
        aria-invalid={tick.error ? true : undefined}
      />
      <a className={css.terms} href={termsUrl} target="_blank" rel="noreferrer">
        {words.terms} <span className="pl-hidden">{words.newTab}</span>
      </a>
    </div>
  );
}
