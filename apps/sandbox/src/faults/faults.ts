export const partners = ["smtp", "sms", "google", "places", "llm"] as const;
export const faultModes = ["ok", "refuse", "timeout", "5xx", "slow"] as const;

export type Partner = (typeof partners)[number];
export type FaultMode = (typeof faultModes)[number];

/** With a count the partner works again after so many calls. */
export interface Fault {
  mode: FaultMode;
  count?: number;
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
  const faultOf = (partner: Partner): Fault => all.get(partner) ?? { mode: "ok" };
  return {
    table: () => ({
      smtp: faultOf("smtp"),
      sms: faultOf("sms"),
      google: faultOf("google"),
      places: faultOf("places"),
      llm: faultOf("llm"),
    }),
    set(changes) {
      for (const partner of partners) {
        const fault = changes[partner];
        if (fault) all.set(partner, { ...fault });
      }
      onChange();
    },
    take(partner) {
      const { mode, count } = faultOf(partner);
      if (mode !== "ok" && count !== undefined) {
        all.set(partner, count > 1 ? { mode, count: count - 1 } : { mode: "ok" });
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
