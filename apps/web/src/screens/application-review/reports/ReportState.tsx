import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { useNow } from "../../../app/use-now.ts";
import { validityWords } from "../../../sections/reports/validity.ts";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "./Reports.module.css";

type Report = ApplicationView["reports"][number];

const waitingWords: Record<NonNullable<Report["waitsFor"]>, string> = {
  BUREAU: "Not ready yet",
  OFFER: "After a conditional offer",
};

/** In hours: a report that expires this soon is marked. */
const soonHours = 72;

/** How a report stands; of one that was delivered, until when it may be read. */
export function ReportState({ report: { state, waitsFor, expiresAt } }: { report: Report }) {
  const now = useNow();
  if (waitsFor) return waitingWords[waitsFor];
  if (state === "NONE" || !expiresAt) return "No report";
  const words = validityWords(expiresAt, state === "EXPIRED", viewerTimeZone());
  if (state === "EXPIRED") return <ToneBadge label={words} tone="neutral" />;
  const isSoon = now.until(expiresAt).total("hours") <= soonHours;
  return isSoon ? <ToneBadge label={words} tone="warm" /> : <span className={css.valid}>{words}</span>;
}
