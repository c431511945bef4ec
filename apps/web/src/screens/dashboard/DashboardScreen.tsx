import { useMediaQuery } from "@mantine/hooks";
import { below } from "@porchlight/design/scale.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, useId, useState } from "react";
import { actionsNeededQuery, waitingEscalationsQuery, waitingShowingsQuery } from "../../app/actions-needed.ts";
import { type ListSearch, rangeOf, writtenRange } from "../../app/list-search.ts";
import { queryClient } from "../../app/query-client.ts";
import { useNow } from "../../app/use-now.ts";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { EscalationDialogs } from "../../sections/escalations/LazyEscalationDialogs.tsx";
import { useEscalationHandling } from "../../sections/escalations/use-escalation-handling.ts";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { portfolioNumbersQuery, timeSeriesQuery } from "../../sections/statistics/data.ts";
import { Part } from "../../ui/Part.tsx";
import { LoadingRows } from "../../ui/States.tsx";
import { TabRow, tabId } from "../../ui/TabRow.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { ActionsNeeded } from "./actions/ActionsNeeded.tsx";
import { ActivityFeed } from "./activity/ActivityFeed.tsx";
import { DashboardHead } from "./DashboardHead.tsx";
import css from "./DashboardScreen.module.css";
import { activityQuery, bundlesQuery } from "./data.ts";
import { Queue } from "./queue/Queue.tsx";

const loadPerformance = () =>
  import("../../sections/statistics/PerformanceSection.tsx").then((file) => ({ default: file.PerformanceSection }));
const PerformanceSection = lazy(loadPerformance);

const route = getRouteApi("/owner/dashboard");

/** Loads everything the dashboard shows first. Its panels show what failed. */
export const loadDashboard = (search: ListSearch): Promise<unknown> =>
  Promise.all([
    loadPerformance(),
    queryClient.prefetchInfiniteQuery(actionsNeededQuery),
    queryClient.prefetchQuery(portfolioNumbersQuery("LAST_24_HOURS")),
    queryClient.prefetchQuery(portfolioNumbersQuery(rangeOf(search))),
    queryClient.prefetchQuery(timeSeriesQuery(rangeOf(search))),
    queryClient.prefetchInfiniteQuery(waitingEscalationsQuery),
    queryClient.prefetchInfiniteQuery(waitingShowingsQuery),
    queryClient.prefetchInfiniteQuery(bundlesQuery),
    queryClient.prefetchQuery(activityQuery),
  ]);

const views = [
  { value: "main", label: "Main" },
  { value: "feed", label: "Activity feed" },
] as const;

/** The owner's dashboard: what happened at all homes, and what waits for the owner. */
export function DashboardScreen() {
  return (
    <div className={css.screen}>
      <DashboardHead />
      <Panels />
    </div>
  );
}

function Panels() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = useMediaQuery(below("md"), false, { getInitialValueInEffect: false });
  const panelId = useId();
  const [view, setView] = useState<"main" | "feed">("main");
  const now = useNow();
  const lists = {
    actions: useInfiniteQuery(actionsNeededQuery),
    escalations: useInfiniteQuery(waitingEscalationsQuery),
    showings: useInfiniteQuery(waitingShowingsQuery),
    bundles: useInfiniteQuery(bundlesQuery),
  };
  const handling = useEscalationHandling();
  const layers = useShowingLayers();
  const conversation = useLayer<string>();
  const set = (change: { tab?: string; timeFilter?: string }) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const actions = <ActionsNeeded lists={lists} handling={handling} layers={layers} now={now} />;
  const main = (
    <div className={css.main}>
      <Part meanwhile={<LoadingRows rows={1} height={430} />}>
        <PerformanceSection range={rangeOf(search)} onRange={(range) => set({ timeFilter: writtenRange(range) })} />
      </Part>
      <Queue
        lists={lists}
        tab={search.tab}
        onTab={(tab) => set({ tab })}
        handling={handling}
        layers={layers}
        now={now}
        onConversation={conversation.open}
      />
    </div>
  );
  return (
    <>
      {isNarrow ? (
        <>
          <TabRow label="Dashboard" look="segments" tabs={views} value={view} onChange={setView} panelId={panelId} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, view)} className={css.narrow}>
            {view === "feed" ? (
              <ActivityFeed isWhole now={now} />
            ) : (
              <>
                {actions}
                {main}
              </>
            )}
          </div>
        </>
      ) : (
        <div className={css.beside}>
          {main}
          <aside className={css.aside} aria-label="Actions and activity">
            {actions}
            <ActivityFeed now={now} />
          </aside>
        </div>
      )}
      <EscalationDialogs handling={handling} covered={conversation.opened} onConversation={conversation.open} />
      <ShowingDialogs layers={layers} now={now} />
      <ConversationPanel conversation={conversation} />
    </>
  );
}
