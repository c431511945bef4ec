import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { useQuery } from "@tanstack/react-query";
import { applicationQuery } from "../../../sections/renter/applications.ts";
import { isReturning } from "./screened.ts";

const pauseMs = 10_000;
/** The statuses in which the bureau does the next step. */
const bureausTurn = new Set(["MANUAL_CHECK", "ORDERED"]);

const isWaiting = (screening: RenterScreeningView): boolean =>
  bureausTurn.has(screening.status) || isReturning(screening);

/**
 * Reads the application again now and then while the bureau or a refund is waited for: a renter has no stream of
 * changes.
 */
export function useWaiting({ id, screening }: RenterApplicationView): void {
  useQuery({ ...applicationQuery(id), refetchInterval: screening && isWaiting(screening) ? pauseMs : false });
}
