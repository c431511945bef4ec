import { countyPlaces } from "../../packages/domain/applications/law/county-places.ts";
import { federalRows } from "../../packages/domain/applications/law/federal-rows.ts";
import { checkedWithinDays, lawRows, staleRows } from "../../packages/domain/applications/law/law.ts";
import type { FederalRow, LawRow } from "../../packages/domain/applications/law/law-row.ts";

/** The rows of the law, and which addresses lie in a county, each with how it is told. */
const rows = [
  ...[...federalRows, ...lawRows].map((row) => ({ ...row, told: lineOf(row) })),
  ...countyPlaces.map((one) => ({
    ...one,
    told: `${one.state}, ${one.county} County: cities and ZIP codes, checked on ${one.checkedOn} (${one.source})`,
  })),
];

/** Returns a line for each row of the law to look up again, and one that sums up. */
export function staleReport(today: Temporal.PlainDate): { lines: string[]; isFine: boolean } {
  const stale = staleRows(rows, today);
  const sum = `${stale.length} of ${rows.length} rows were last checked more than ${checkedWithinDays} days before ${today}.`;
  return { lines: [...stale.map(({ told }) => told), sum], isFine: stale.length === 0 };
}

function lineOf({ place, topic, checkedOn, source }: LawRow | FederalRow): string {
  return `${nameOf(place)}: ${topic}, checked on ${checkedOn} (${source})`;
}

function nameOf(place: (LawRow | FederalRow)["place"]): string {
  if (place === "US") return place;
  const { state, city, county } = place;
  return [state, county && `${county} County`, city].filter(Boolean).join(", ");
}
