import type { PortfolioNumbers } from "@porchlight/contract/statistics.ts";
import { type ChartMetric, chartMetrics, type ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import css from "./MetricTabs.module.css";
import { seriesOf } from "./metric-series.ts";
import { written } from "./number-words.ts";
import { ShareBar } from "./ShareBar.tsx";

const metrics = Object.keys(chartMetrics) as ChartMetric[];

/** Where each key leads from a tab. */
const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: () => -1,
};

/** Returns the id of a metric's tab, by that of the panel. */
export const tabId = (panelId: string, metric: ChartMetric): string => `${panelId}-${metric}`;

type MetricTabsProps = {
  numbers: PortfolioNumbers;
  value: ChartMetric;
  onChange: (metric: ChartMetric) => void;
  /** Called with a number whose rows are to be seen. */
  onNumber: (statistic: ListedStatistic) => void;
  /** The id of the panel that the tabs choose what is in. */
  panelId: string;
};

/** The tabs over the chart, each with its pair of numbers. A number lies over its tab and is pressed by itself. */
export function MetricTabs({ numbers, value, onChange, onNumber, panelId }: MetricTabsProps) {
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(metrics.indexOf(value));
    if (to === undefined) return;
    event.preventDefault();
    const next = metrics.at(to % metrics.length)!;
    onChange(next);
    document.getElementById(tabId(panelId, next))?.focus();
  };
  return (
    <div className={css.tiles}>
      <div role="tablist" aria-label="Metric" className={css.tabs} onKeyDown={move}>
        {metrics.map((metric) => (
          <div key={metric} role="presentation" className={css.tile}>
            <button
              type="button"
              role="tab"
              id={tabId(panelId, metric)}
              aria-selected={metric === value}
              aria-controls={panelId}
              tabIndex={metric === value ? 0 : -1}
              className={css.tab}
              onClick={() => onChange(metric)}
            >
              {chartMetrics[metric].label}
            </button>
          </div>
        ))}
      </div>
      <div className={css.tabs}>
        {metrics.map((metric) => (
          <Pair key={metric} metric={metric} numbers={numbers} isChosen={metric === value} onNumber={onNumber} />
        ))}
      </div>
    </div>
  );
}

type PairProps = {
  metric: ChartMetric;
  numbers: PortfolioNumbers;
  isChosen: boolean;
  onNumber: (statistic: ListedStatistic) => void;
};

function Pair({ metric, numbers, isChosen, onNumber }: PairProps) {
  const [{ statistic, label }, part] = seriesOf(metric);
  const things = chartMetrics[metric].label.toLowerCase();
  const figure = (
    <>
      {written(numbers[statistic])}
      <span className="pl-hidden">
        {" "}
        {label.toLowerCase()} {things}
      </span>
    </>
  );
  return (
    <div className={css.pair}>
      <div className={`${css.numbers} pl-num`}>
        {statistic === "listingsActive" ? (
          <Link className={css.figure} to="/portfolio" search={{ status: "LISTED" }}>
            {figure}
          </Link>
        ) : (
          <button type="button" className={css.figure} onClick={() => onNumber(statistic)}>
            {figure}
          </button>
        )}
        <button type="button" className={css.part} onClick={() => onNumber(part.statistic)}>
          {written(numbers[part.statistic])} {part.label.toLowerCase()}
          <span className="pl-hidden"> {things}</span>
        </button>
      </div>
      <ShareBar part={numbers[part.statistic]} total={numbers[statistic]} quiet={!isChosen} />
    </div>
  );
}
