import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import type { ChartMetric } from "@porchlight/domain/statistics/statistics.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, useId, useState } from "react";
import { Part } from "../../ui/Part.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { portfolioNumbersQuery, type ShownNumber } from "./data.ts";
import { RowsPanel } from "./LazyRowsPanel.tsx";
import { MetricTabs, tabId } from "./MetricTabs.tsx";
import { useNeverListed } from "./never-listed.ts";
import css from "./PerformanceSection.module.css";

const MetricChart = lazy(() => import("./MetricChart.tsx").then((file) => ({ default: file.MetricChart })));

/** The numbers of all homes in a range: four pairs, and one of them over time. */
export function PerformanceSection({ range, onRange }: { range: TimeRange; onRange: (range: TimeRange) => void }) {
  const id = useId();
  const panelId = useId();
  const [metric, setMetric] = useState<ChartMetric>("leads");
  const numbers = useQuery(portfolioNumbersQuery(range));
  const neverListed = useNeverListed(numbers.data);
  const rows = useLayer<ShownNumber>();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title} tabIndex={-1}>
          Performance
        </h2>
        {!neverListed && <TimeRangeSelect value={range} onChange={onRange} />}
      </div>
      {numbers.isError && !numbers.data && (
        <Failed title="Could not load statistics" onRetry={() => void numbers.refetch()} />
      )}
      {neverListed === undefined && !numbers.isError && <LoadingRows rows={1} height={380} />}
      {neverListed && <Empty title="Numbers appear once your first listing is live" />}
      {numbers.data && neverListed === false && (
        <div className={css.card} aria-busy={numbers.isPlaceholderData || undefined}>
          <MetricTabs
            numbers={numbers.data}
            value={metric}
            onChange={setMetric}
            onNumber={(statistic) => rows.open({ statistic, propertyId: null, range })}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, metric)} className={css.chart}>
            <Part>
              <MetricChart metric={metric} range={range} />
            </Part>
          </div>
        </div>
      )}
      <RowsPanel number={rows} />
    </section>
  );
}
