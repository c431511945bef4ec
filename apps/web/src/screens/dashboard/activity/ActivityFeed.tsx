import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Empty, Failed, LoadingRows } from "../../../ui/States.tsx";
import { TextAction } from "../../../ui/TextAction.tsx";
import { activityQuery } from "../data.ts";
import { Panel } from "../Panel.tsx";
import { ActivityList } from "./ActivityList.tsx";

const ActivityPanel = lazyPart(
  () => import("./ActivityPanel.tsx").then((file) => file.ActivityPanel),
  ({ opened }) => opened,
);

const shownBeside = 8;

/** What happened last at all homes: eight of it beside the main column, all of it in a panel or where it is `isWhole`. */
export function ActivityFeed({ isWhole = false, now }: { isWhole?: boolean; now: Temporal.Instant }) {
  const query = useQuery(activityQuery);
  const [opened, setOpened] = useState(false);
  const items = query.data ?? [];
  return (
    <Panel
      title="Activity feed"
      more={
        !isWhole &&
        items.length > shownBeside && (
          <TextAction onClick={() => setOpened(true)}>
            See all<span className="pl-hidden"> activity</span>
          </TextAction>
        )
      }
    >
      {query.isPending && <LoadingRows rows={4} height={44} />}
      {query.isError && !query.data && <Failed title="Could not load activity" onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Empty title="No activity yet" text="Updates about your properties will appear here" />
      )}
      <ActivityList items={isWhole ? items : items.slice(0, shownBeside)} now={now} />
      <ActivityPanel items={items} now={now} opened={opened} onClose={() => setOpened(false)} />
    </Panel>
  );
}
