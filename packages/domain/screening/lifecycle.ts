import { defineLifecycle, type EventOf, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

const identity = {
  /** The bureau asks questions that only this person can answer. */
  questioned: "EXAM",
  identified: "IDENTIFIED",
  /** The bureau wants to talk to the person, and says when it is done. */
  checkedByHand: "MANUAL_CHECK",
  identityFailed: "IDENTITY_FAILED",
} as const;
const feeGone = { feeReturned: "CONSENTED", feeReturnedOnceSubmitted: "FEE_RETURNED" } as const;

/**
 * The screening of one person. The fee is settled before anybody's identity is asked for; identity and reports are one
 * sitting. A fee that goes back before reports were ordered takes a person back to before they paid; who has submitted goes on
 * without reports, and may pay again. Drawn in docs/lifecycles.md.
 */
export const screeningLifecycle = defineLifecycle({
  OPEN: { confirmAge: "AGE_CONFIRMED", skip: "SKIPPED", bringOwnReport: "OWN_REPORT", restrict: "RESTRICTED" },
  AGE_CONFIRMED: { consent: "CONSENTED", restrict: "RESTRICTED", skip: "SKIPPED", bringOwnReport: "OWN_REPORT" },
  CONSENTED: { feeSettled: "FEE_SETTLED", skip: "SKIPPED", bringOwnReport: "OWN_REPORT" },
  FEE_SETTLED: { ...identity, skip: "SKIPPED", notDelivered: "NOT_DELIVERED", ...feeGone },
  EXAM: { ...identity, skip: "SKIPPED", notDelivered: "NOT_DELIVERED", ...feeGone },
  MANUAL_CHECK: {
    ...{ identified: "IDENTIFIED", identityFailed: "IDENTITY_FAILED", notDelivered: "NOT_DELIVERED" },
    ...feeGone,
  },
  IDENTIFIED: { ordered: "ORDERED", questioned: "EXAM", notDelivered: "NOT_DELIVERED", ...feeGone },
  ORDERED: { delivered: "DELIVERED", notDelivered: "NOT_DELIVERED" },
  /** Once a conditional offer was made, where the law has the criminal report follow it. */
  DELIVERED: { criminalReportRead: "DELIVERED" },
  NOT_DELIVERED: { delivered: "DELIVERED" },
  IDENTITY_FAILED: {},
  FEE_RETURNED: { feeSettled: "FEE_SETTLED" },
  SKIPPED: { confirmAge: "AGE_CONFIRMED" },
  OWN_REPORT: { confirmAge: "AGE_CONFIRMED" },
  RESTRICTED: {},
});
export type ScreeningStatus = StateOf<typeof screeningLifecycle>;
export type ScreeningEvent = EventOf<typeof screeningLifecycle>;
export const screeningStatuses = Object.keys(screeningLifecycle) as [ScreeningStatus, ...ScreeningStatus[]];

/** Whether a person may pay in this status. */
export const isPayable = (status: ScreeningStatus): boolean => "feeSettled" in screeningLifecycle[status];

/** Returns the status an event leads to. Errors  `screening.step-not-open`. */
export const moveScreening = (status: ScreeningStatus, event: ScreeningEvent): ScreeningStatus =>
  nextState(screeningLifecycle, status, event) ?? refuse("screening.step-not-open");

/** Whether a person may submit: nothing more is asked of them; waiting for the bureau holds nobody up. */
export const isSettled = {
  OPEN: false,
  AGE_CONFIRMED: false,
  CONSENTED: false,
  FEE_SETTLED: false,
  EXAM: false,
  MANUAL_CHECK: true,
  IDENTIFIED: false,
  ORDERED: true,
  DELIVERED: true,
  NOT_DELIVERED: true,
  IDENTITY_FAILED: true,
  FEE_RETURNED: true,
  SKIPPED: true,
  OWN_REPORT: true,
  RESTRICTED: true,
} as const satisfies Record<ScreeningStatus, boolean>;
export type SettledStatus = {
  [Status in ScreeningStatus]: (typeof isSettled)[Status] extends true ? Status : never;
}[ScreeningStatus];

/** Whether a fee that was paid goes back by itself, because no report can be had. */
export const isFeeReturned: Record<ScreeningStatus, boolean> = {
  OPEN: false,
  AGE_CONFIRMED: false,
  CONSENTED: false,
  FEE_SETTLED: false,
  EXAM: false,
  MANUAL_CHECK: false,
  IDENTIFIED: false,
  ORDERED: false,
  DELIVERED: false,
  NOT_DELIVERED: true,
  IDENTITY_FAILED: true,
  FEE_RETURNED: true,
  SKIPPED: true,
  OWN_REPORT: true,
  RESTRICTED: true,
};

/** Why a person goes on without reports, and what that is in their screening. */
export const skipEvents = { NO_SSN: "skip", OWN_REPORT: "bringOwnReport" } as const satisfies Record<
  string,
  ScreeningEvent
>;
export type SkipReason = keyof typeof skipEvents;
export const skipReasons = Object.keys(skipEvents) as [SkipReason, ...SkipReason[]];
