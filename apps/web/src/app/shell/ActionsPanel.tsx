import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import { Link } from "@tanstack/react-router";
import { Action } from "../../ui/Action.tsx";
import { age } from "../../ui/ages.ts";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import type { ActionsNeeded } from "../actions-needed.ts";
import { genericFailure } from "../call-error.ts";
import { now } from "../now.ts";
import { ActionMark } from "./ActionMark.tsx";
import css from "./ActionsPanel.module.css";
import { actionPlace } from "./action-place.ts";
import { actionSentence, actionWords } from "./action-words.ts";
import { FailedChannel } from "./FailedChannel.tsx";

type ActionsPanelProps = { query: ActionsNeeded; opened: boolean; onClose: () => void };

export function ActionsPanel({ query, opened, onClose }: ActionsPanelProps) {
  const pages = query.data?.pages ?? [];
  const actions = pages.flatMap((page) => page.actions);
  return (
    <SidePanel opened={opened} onClose={onClose} width="actions" title={`Actions needed (${pages[0]?.count ?? 0})`}>
      {pages[0]?.failedChannel && <FailedChannel failed={pages[0].failedChannel} onClose={onClose} />}
      {query.isError && <Failed title={genericFailure} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingRows rows={3} />}
      {query.isSuccess && actions.length === 0 && (
        <Empty title="No actions needed right now" text="New items requiring your attention will appear here" />
      )}
      <ul className={css.list}>
        {actions.map((action) => (
          <li key={`${action.kind} ${action.id}`}>
            <Row action={action} onClose={onClose} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Action busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load more
        </Action>
      )}
    </SidePanel>
  );
}

function Row({ action, onClose }: { action: ActionNeededView; onClose: () => void }) {
  const words = actionWords(action);
  return (
    <Link className={css.row} {...actionPlace(action)} onClick={onClose}>
      <ActionMark action={action} />
      <span>
        <b className={css.sentence}>{actionSentence(action)}</b>
        {words && <span className={css.words}>{words}</span>}
        <span className={`${css.since} pl-num`}>
          {age(Temporal.Instant.from(action.since), now(), viewerTimeZone())}
        </span>
      </span>
    </Link>
  );
}
