import type { SlotView } from "@porchlight/contract/availability.ts";
import { type SlotTimes, slotProblems, type Weekday, weekdays } from "@porchlight/domain/scheduling/slots.ts";

type Times = Pick<SlotTimes, "startTime" | "endTime">;

/** A slot the owner added; it is not stored before its times are good. */
export type AddedSlot = SlotTimes & { key: string; isTouched: boolean };

/** The owner's changes that the server has not confirmed yet. */
export type UnsavedChanges = {
  changed: Readonly<Record<string, Times>>;
  added: readonly AddedSlot[];
  removed: readonly string[];
};
export const noUnsavedChanges: UnsavedChanges = { changed: {}, added: [], removed: [] };

/** A slot as it is shown. */
export type Row = SlotTimes & {
  key: string;
  /** Null while it is not stored. */
  id: string | null;
  /** Shown otherwise than stored; a fresh placeholder is not. */
  isUnsaved: boolean;
};

/** The slots to show, stored ones first; nothing moves while it is edited. `keys` remembers under which key a slot began. */
export function rowsOf(stored: readonly SlotView[], unsaved: UnsavedChanges, keys: ReadonlyMap<string, string>): Row[] {
  const kept = stored
    .filter(({ id }) => !unsaved.removed.includes(id))
    .map(({ id, weekday, startTime, endTime }): Row => {
      const times = unsaved.changed[id];
      return { key: keys.get(id) ?? id, id, weekday, startTime, endTime, ...times, isUnsaved: times !== undefined };
    });
  const added = unsaved.added.map(
    ({ key, weekday, startTime, endTime, isTouched }): Row => ({
      key,
      id: null,
      weekday,
      startTime,
      endTime,
      isUnsaved: isTouched,
    }),
  );
  return [...kept, ...added];
}

/** Whether a row is an untouched new slot, which takes up no time. */
export const isPlaceholder = ({ id, isUnsaved }: Row): boolean => id === null && !isUnsaved;

export type RowProblem = ReturnType<typeof slotProblems>[number]["code"];

/** Returns the problem of each row, by its key; of two that overlap, the unsaved one has it. */
export function problemsOf(rows: readonly Row[]): Map<string, RowProblem> {
  const real = rows.filter((row) => !isPlaceholder(row));
  const blamed = [...real.filter(({ isUnsaved }) => !isUnsaved), ...real.filter(({ isUnsaved }) => isUnsaved)];
  return new Map(slotProblems(blamed).map(({ index, code }) => [blamed[index]!.key, code]));
}

/**
 * The next row to save: one that is right as shown and that the server, which still holds the other rows as they were
 * stored, will take; else the first that is right as shown.
 */
export function nextToSave(rows: readonly Row[], stored: readonly SlotView[]): Row | undefined {
  const problems = problemsOf(rows);
  const ready = rows.filter((row) => row.isUnsaved && !problems.has(row.key));
  const isTaken = (row: Row): boolean => {
    const others = stored.filter(({ id }) => id !== row.id);
    return !slotProblems([...others, row]).some(({ index }) => index === others.length);
  };
  return ready.find(isTaken) ?? ready[0];
}

/**
 * Returns the slots that other days drop and add to have the hours of `weekday`. Hours they have already are left
 * alone, so that nothing stored is taken away and stored anew.
 */
export function copied(
  rows: readonly Row[],
  weekday: Weekday,
  others: readonly Weekday[],
): { drop: Row[]; add: SlotTimes[] } {
  const hours = rows.filter((row) => row.weekday === weekday && !isPlaceholder(row));
  const same = (one: Times, other: Times) => one.startTime === other.startTime && one.endTime === other.endTime;
  const theirs = rows.filter((row) => row.weekday !== weekday && others.includes(row.weekday));
  const kept = theirs.filter((row) => !isPlaceholder(row) && hours.some((one) => same(one, row)));
  return {
    drop: theirs.filter((row) => !kept.includes(row)),
    add: others
      .filter((other) => other !== weekday)
      .flatMap((other) =>
        hours
          .filter((one) => !kept.some((row) => row.weekday === other && same(one, row)))
          .map(({ startTime, endTime }) => ({ weekday: other, startTime, endTime })),
      ),
  };
}

export const workdays: readonly Weekday[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"];

export const placeholderTimes: Times = { startTime: "00:00", endTime: "00:00" };
export const firstTimes: Times = { startTime: "09:00", endTime: "17:00" };

export const weekdayNames = Object.fromEntries(
  weekdays.map((weekday) => [weekday, weekday.charAt(0) + weekday.slice(1).toLowerCase()]),
) as Record<Weekday, string>;
