import { useState } from "react";
import type { EscalationHandling } from "../../../sections/escalations/use-escalation-handling.ts";
import type { ShowingLayers } from "../../../sections/showing-requests/ShowingDialogs.tsx";
import { LeavingList } from "../../../ui/LeavingList.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Empty, Failed, LoadingRows } from "../../../ui/States.tsx";
import { TextAction } from "../../../ui/TextAction.tsx";
import type { DashboardLists } from "../lists.ts";
import { Panel } from "../Panel.tsx";
import { ActionCard } from "./ActionCard.tsx";
import css from "./ActionsNeeded.module.css";

const ActionsPanel = lazyPart(
  () => import("../../../app/shell/ActionsPanel.tsx").then((file) => file.ActionsPanel),
  ({ opened }) => opened,
);

const shownActions = 2;

type ActionsNeededProps = {
  lists: DashboardLists;
  handling: EscalationHandling;
  layers: ShowingLayers;
  now: Temporal.Instant;
};

/** The first two things that wait, each with its own button; all of them in the bell's panel. */
export function ActionsNeeded({ lists, ...rest }: ActionsNeededProps) {
  const { actions: query } = lists;
  const [opened, setOpened] = useState(false);
  const [page] = query.data?.pages ?? [];
  const shown = page?.actions.slice(0, shownActions) ?? [];
  return (
    <Panel
      title="Actions needed"
      count={page?.count ?? 0}
      more={
        page &&
        page.count > shownActions && (
          <TextAction onClick={() => setOpened(true)}>
            See all<span className="pl-hidden"> actions needed</span>
          </TextAction>
        )
      }
    >
      {query.isPending && <LoadingRows rows={2} height={92} />}
      {query.isError && !page && <Failed title="Could not load actions" onRetry={() => void query.refetch()} />}
      {page?.count === 0 && (
        <Empty title="No actions needed right now" text="New items requiring your attention will appear here" />
      )}
      {page && (
        <div className={page.count > 0 ? css.card : undefined}>
          <LeavingList items={shown} keyOf={({ kind, id }) => `${kind} ${id}`} label="Actions needed">
            {(action, place) => <ActionCard action={action} first={place === 0} lists={lists} {...rest} />}
          </LeavingList>
        </div>
      )}
      <ActionsPanel query={query} opened={opened} onClose={() => setOpened(false)} />
    </Panel>
  );
}
