import type { SlotTimes, Weekday } from "@porchlight/domain/scheduling/slots.ts";
import type { Row, Unsaved } from "./week.ts";

type Times = Pick<SlotTimes, "startTime" | "endTime">;

/** With a new slot, which is not stored yet; a placeholder is not touched. */
export const withAdded = (
  known: Unsaved,
  weekday: Weekday,
  { startTime, endTime }: Times,
  isTouched: boolean,
): Unsaved => ({
  ...known,
  added: [...known.added, { key: crypto.randomUUID(), weekday, startTime, endTime, isTouched }],
});

/** With other times of a stored slot. */
export const withChanged = (known: Unsaved, id: string, { startTime, endTime }: Times): Unsaved => ({
  ...known,
  changed: { ...known.changed, [id]: { startTime, endTime } },
});

/** With other times of a row, stored or not. */
export const withTimes = (known: Unsaved, { key, id }: Pick<Row, "key" | "id">, times: Times): Unsaved =>
  id
    ? withChanged(known, id, times)
    : { ...known, added: known.added.map((one) => (one.key === key ? { ...one, ...times, isTouched: true } : one)) };

/** Without what was changed or added in a row. */
export const withoutRow = (known: Unsaved, { key, id }: Pick<Row, "key" | "id">): Unsaved => ({
  ...known,
  changed: id ? without(known.changed, id) : known.changed,
  added: known.added.filter((one) => one.key !== key),
});

/** With stored slots that are being taken away. */
export const withRemoved = (known: Unsaved, ids: readonly string[]): Unsaved => ({
  ...known,
  removed: [...known.removed, ...ids],
});

/** Once those slots are taken away, or could not be. */
export const withoutRemoved = (known: Unsaved, ids: readonly string[]): Unsaved => ({
  ...known,
  removed: known.removed.filter((id) => !ids.includes(id)),
});

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
