import { dayAt } from "../../../sections/renter/days.ts";
import { useLanguage, useWords } from "../../../sections/renter/language.tsx";
import { OwnCopy } from "./OwnCopy.tsx";
import css from "./Screening.module.css";
import type { ScreenedView } from "./screened.ts";

/** The reports on the person that a law owes them a copy of. */
export function OwnCopies({ view }: { view: ScreenedView }) {
  const { copies: words } = useWords().screening;
  const language = useLanguage();
  const { ownCopies, expiresAt } = view.screening;
  if (ownCopies.length === 0 || !expiresAt) return null;
  return (
    <section className={css.copies} aria-labelledby="copies">
      <h2 id="copies" className={css.title}>
        {words.title}
      </h2>
      <p>{words.text(dayAt(language, expiresAt, view.home.timeZone))}</p>
      <div className={css.reports}>
        {ownCopies.map((product) => (
          <OwnCopy key={product} applicationId={view.id} product={product} />
        ))}
      </div>
    </section>
  );
}
