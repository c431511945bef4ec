import { numbersFrom } from "./numbers.ts";

export const partners = ["smtp", "sms", "google", "screening", "feed", "places", "llm", "payments"] as const;
export const faultModes = ["ok", "refuse", "timeout", "5xx", "slow"] as const;

export type Partner = (typeof partners)[number];
export type FaultMode = (typeof faultModes)[number];

/**
 * With a count the partner works again after so many calls. With a rate it fails only that share of its calls, and with
 * the same seed always the same ones of them, counted from when it was told.
 */
export interface Fault {
  mode: FaultMode;
  count?: number;
  rate?: number;
  seed?: number;
}

export type FaultTable = Record<Partner, Fault>;

export interface Faults {
  table(): FaultTable;
  set(changes: Partial<FaultTable>): void;
  /** The mode for the call at hand; uses up one of the count. */
  take(partner: Partner): FaultMode;
  clear(): void;
}

/** Which partner misbehaves, how, and for how long. */
export function createFaults(onChange: () => void): Faults {
  const all = new Map<Partner, Fault>();
  const draws = new Map<Partner, () => number>();
  const faultOf = (partner: Partner): Fault => all.get(partner) ?? { mode: "ok" };
  return {
    table: () => ({
      smtp: faultOf("smtp"),
      sms: faultOf("sms"),
      google: faultOf("google"),
      screening: faultOf("screening"),
      feed: faultOf("feed"),
      places: faultOf("places"),
      llm: faultOf("llm"),
      payments: faultOf("payments"),
    }),
    set(changes) {
      for (const partner of partners) {
        const fault = changes[partner];
        if (!fault) continue;
        all.set(partner, { ...fault });
        draws.set(partner, numbersFrom(fault.seed ?? 0));
      }
      onChange();
    },
    take(partner) {
      const fault = faultOf(partner);
      const { mode, count, rate } = fault;
      if (mode === "ok" || (rate !== undefined && draws.get(partner)!() >= rate)) return "ok";
      if (count !== undefined) {
        all.set(partner, count > 1 ? { ...fault, count: count - 1 } : { mode: "ok" });
        onChange();
      }
      return mode;
    },
    clear() {
      all.clear();
      onChange();
    },
  };
}
