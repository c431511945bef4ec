import { defineLifecycle, type EventOf, eventsFrom, nextState, type StateOf } from "../kernel/lifecycle.ts";
import { refuse } from "../refusals.ts";

/** One person's application. Drawn in docs/lifecycles.md. */
export const applicationLifecycle = defineLifecycle({
  SENT: { start: "IN_PROGRESS" },
  IN_PROGRESS: { submit: "SUBMITTED" },
  SUBMITTED: {},
});
export type ApplicationStatus = StateOf<typeof applicationLifecycle>;
export type ApplicationEvent = EventOf<typeof applicationLifecycle>;
export const applicationStatuses = Object.keys(applicationLifecycle) as [ApplicationStatus, ...ApplicationStatus[]];

/** The applications of a household for one home. Drawn in docs/lifecycles.md. */
export const bundleLifecycle = defineLifecycle({
  SENT: { resend: "SENT", start: "IN_PROGRESS" },
  IN_PROGRESS: { allSubmitted: "SUBMITTED" },
  /** A conditional offer is a date beside the state. */
  SUBMITTED: { offer: "SUBMITTED", accept: "ACCEPTED", decline: "DECLINED" },
  ACCEPTED: {},
  /** Reconsidered; where a conditional offer comes first, that has the household wait for the owner again. */
  DECLINED: { offer: "SUBMITTED", accept: "ACCEPTED" },
});
export type BundleStatus = StateOf<typeof bundleLifecycle>;
export type BundleEvent = EventOf<typeof bundleLifecycle>;
export const bundleStatuses = Object.keys(bundleLifecycle) as [BundleStatus, ...BundleStatus[]];

/** The moves an owner has for a bundle. */
export const bundleMoves = ["resend", "offer", "accept", "decline"] as const satisfies readonly BundleEvent[];
export type BundleMove = (typeof bundleMoves)[number];

type Standing = { status: BundleStatus; isWithdrawn: boolean };

/** Where a bundle is with a conditional offer, which the law of some places has made before a criminal report is read. */
export type OfferState = "NOT_NEEDED" | "NEEDED" | "MADE";

/** Whether an offer has to be made before a move. */
export const isOfferFirst = (move: BundleMove, offer: OfferState): boolean => move === "accept" && offer === "NEEDED";

/**
 * Returns the moves an owner has for a bundle now: none for one that was withdrawn, and nobody is invited again to a home
 * that is rented out, or made an offer of it.
 */
export const ownersMoves = ({
  status,
  isWithdrawn,
  isHomeGone,
  offer,
}: Standing & { isHomeGone: boolean; offer: OfferState }): BundleMove[] =>
  isWithdrawn
    ? []
    : bundleMoves
        .filter((move) => eventsFrom(bundleLifecycle, status).includes(move))
        .filter((move) => !isHomeGone || (move !== "resend" && move !== "offer"))
        .filter((move) => (move === "offer" ? offer === "NEEDED" : !isOfferFirst(move, offer)));

/** Returns the status an event leads to. Errors  `application.withdrawn`, `application.move-not-allowed`. */
export function moveBundle({ status, isWithdrawn }: Standing, event: BundleEvent): BundleStatus {
  if (isWithdrawn) refuse("application.withdrawn");
  return nextState(bundleLifecycle, status, event) ?? refuse("application.move-not-allowed", { status });
}

/** What is kept of an owner's decisions about a bundle; accepting one that was declined is a move of its own. */
export const verdictMoves = ["offer", "accept", "decline", "reconsider"] as const;
export type VerdictMove = (typeof verdictMoves)[number];

/** How many characters the reason may have for which an offer is taken back. */
export const declineReason = { max: 1000 } as const;

/** Returns which verdict a move is for a bundle of a status. */
export const verdictMoveOf = (status: BundleStatus, move: "accept" | "decline"): VerdictMove =>
  status === "DECLINED" && move === "accept" ? "reconsider" : move;

/** Whether the owner has decided, which a declined household may still be accepted after. */
export const isDecided = (status: BundleStatus): boolean => status === "ACCEPTED" || status === "DECLINED";

/** Whether a renter may still withdraw: until the owner has decided. */
export const canWithdraw = ({ status, isWithdrawn }: Standing): boolean => !isWithdrawn && !isDecided(status);

/** Returns the status an event leads to. Errors  `application.read-only`. */
export const moveApplication = (status: ApplicationStatus, event: ApplicationEvent): ApplicationStatus =>
  nextState(applicationLifecycle, status, event) ?? refuse("application.read-only");
