import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { CountedTitle } from "../../ui/CountedTitle.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import css from "./Section.module.css";

type SectionProps<Item> = {
  id?: string;
  title: string;
  query: UseQueryResult<Item[]>;
  /** Of rows, where they are not the items. */
  count?: number;
  /** Of what waits for the owner, where not every row does. */
  waiting?: number;
  failed: string;
  empty: string;
  emptyText?: string;
  rows: (items: Item[]) => ReactNode;
  /** Its dialogs, which outlive an emptied list. */
  children?: ReactNode;
};

/** A section of the page with its own loading, error and empty states. */
export function Section<Item>({
  id,
  title,
  query,
  failed,
  empty,
  emptyText,
  rows,
  children,
  ...rest
}: SectionProps<Item>) {
  const headingId = useId();
  const count = rest.count ?? query.data?.length ?? 0;
  return (
    <section id={id} className={css.section} aria-labelledby={headingId}>
      <div className={css.head}>
        <CountedTitle id={headingId} title={title} count={rest.waiting ?? count} />
      </div>
      {query.isPending && <LoadingRows rows={2} height={92} />}
      {query.isError && !query.data && <Failed title={failed} onRetry={() => void query.refetch()} />}
      {query.data && count === 0 && <Empty title={empty} {...(emptyText ? { text: emptyText } : {})} />}
      {query.data && rows(query.data)}
      {children}
    </section>
  );
}
