import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { useNow } from "../../../app/use-now.ts";
import { validityWords } from "../../../sections/reports/validity.ts";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "./Reports.module.css";

type Report = ApplicationView["reports"][number];

const withoutDay: Record<"WAITING" | "NONE", string> = { WAITING: "Not ready yet", NONE: "No report" };

/** In days: a report that expires this soon is marked. */
const soonDays = 3;

/** How a report stands; of one that was delivered, until when it may be read. */
export function ReportState({ report: { state, expiresAt } }: { report: Report }) {
  const now = useNow();
  if (state === "WAITING" || state === "NONE" || !expiresAt) return withoutDay[state === "WAITING" ? state : "NONE"];
  const isExpired = state === "EXPIRED";
  const words = validityWords(expiresAt, isExpired, viewerTimeZone());
  if (isExpired) return <ToneBadge label={words} tone="neutral" />;
  const isSoon = now.until(expiresAt).total("hours") <= soonDays * 24;
  return isSoon ? <ToneBadge label={words} tone="warm" /> : <span className={css.valid}>{words}</span>;
}
