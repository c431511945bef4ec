import type { OwnDataView } from "@porchlight/contract/personal-data.ts";
import { dayAt } from "../../sections/renter/days.ts";
import { useLanguage, useWords } from "../../sections/renter/language.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./OwnData.module.css";

/** What ends, what goes, and what stays until when. */
export function ErasedParts({ held }: { held: OwnDataView }) {
  const { data: words } = useWords();
  const language = useLanguage();
  const { openApplications, upcomingShowings, verdictsKeptUntil: until } = held;
  const ends = [
    ...(openApplications > 0 ? [words.openApplications(openApplications), words.household] : []),
    ...(upcomingShowings > 0 ? [words.showings(upcomingShowings)] : []),
  ];
  const stays = [
    ...(until ? [words.verdicts(dayAt(language, until, viewerTimeZone()))] : []),
    ...(held.payments > 0 ? [words.payments] : []),
    words.optOut,
    words.others,
    words.received,
  ];
  return (
    <div className={css.part}>
      <Part title={words.endsTitle} lines={ends.length > 0 ? ends : [words.nothingOpen]} />
      <Part title={words.goesTitle} lines={words.goes} />
      <Part title={words.staysTitle} lines={stays} />
    </div>
  );
}

const Part = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
);
