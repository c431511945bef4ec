import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { lazy } from "react";

const load = () => import("./StatisticsCard.tsx");

/** Loads the card and its numbers, for a first view. */
export const loadStatistics = async (propertyId: string, range: TimeRange): Promise<void> =>
  (await load()).loadNumbers(propertyId, range);

export const StatisticsCard = lazy(() => load().then((file) => ({ default: file.StatisticsCard })));
