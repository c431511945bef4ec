import type { AvailabilityView, BookingRules } from "@porchlight/contract/availability.ts";
import type { ShowingDuration } from "@porchlight/domain/scheduling/slots.ts";
import { useState } from "react";
import { rulesOf, storeDuration, storeRules } from "./data.ts";
import type { InLine, Stored } from "./use-save-line.ts";

type Rules = ReturnType<typeof rulesOf>;

/** The rules of booking as they are shown; one that is changed shows at once, and until it is stored. */
export function useRules(availability: AvailabilityView, stored: Stored, inLine: InLine) {
  const [chosen, setChosen] = useState<Partial<Rules>>({});
  function changeRule(change: Partial<Rules>, store: () => Promise<AvailabilityView>): void {
    setChosen((known) => ({ ...known, ...change }));
    const settle = () =>
      setChosen((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in change))));
    void inLine(async () => {
      const changed = await store();
      await stored.keep((known) => ({ ...known, ...rulesOf(changed) }));
      settle();
    }, settle);
  }
  return {
    rules: { ...rulesOf(availability), ...chosen },
    changeDuration: (minutes: ShowingDuration): void =>
      changeRule({ showingDurationInMinutes: minutes }, () => storeDuration(availability.id, minutes)),
    changeRules: (change: Partial<BookingRules>): void =>
      changeRule(change, () => storeRules(availability.id, { ...stored.now(), ...change })),
  };
}
