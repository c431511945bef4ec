import { CallError } from "../../app/call-error.ts";
import { Empty, Failed } from "../../ui/States.tsx";

const notFound = { title: "Report not found", text: "There's no such report on this person." };

/** Why there is no report, by the code of the refusal. Anything else is a failure, which may pass. */
const reasons: Readonly<Record<string, { title: string; text: string }>> = {
  "screening.report-expired": {
    title: "This report has expired",
    text: "Reports can be read for 30 days. Your record of decisions keeps what you decided by.",
  },
  "screening.report-not-ready": {
    title: "This report isn't ready yet",
    text: "The application shows when you can read it.",
  },
  "not-found": notFound,
};

/** At an address that names no report. */
export const ReportNotFound = () => <Empty {...notFound} />;

/** What stands in the place of a report that can't be shown. */
export function NoReport({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof CallError ? reasons[error.code] : undefined;
  if (reason) return <Empty {...reason} />;
  return (
    <Failed title="Could not load the report" text="Please reload the page or try again later" onRetry={onRetry} />
  );
}
