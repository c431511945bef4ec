import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import type { SlotTimes, Weekday } from "@porchlight/domain/scheduling/slots.ts";
import { withAdded, withTimes } from "./unsaved.ts";
import { useRules } from "./use-rules.ts";
import { useSaveLine } from "./use-save-line.ts";
import { useSavedSoon, useSlotSaves } from "./use-slot-saves.ts";
import { copied, firstTimes, placeholderTimes, problemsOf, type Row } from "./week.ts";

/**
 * The week of a home in the editor: changes show at once and are saved one call after the other; one that cannot be
 * saved is undone with an alert.
 */
export function useWeek(propertyId: string, availability: AvailabilityView) {
  const { saves, stored, inLine } = useSaveLine(propertyId, availability);
  const rules = useRules(availability, stored, inLine);
  const slots = useSlotSaves(availability, stored, inLine);
  const { rows, rowsNow, update, dropRow, removeStored, saveNow } = slots;
  const problems = problemsOf(rows);
  const waiting = rows.some((row) => row.isUnsaved && !problems.has(row.key));
  useSavedSoon(saveNow, waiting, slots.unsaved);

  const add = (weekday: Weekday, times: Pick<SlotTimes, "startTime" | "endTime">, isTouched: boolean): void =>
    update((known) => withAdded(known, weekday, times, isTouched));
  const drop = (gone: readonly Row[]): void => {
    for (const row of gone) dropRow(row);
    removeStored(gone.flatMap(({ id }) => id ?? []));
  };
  return {
    ...rules,
    rows,
    problems,
    saving: saves.open > 0 || waiting,
    savedOnce: saves.done > 0,
    edit: ({ key, id, startTime, endTime }: Row, times: Partial<Pick<SlotTimes, "startTime" | "endTime">>): void =>
      update((known) => withTimes(known, { key, id }, { startTime, endTime, ...times })),
    switchOn(weekday: Weekday): void {
      add(weekday, firstTimes, true);
      void saveNow();
    },
    /** Gives other days the hours of this one, in place of their own. */
    copyTo(weekday: Weekday, others: readonly Weekday[]): void {
      const copies = copied(rowsNow(), weekday, others);
      drop(copies.drop);
      for (const slot of copies.add) add(slot.weekday, slot, true);
      void saveNow();
    },
    switchOff: (weekday: Weekday): void => drop(rowsNow().filter((row) => row.weekday === weekday)),
    add: (weekday: Weekday): void => add(weekday, placeholderTimes, false),
    remove: (row: Row): void => drop([row]),
  };
}

export type Week = ReturnType<typeof useWeek>;
