import type { AvailabilityView, BookingRules } from "@porchlight/contract/availability.ts";
import type { ShowingDuration, SlotTimes, Weekday } from "@porchlight/domain/scheduling/slots.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import {
  availabilityQuery,
  forgetSlots,
  rulesOf,
  storeDuration,
  storeRules,
  storeSlot,
  withoutSlots,
  withSlot,
} from "./data.ts";
import {
  copied,
  firstTimes,
  nextToSave,
  nothingUnsaved,
  placeholderTimes,
  problemsOf,
  type Row,
  rowsOf,
  type Unsaved,
} from "./week.ts";

const saveFailed = "Unable to save changes. Please, refresh the page and try again.";
type Rules = ReturnType<typeof rulesOf>;
/** Edits are saved once nothing has changed for this long. */
const pauseMilliseconds = 500;

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/**
 * The week of a home as it is edited: what the owner does shows at once and is saved one call after the other; what
 * cannot be saved goes back to what is stored, and that is told.
 */
export function useWeek(propertyId: string, availability: AvailabilityView) {
  const cache = useQueryClient();
  const { queryKey } = availabilityQuery(propertyId);
  const [unsaved, setUnsaved] = useState<Unsaved>(nothingUnsaved);
  const [chosen, setChosen] = useState<Partial<Rules>>({});
  const [saves, setSaves] = useState({ open: 0, done: 0 });
  const latest = useRef(unsaved);
  const keys = useRef(new Map<string, string>());
  const line = useRef<Promise<void>>(Promise.resolve());

  const stored = (): AvailabilityView => cache.getQueryData(queryKey) ?? availability;
  const rowsNow = (): Row[] => rowsOf(stored().availabilitySlots, latest.current, keys.current);
  const update = (change: (known: Unsaved) => Unsaved): void => {
    latest.current = change(latest.current);
    setUnsaved(latest.current);
  };
  /** Shows what the server just answered, also when an older answer is still on its way. */
  const keep = async (change: (known: AvailabilityView) => AvailabilityView): Promise<void> => {
    await cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, change(stored()));
  };
  const inLine = (save: () => Promise<void>, restore: () => void): Promise<void> => {
    setSaves(({ open, done }) => ({ open: open + 1, done }));
    line.current = line.current.then(save).then(
      () => setSaves(({ open, done }) => ({ open: open - 1, done: done + 1 })),
      (error: unknown) => {
        if (!(error instanceof CallError)) console.error(error);
        restore();
        tellFailed(error, saveFailed);
        void cache.invalidateQueries({ queryKey });
        setSaves(({ open, done }) => ({ open: open - 1, done }));
      },
    );
    return line.current;
  };

  const dropRow = (row: Pick<Row, "key" | "id">): void =>
    update((known) => ({
      ...known,
      changed: row.id ? without(known.changed, row.id) : known.changed,
      added: known.added.filter(({ key }) => key !== row.key),
    }));

  const saveRow = async (row: Row): Promise<void> => {
    const { weekday, startTime, endTime } = row;
    const slot = await storeSlot(availability.id, row.id, { weekday, startTime, endTime });
    const shown = rowsNow().find(({ key }) => key === row.key);
    if (row.id === null) keys.current.set(slot.id, row.key);
    await keep((known) => withSlot(known, slot));
    dropRow({ key: row.key, id: slot.id });
    if (!shown) {
      // It was taken away while it was being stored.
      if (row.id === null) removeStored([slot.id]);
    } else if (shown.startTime !== startTime || shown.endTime !== endTime) {
      update((known) => ({
        ...known,
        changed: { ...known.changed, [slot.id]: { startTime: shown.startTime, endTime: shown.endTime } },
      }));
    }
  };

  const saveNow = (): Promise<void> =>
    inLine(
      async () => {
        for (;;) {
          const row = nextToSave(rowsNow(), stored().availabilitySlots);
          if (!row) return;
          await saveRow(row).catch((error: unknown) => {
            dropRow(row);
            throw error;
          });
        }
      },
      () => undefined,
    );

  function removeStored(ids: string[]): void {
    if (ids.length === 0) return;
    update((known) => ({ ...known, removed: [...known.removed, ...ids] }));
    const settle = () => update((known) => ({ ...known, removed: known.removed.filter((id) => !ids.includes(id)) }));
    void inLine(async () => {
      await forgetSlots(ids);
      await keep((known) => withoutSlots(known, ids));
      settle();
    }, settle);
  }

  /** Shows a changed rule at once, and until it is stored. */
  function changeRule(change: Partial<Rules>, store: () => Promise<AvailabilityView>): void {
    setChosen((known) => ({ ...known, ...change }));
    const settle = () =>
      setChosen((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
    void inLine(async () => {
      const changed = await store();
      await keep((known) => ({ ...known, ...rulesOf(changed) }));
      settle();
    }, settle);
  }

  const addRow = (weekday: Weekday, times: Pick<SlotTimes, "startTime" | "endTime">, isTouched: boolean): void =>
    update((known) => ({
      ...known,
      added: [
        ...known.added,
        { key: crypto.randomUUID(), weekday, startTime: times.startTime, endTime: times.endTime, isTouched },
      ],
    }));

  const rows = rowsOf(availability.availabilitySlots, unsaved, keys.current);
  const problems = problemsOf(rows);
  const waiting = rows.some((row) => row.isUnsaved && !problems.has(row.key));

  const saveSoon = useRef(saveNow);
  saveSoon.current = saveNow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit starts the pause anew
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void saveSoon.current(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [unsaved.changed, unsaved.added, waiting]);
  // Whoever leaves within the pause has edited nevertheless.
  useEffect(() => () => void saveSoon.current(), []);

  return {
    rows,
    problems,
    saving: saves.open > 0 || waiting,
    savedOnce: saves.done > 0,
    rules: { ...rulesOf(availability), ...chosen },
    edit(row: Row, times: Partial<Pick<SlotTimes, "startTime" | "endTime">>): void {
      const { startTime, endTime } = { startTime: row.startTime, endTime: row.endTime, ...times };
      update((known) =>
        row.id
          ? { ...known, changed: { ...known.changed, [row.id]: { startTime, endTime } } }
          : {
              ...known,
              added: known.added.map((one) =>
                one.key === row.key ? { ...one, startTime, endTime, isTouched: true } : one,
              ),
            },
      );
    },
    switchOn(weekday: Weekday): void {
      addRow(weekday, firstTimes, true);
      void saveNow();
    },
    /** Gives other days the hours of this one, in place of their own. */
    copyTo(weekday: Weekday, others: readonly Weekday[]): void {
      const { drop, add } = copied(rowsNow(), weekday, others);
      for (const row of drop) dropRow(row);
      removeStored(drop.flatMap(({ id }) => id ?? []));
      for (const slot of add) addRow(slot.weekday, slot, true);
      void saveNow();
    },
    switchOff(weekday: Weekday): void {
      const gone = rowsNow().filter((row) => row.weekday === weekday);
      for (const row of gone) dropRow(row);
      removeStored(gone.flatMap(({ id }) => id ?? []));
    },
    add: (weekday: Weekday): void => addRow(weekday, placeholderTimes, false),
    remove(row: Row): void {
      dropRow(row);
      if (row.id) removeStored([row.id]);
    },
    changeDuration: (minutes: ShowingDuration): void =>
      changeRule({ showingDurationInMinutes: minutes }, () => storeDuration(availability.id, minutes)),
    changeRules: (change: Partial<BookingRules>): void =>
      changeRule(change, () => storeRules(availability.id, { ...stored(), ...change })),
  };
}

export type Week = ReturnType<typeof useWeek>;
