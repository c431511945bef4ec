import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import { timeRanges } from "@porchlight/domain/kernel/time-range.ts";
import { statisticLabels } from "@porchlight/domain/statistics/statistics.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../app/use-now.ts";
import { Action } from "../../ui/Action.tsx";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { timeOf } from "../showings/showing-times.ts";
import { type ShownNumber, statisticRowsQuery } from "./data.ts";
import css from "./RowsPanel.module.css";
import { placeOf, rowsByDay, rowWords } from "./rows.ts";

/** The panel with what a number counts, newest first. */
export function RowsPanel({ number }: { number: Layer<ShownNumber> }) {
  return (
    <SidePanel
      opened={number.opened}
      onClose={number.close}
      width="conversation"
      title={number.thing && statisticLabels[number.thing.statistic]}
    >
      {number.thing && <Rows number={number.thing} onLeave={number.close} />}
    </SidePanel>
  );
}

function Rows({ number, onLeave }: { number: ShownNumber; onLeave: () => void }) {
  const now = useNow();
  const zone = viewerTimeZone();
  const query = useInfiniteQuery(statisticRowsQuery(number));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <p className={css.range}>{timeRanges[number.range]}, newest first</p>
      {query.isPending && <LoadingRows rows={5} height={56} />}
      {query.isError && rows.length === 0 && (
        <Failed title="Could not load data" onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && rows.length === 0 && (
        <Empty title="No activity in this range" text="Try another time range" />
      )}
      {rowsByDay(rows, now, zone).map(({ day, rows }) => (
        <section key={day}>
          <h3 className={css.day}>{day}</h3>
          <ul className={css.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} number={number} now={now} zone={zone} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Action busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Load more
        </Action>
      )}
    </>
  );
}

type RowProps = {
  row: StatisticRow;
  number: ShownNumber;
  now: Temporal.Instant;
  zone: string;
  onLeave: () => void;
};

function Row({ row, number, now, zone, onLeave }: RowProps) {
  const [title, ...more] = rowWords(row, number, now, zone);
  const place = placeOf(row, number.statistic);
  const inside = (
    <>
      <span className={css.about}>
        <b>{title}</b>
        {more.length > 0 && <span>{more.join(" · ")}</span>}
      </span>
      <time className="pl-num" dateTime={row.createdAt}>
        {timeOf(row.createdAt, zone)}
      </time>
    </>
  );
  return place ? (
    <Link className={css.row} {...place} onClick={onLeave}>
      {inside}
    </Link>
  ) : (
    <span className={css.row}>{inside}</span>
  );
}
