import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { LeavingList } from "../../../ui/LeavingList.tsx";
import { Empty, Failed, LoadingRows } from "../../../ui/States.tsx";
import css from "./Queue.module.css";

/** How many rows are shown at first, and how many more each time. */
const pageSize = 10;

type QueueListProps<Item> = {
  query: Pick<UseInfiniteQueryResult, "isPending" | "refetch" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage">;
  /** The rows as far as they were fetched; undefined while they are not. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  label: string;
  failed: string;
  empty: string;
  children: (item: Item) => ReactNode;
};

/** The rows of a tab, ten at a time, with their own loading, error and empty states. */
export function QueueList<Item>({ query, items, empty, failed, keyOf, label, children }: QueueListProps<Item>) {
  const [most, setMost] = useState(pageSize);
  const hasMore = items && (items.length > most || query.hasNextPage);
  const showMore = () => {
    if (items && items.length <= most + pageSize && query.hasNextPage) void query.fetchNextPage();
    setMost(most + pageSize);
  };
  return (
    <>
      {query.isPending && <LoadingQueue />}
      {!query.isPending && !items?.length && (
        <div className={css.state}>
          {items ? <Empty title={empty} /> : <Failed title={failed} onRetry={() => void query.refetch()} />}
        </div>
      )}
      {items && (
        <LeavingList items={items.slice(0, most)} keyOf={keyOf} label={label}>
          {children}
        </LeavingList>
      )}
      {hasMore && (
        <div className={css.more}>
          <Action busy={query.isFetchingNextPage} onClick={showMore}>
            Load more
          </Action>
        </div>
      )}
    </>
  );
}

/** What stands in for rows that are on their way. */
export const LoadingQueue = () => (
  <div className={css.state}>
    <LoadingRows rows={3} height={92} />
  </div>
);
