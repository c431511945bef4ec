import { useWords } from "../../../sections/renter/language.tsx";
import { FilesOfKind } from "../documents/FilesOfKind.tsx";
import { AgencyFields } from "./AgencyFields.tsx";
import css from "./Screening.module.css";
import type { ScreenedView } from "./screened.ts";

/** The report that a person brings: its files, and who made it. */
export function BroughtReport({ view }: { view: ScreenedView }) {
  const { withoutCriminal } = useWords().screening;
  return (
    <>
      {view.screening.leavesOutCriminal && <p className={css.status}>{withoutCriminal(view.ownerName)}</p>}
      <FilesOfKind kind="OWN_REPORT" />
      <AgencyFields view={view} />
    </>
  );
}
