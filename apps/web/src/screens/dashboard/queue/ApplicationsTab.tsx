import type { DashboardLists } from "../lists.ts";
import { ApplicationRow } from "./ApplicationRow.tsx";
import { QueueList } from "./QueueList.tsx";

/** The applications for all homes: those ready for review first, then by their last update. */
export const ApplicationsTab = ({ query, now }: { query: DashboardLists["bundles"]; now: Temporal.Instant }) => (
  <QueueList
    query={query}
    items={query.data?.pages.flatMap(({ bundles }) => bundles)}
    keyOf={({ id }) => id}
    label="Applications"
    failed="Could not load applications"
    empty="No applications right now"
  >
    {(bundle) => <ApplicationRow bundle={bundle} now={now} />}
  </QueueList>
);
