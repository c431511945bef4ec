import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import * as answers from "./answers.ts";
import { landlordBody, propertyBody, type ScreeningLandlord, type ScreeningProperty } from "./bureau-bodies.ts";
import { type CallBureau, callBureauAt } from "./call-bureau.ts";
import { type IdentityCalls, identityCalls } from "./identity-calls.ts";
import { type ReportCalls, reportCalls } from "./report-calls.ts";
import { type RequestCalls, requestCalls } from "./request-calls.ts";
import { ScreeningFault } from "./screening-fault.ts";

export type ScreeningBundle = z.output<typeof answers.bundle>;

/** The calls about an account, an owner and a home. */
type LandlordCalls = {
  bundles(): Promise<ScreeningBundle[]>;
  /** The bundle to order in a state instead of another, or that one itself where the state allows it. */
  bundleIn(state: string, bundleId: number): Promise<ScreeningBundle>;
  /** Brings a landlord up to date and returns the id; creates one where there is no id or the bureau has forgotten it. */
  ensureLandlord(landlord: ScreeningLandlord, landlordId: number | null): Promise<number>;
  /** The same for a landlord's property. */
  ensureProperty(landlordId: number, property: ScreeningProperty, propertyId: number | null): Promise<number>;
};

/**
 * The screening bureau. Errors of every call: `ScreeningFault`. Calls take seconds at times and must not be made inside
 * a transaction.
 */
export type Screening = LandlordCalls & RequestCalls & IdentityCalls & ReportCalls;

type ScreeningNeeds = { config: Pick<Config, "screening">; clock: Pick<Clock, "now">; log: Pick<Logger, "error"> };

const timeoutMs = 20_000;

/** Returns the configured screening bureau; null where there is none. `patienceMs` is how long a call may take. */
export function screeningOf({ config, clock, log }: ScreeningNeeds, patienceMs = timeoutMs): Screening | null {
  if (!config.screening) return null;
  const call = callBureauAt(config.screening, { clock, log }, patienceMs);
  return { ...landlordCalls(call), ...requestCalls(call), ...identityCalls(call), ...reportCalls(call) };
}

const landlordCalls = (call: CallBureau): LandlordCalls => ({
  bundles: () => call(z.array(answers.bundle).max(500), { what: "bundles", method: "GET", path: "Bundles" }),
  bundleIn: (state, bundleId) =>
    call(answers.bundle, {
      ...{ what: "bundle of a state", method: "GET" },
      path: `Bundles/StateRestrictedAlternativeBundle/${bundleId}?region=${encodeURIComponent(state)}`,
    }),
  ensureLandlord: (landlord, landlordId) =>
    ensured(landlordId, {
      update: (id) =>
        call(answers.nothing, {
          ...{ what: "landlord", method: "PUT", path: `Landlords/${id}`, body: landlordBody(landlord) },
        }),
      create: async () => {
        const order = { what: "landlord", method: "POST", path: "Landlords", body: landlordBody(landlord) } as const;
        return (await call(answers.createdLandlord, order)).landlordId;
      },
    }),
  ensureProperty: (landlordId, property, propertyId) => {
    const path = `Landlords/${landlordId}/Properties`;
    const body = propertyBody(property);
    return ensured(propertyId, {
      update: (id) => call(answers.nothing, { what: "property", method: "PUT", path: `${path}/${id}`, body }),
      create: async () =>
        (await call(answers.createdProperty, { what: "property", method: "POST", path, body })).propertyId,
    });
  },
});

/** Updates a known record, or creates one. */
async function ensured(
  id: number | null,
  { update, create }: { update(id: number): Promise<void>; create(): Promise<number> },
): Promise<number> {
  if (id === null) return create();
  try {
    await update(id);
    return id;
  } catch (error) {
    if (error instanceof ScreeningFault && error.kind === "not-found") return create();
    throw error;
  }
}
