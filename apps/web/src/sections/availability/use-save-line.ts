import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { availabilityQuery } from "./data.ts";

const saveFailed = "Unable to save changes. Please, refresh the page and try again.";

/** Queues a save behind earlier ones; `restore` undoes what was shown when it fails. */
export type InLine = (save: () => Promise<void>, restore: () => void) => Promise<void>;

/** The stored availability of a home, readable between two renders too. */
export type Stored = {
  now: () => AvailabilityView;
  /** Shows what the server just answered, also when an older answer is still on its way. */
  keep: (change: (known: AvailabilityView) => AvailabilityView) => Promise<void>;
};

/** Saves one change after the other; a failed one shows an alert, and the stored state is read again. */
export function useSaveLine(propertyId: string, availability: AvailabilityView) {
  const cache = useQueryClient();
  const { queryKey } = availabilityQuery(propertyId);
  const [saves, setSaves] = useState({ open: 0, done: 0 });
  const line = useRef<Promise<void>>(Promise.resolve());
  const stored: Stored = {
    now: () => cache.getQueryData<AvailabilityView>(queryKey) ?? availability,
    keep: async (change) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, change(stored.now()));
    },
  };
  const inLine: InLine = (save, restore) => {
    setSaves(({ open, done }) => ({ open: open + 1, done }));
    line.current = line.current.then(save).then(
      () => setSaves(({ open, done }) => ({ open: open - 1, done: done + 1 })),
      (error: unknown) => {
        if (!(error instanceof CallError)) console.error(error);
        restore();
        alertFailure(error, saveFailed);
        void cache.invalidateQueries({ queryKey });
        setSaves(({ open, done }) => ({ open: open - 1, done }));
      },
    );
    return line.current;
  };
  return { saves, stored, inLine };
}
