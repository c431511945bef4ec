import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { genericFailure } from "../../../app/call-error.ts";
import { Failed, LoadingRows } from "../../../ui/States.tsx";
import { useFocusKept } from "../../../ui/use-focus-kept.ts";
import { ConnectedFeed } from "./ConnectedFeed.tsx";
import { ConnectFeed } from "./ConnectFeed.tsx";
import css from "./Feed.module.css";
import { feedQuery } from "./feed-query.ts";

/** The feed of the owner's property manager: how to connect one, or how the connected one stands. */
export function PropertyFeed() {
  const query = useQuery(feedQuery);
  const card = useRef<HTMLDivElement>(null);
  const feed = query.data?.feed;
  const shown = query.data && (feed?.url ?? "");
  const [seen, setSeen] = useState<{ shown?: string | undefined; changes: number }>({ changes: 0 });
  if (shown !== undefined && shown !== seen.shown)
    setSeen({ shown, changes: seen.shown === undefined ? 0 : seen.changes + 1 });
  useFocusKept(card, seen.changes || null);
  return (
    <div ref={card} tabIndex={-1} className={css.frame}>
      {query.isPending && <LoadingRows rows={1} height={140} />}
      {query.isError && !query.data && <Failed title={genericFailure} onRetry={() => void query.refetch()} />}
      {query.data && (feed ? <ConnectedFeed feed={feed} /> : <ConnectFeed host={query.data.host} />)}
    </div>
  );
}
