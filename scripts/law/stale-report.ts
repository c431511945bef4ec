import { countyPlaces } from "../../packages/domain/applications/law/county-places.ts";
import { checkedWithinDays, lawRows, staleRows } from "../../packages/domain/applications/law/law.ts";
import type { LawRow } from "../../packages/domain/applications/law/law-row.ts";

/** The rows of the law, and which addresses lie in a county, each with how it is told. */
const rows = [
  ...lawRows.map((row) => ({ ...row, told: lineOf(row) })),
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

function lineOf({ place: { state, city, county }, topic, checkedOn, source }: LawRow): string {
  return `${[state, county && `${county} County`, city].filter(Boolean).join(", ")}: ${topic}, checked on ${checkedOn} (${source})`;
}
