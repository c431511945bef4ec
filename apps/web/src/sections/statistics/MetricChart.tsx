import type { DataPoint } from "@porchlight/contract/statistics.ts";
import { type TimeRange, timeRanges } from "@porchlight/domain/kernel/time-range.ts";
import type { Granularity } from "@porchlight/domain/statistics/buckets.ts";
import { type ChartMetric, chartMetrics } from "@porchlight/domain/statistics/statistics.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "../../app/now.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { BarChart, type Point } from "./BarChart.tsx";
import { bucketName, bucketTick, granularityNames } from "./bucket-words.ts";
import { ChartTable } from "./ChartTable.tsx";
import { timeSeriesQuery } from "./data.ts";
import css from "./MetricChart.module.css";
import { seriesOf } from "./metric-series.ts";

/** A metric over time: its two series as bars or, on request, as a table. */
export function MetricChart({ metric, range }: { metric: ChartMetric; range: TimeRange }) {
  const query = useQuery(timeSeriesQuery(range));
  const [isTable, setTable] = useState(false);
  const series = seriesOf(metric);
  if (query.isError && !query.data)
    return <Failed title="Could not load the chart" onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={1} height={250} />;
  const { granularity, dataPoints } = query.data;
  const shown = {
    label: `${chartMetrics[metric].label} by ${granularity}, ${timeRanges[range]}`,
    bucket: granularityNames[granularity],
    series: series.map(({ label }) => label) as [string, string],
    points: pointsOf(dataPoints, granularity, metric),
  };
  return (
    <>
      <div className={css.head}>
        <ul className={css.legend} aria-hidden={isTable || undefined}>
          {shown.series.map((label, place) => (
            <li key={label} className={place === 0 ? css.total : css.part}>
              {label}
            </li>
          ))}
        </ul>
        <TextAction onClick={() => setTable(!isTable)}>View as {isTable ? "chart" : "table"}</TextAction>
      </div>
      {isTable ? <ChartTable {...shown} /> : <BarChart {...shown} isLevel={series[0].statistic === "listingsActive"} />}
    </>
  );
}

function pointsOf(dataPoints: readonly DataPoint[], granularity: Granularity, metric: ChartMetric): Point[] {
  const zone = viewerTimeZone();
  const [total, part] = seriesOf(metric);
  return dataPoints.map((point, place) => {
    const from = Temporal.Instant.from(point.timestamp);
    const next = dataPoints[place + 1]?.timestamp;
    const span = { from, to: next ? Temporal.Instant.from(next) : now() };
    return {
      key: point.timestamp,
      tick: bucketTick(span, granularity, zone),
      name: bucketName(span, granularity, zone),
      values: [point[total.statistic], point[part.statistic]],
    };
  });
}
