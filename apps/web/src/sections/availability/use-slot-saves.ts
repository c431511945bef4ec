import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import { useEffect, useRef, useState } from "react";
import { removeSlotsFromCache, storeSlot, withoutSlots, withSlot } from "./data.ts";
import { withChanged, withoutRemoved, withoutRow, withRemoved } from "./unsaved.ts";
import type { InLine, Stored } from "./use-save-line.ts";
import { nextToSave, noUnsavedChanges, type Row, rowsOf, type UnsavedChanges } from "./week.ts";

/** The slots of a week as they are shown, edits included, and how they are stored. */
export function useSlotSaves(availability: AvailabilityView, stored: Stored, inLine: InLine) {
  const [unsaved, setUnsaved] = useState<UnsavedChanges>(noUnsavedChanges);
  const latest = useRef(unsaved);
  const keys = useRef(new Map<string, string>());
  const update = (change: (known: UnsavedChanges) => UnsavedChanges): void => {
    latest.current = change(latest.current);
    setUnsaved(latest.current);
  };
  const rowsNow = (): Row[] => rowsOf(stored.now().availabilitySlots, latest.current, keys.current);
  const dropRow = (row: Pick<Row, "key" | "id">): void => update((known) => withoutRow(known, row));

  const saveRow = async (row: Row): Promise<void> => {
    const { weekday, startTime, endTime } = row;
    const slot = await storeSlot(availability.id, row.id, { weekday, startTime, endTime });
    const shown = rowsNow().find(({ key }) => key === row.key);
    if (row.id === null) keys.current.set(slot.id, row.key);
    await stored.keep((known) => withSlot(known, slot));
    dropRow({ key: row.key, id: slot.id });
    if (!shown) {
      // It was taken away while it was being stored.
      if (row.id === null) removeStored([slot.id]);
    } else if (shown.startTime !== startTime || shown.endTime !== endTime) {
      update((known) => withChanged(known, slot.id, shown));
    }
  };
  const saveAll = async (): Promise<void> => {
    for (;;) {
      const row = nextToSave(rowsNow(), stored.now().availabilitySlots);
      if (!row) return;
      await saveRow(row).catch((error: unknown) => {
        dropRow(row);
        throw error;
      });
    }
  };
  function removeStored(ids: string[]): void {
    if (ids.length === 0) return;
    update((known) => withRemoved(known, ids));
    const settle = () => update((known) => withoutRemoved(known, ids));
    void inLine(async () => {
      await removeSlotsFromCache(ids);
      await stored.keep((known) => withoutSlots(known, ids));
      settle();
    }, settle);
  }
  return {
    rows: rowsOf(availability.availabilitySlots, unsaved, keys.current),
    /** The rows as they are at this moment, not as of the last render. */
    rowsNow,
    unsaved,
    update,
    dropRow,
    removeStored,
    saveNow: (): Promise<void> => inLine(saveAll, () => undefined),
  };
}

/** Edits are saved once nothing has changed for this long. */
const pauseMilliseconds = 500;

/** Saves after a pause in the editing, and when the page is left. */
export function useSavedSoon(save: () => Promise<void>, isWaiting: boolean, { changed, added }: UnsavedChanges): void {
  const saveSoon = useRef(save);
  saveSoon.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit starts the pause anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void saveSoon.current(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [changed, added, isWaiting]);
  // Whoever leaves within the pause has edited nevertheless.
  useEffect(() => () => void saveSoon.current(), []);
}
