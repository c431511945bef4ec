import { lazy, useEffect, useId, useState } from "react";
import type { EscalationHandling } from "../../../sections/escalations/use-escalation-handling.ts";
import type { ShowingLayers } from "../../../sections/showing-requests/ShowingDialogs.tsx";
import { Part } from "../../../ui/Part.tsx";
import { TabRow, tabId } from "../../../ui/TabRow.tsx";
import type { DashboardLists } from "../lists.ts";
import { EscalationsTab } from "./EscalationsTab.tsx";
import css from "./Queue.module.css";
import { LoadingQueue } from "./QueueList.tsx";
import { firstWaiting, type QueueTab, queueTabOf, queueTabs } from "./queue-tabs.ts";

const RequestsTab = lazy(() => import("./RequestsTab.tsx").then((file) => ({ default: file.RequestsTab })));
const ApplicationsTab = lazy(() => import("./ApplicationsTab.tsx").then((file) => ({ default: file.ApplicationsTab })));

type QueueProps = {
  lists: DashboardLists;
  /** The tab as the address names it. */
  tab: string | undefined;
  onTab: (tab: QueueTab) => void;
  handling: EscalationHandling;
  layers: ShowingLayers;
  now: Temporal.Instant;
  onConversation: (inquiryId: string) => void;
};

/** The three lists of what waits at all homes, each in a tab with its count. */
export function Queue({ lists, tab, onTab, handling, layers, now, onConversation }: QueueProps) {
  const panelId = useId();
  const headingId = useId();
  const counts = lists.actions.data?.pages[0]?.counts;
  const shown = useShownTab(tab, counts);
  const label = queueTabs.find(({ value }) => value === shown)!.label;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="pl-hidden" tabIndex={-1}>
        Waiting for you: {label}
      </h2>
      <TabRow
        label="Waiting for you"
        look="line"
        tabs={queueTabs.map(({ kind, ...entry }) => ({ ...entry, waiting: counts?.[kind] ?? 0 }))}
        value={shown}
        onChange={onTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, shown)} className={css.panel}>
        {shown === "escalations" && (
          <EscalationsTab query={lists.escalations} handling={handling} now={now} onConversation={onConversation} />
        )}
        <Part meanwhile={<LoadingQueue />}>
          {shown === "showing-requests" && (
            <RequestsTab query={lists.showings} layers={layers} now={now} onConversation={onConversation} />
          )}
          {shown === "applications" && <ApplicationsTab query={lists.bundles} now={now} />}
        </Part>
      </div>
    </section>
  );
}

/** The tab of the address, else the first in which something waited as the page opened: handling the last thing in it leaves it open. */
function useShownTab(tab: string | undefined, counts: Parameters<typeof firstWaiting>[0] | undefined): QueueTab {
  const [usual, setUsual] = useState<QueueTab | null>(null);
  const found = usual ?? (counts ? firstWaiting(counts) : null);
  useEffect(() => setUsual(found), [found]);
  return queueTabOf(tab) ?? found ?? "escalations";
}
