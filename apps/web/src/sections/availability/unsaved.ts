import type { SlotTimes, Weekday } from "@porchlight/domain/scheduling/slots.ts";
import type { Row, UnsavedChanges } from "./week.ts";

type Times = Pick<SlotTimes, "startTime" | "endTime">;

/** With a new slot, which is not stored yet; a placeholder is not touched. */
export const withAdded = (
  known: UnsavedChanges,
  weekday: Weekday,
  { startTime, endTime }: Times,
  isTouched: boolean,
): UnsavedChanges => ({
  ...known,
  added: [...known.added, { key: crypto.randomUUID(), weekday, startTime, endTime, isTouched }],
});

/** With other times of a stored slot. */
export const withChanged = (known: UnsavedChanges, id: string, { startTime, endTime }: Times): UnsavedChanges => ({
  ...known,
  changed: { ...known.changed, [id]: { startTime, endTime } },
});

/** With other times of a row, stored or not. */
export const withTimes = (known: UnsavedChanges, { key, id }: Pick<Row, "key" | "id">, times: Times): UnsavedChanges =>
  id
    ? withChanged(known, id, times)
    : { ...known, added: known.added.map((one) => (one.key === key ? { ...one, ...times, isTouched: true } : one)) };

/** Returns the unsaved changes without those of a row. */
export const withoutRow = (known: UnsavedChanges, { key, id }: Pick<Row, "key" | "id">): UnsavedChanges => ({
  ...known,
  changed: id ? without(known.changed, id) : known.changed,
  added: known.added.filter((one) => one.key !== key),
});

/** With stored slots that are being taken away. */
export const withRemoved = (known: UnsavedChanges, ids: readonly string[]): UnsavedChanges => ({
  ...known,
  removed: [...known.removed, ...ids],
});

/** Once those slots are taken away, or could not be. */
export const withoutRemoved = (known: UnsavedChanges, ids: readonly string[]): UnsavedChanges => ({
  ...known,
  removed: known.removed.filter((id) => !ids.includes(id)),
});

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
