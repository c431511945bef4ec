import type { PropertyNumbers } from "@porchlight/contract/statistics.ts";
import { type TimeRange, usualRange } from "@porchlight/domain/kernel/time-range.ts";
import { type PropertyStatistic, statisticLabels } from "@porchlight/domain/statistics/statistics.ts";
import { IconArrowRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { writtenRange } from "../../app/list-search.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { DownloadStatistics } from "./DownloadStatistics.tsx";
import { propertyNumbersQuery, type ShownNumber } from "./data.ts";
import { RowsPanel } from "./LazyRowsPanel.tsx";
import { written } from "./number-words.ts";
import { ShareBar } from "./ShareBar.tsx";
import css from "./StatisticsCard.module.css";

/** The totals of the tiles, each with what is a part of it. */
const tiles = [
  ["leads", "qualifiedLeads"],
  ["showingsTotal", "showingsBooked"],
  ["applicationsSent", "applicationsCompleted"],
  ["messagesSent", "followUpsSent"],
] as const satisfies [PropertyStatistic, PropertyStatistic][];

type StatisticsCardProps = { propertyId: string; range: TimeRange; onRange: (range: TimeRange) => void };

/** The numbers of one home in a range. */
export function StatisticsCard({ propertyId, range, onRange }: StatisticsCardProps) {
  const id = useId();
  const numbers = useQuery(propertyNumbersQuery(propertyId, range));
  const rows = useLayer<ShownNumber>();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          Statistics
        </h2>
        <div className={css.actions}>
          <TimeRangeSelect value={range} onChange={onRange} />
          <DownloadStatistics propertyId={propertyId} range={range} />
        </div>
      </div>
      <div className={css.body} aria-busy={numbers.isPlaceholderData || undefined}>
        {numbers.isPending && <LoadingRows rows={4} height={84} grid={`${css.tiles} ${css.loading}`} />}
        {numbers.isError && !numbers.data && (
          <Failed title="Could not load statistics" onRetry={() => void numbers.refetch()} />
        )}
        {numbers.data && (
          <div className={`${css.tiles} pl-num`}>
            {tiles.map((pair) => (
              <Tile
                key={pair[0]}
                pair={pair}
                numbers={numbers.data}
                leads={{ propertyId, range }}
                onNumber={(statistic) => rows.open({ statistic, propertyId, range })}
              />
            ))}
          </div>
        )}
      </div>
      <RowsPanel number={rows} />
    </section>
  );
}

type TileProps = {
  pair: (typeof tiles)[number];
  numbers: PropertyNumbers;
  /** Whose leads the total of leads leads to. */
  leads: { propertyId: string; range: TimeRange };
  onNumber: (statistic: PropertyStatistic) => void;
};

function Tile({ pair: [total, part], numbers, leads: { propertyId, range }, onNumber }: TileProps) {
  const isLeads = total === "leads";
  const figure = (
    <>
      <span className={css.label}>
        {statisticLabels[total]}
        {isLeads && <IconArrowRight size={16} stroke={1.75} aria-hidden />}
      </span>
      <span className={css.figure}>{written(numbers[total])}</span>
    </>
  );
  return (
    <div className={css.tile}>
      {isLeads ? (
        <Link
          className={css.total}
          to="/property/$propertyId/leads"
          params={{ propertyId }}
          // The list's own range needs no naming.
          search={{ filter: "All", ...(range === usualRange ? {} : { timeFilter: writtenRange(range) }) }}
        >
          {figure}
        </Link>
      ) : (
        <button type="button" className={css.total} onClick={() => onNumber(total)}>
          {figure}
        </button>
      )}
      <ShareBar part={numbers[part]} total={numbers[total]} />
      <button type="button" className={css.part} onClick={() => onNumber(part)}>
        <b>{written(numbers[part])}</b> {statisticLabels[part]}
      </button>
    </div>
  );
}
