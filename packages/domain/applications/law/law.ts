import { criminalCheckRows } from "./criminal-check-rows.ts";
import { feeRows } from "./fee-rows.ts";
import type { LawPlace, LawRow, LawTopic } from "./law-row.ts";
import { isWithin, placeNamesOf } from "./places.ts";
import { reportRows } from "./report-rows.ts";

/** Every rule of a place that is known; federal ones stand apart. What is not here is unknown, not allowed. */
export const lawRows: readonly LawRow[] = [...feeRows, ...reportRows, ...criminalCheckRows];

// Kept, since the laws at a home are asked for several times a request.
const namedRows = lawRows.map((row) => ({ row, around: placeNamesOf(row.place) }));

/** Returns the rows that hold at a place on a day, which is a day there. */
export function lawFor(place: LawPlace, day: Temporal.PlainDate): LawRow[] {
  const names = placeNamesOf(place);
  const date = day.toString();
  return namedRows.flatMap(({ row, around }) => (isWithin(names, around) && holdsOn(row, date) ? [row] : []));
}

/** Returns the rows about a topic. */
export const rowsAbout = <Topic extends LawTopic>(rows: readonly LawRow[], topic: Topic): LawRow<Topic>[] =>
  rows.filter((row): row is LawRow<Topic> => row.topic === topic);

const holdsOn = ({ from, until }: LawRow, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

/** After how many days somebody has to look again whether a row still holds. */
export const checkedWithinDays = 180;

/** Returns the rows that nobody has checked for too long. */
export const staleRows = <Row extends { checkedOn: string }>(rows: readonly Row[], today: Temporal.PlainDate): Row[] =>
  rows.filter(({ checkedOn }) => Temporal.PlainDate.from(checkedOn).until(today).days > checkedWithinDays);
