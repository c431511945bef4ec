import { checkedWithinDays, lawRows, staleRows } from "../../packages/domain/applications/law/law.ts";
import type { LawRow } from "../../packages/domain/applications/law/law-row.ts";

/** Returns a line for each row of the law to look up again, and one that sums up. */
export function staleReport(today: Temporal.PlainDate): { lines: string[]; isFine: boolean } {
  const stale = staleRows(lawRows, today);
  const sum = `${stale.length} of ${lawRows.length} rows were last checked more than ${checkedWithinDays} days before ${today}.`;
  return { lines: [...stale.map(lineOf), sum], isFine: stale.length === 0 };
}

const lineOf = ({ place: { state, city, county }, topic, checkedOn, source }: LawRow): string =>
  `${[state, county && `${county} County`, city].filter(Boolean).join(", ")}: ${topic}, checked on ${checkedOn} (${source})`;
