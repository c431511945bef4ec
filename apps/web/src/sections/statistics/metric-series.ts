import { type ChartMetric, chartMetrics, type PortfolioStatistic } from "@porchlight/domain/statistics/statistics.ts";

export type Series<Statistic extends PortfolioStatistic = PortfolioStatistic> = { statistic: Statistic; label: string };

/** Returns the pair of series of a metric: the total, and the part of it. */
export const seriesOf = (metric: ChartMetric): [Series, Series<Exclude<PortfolioStatistic, "listingsActive">>] =>
  Object.entries(chartMetrics[metric].series).map(([statistic, label]) => ({ statistic, label })) as never;
