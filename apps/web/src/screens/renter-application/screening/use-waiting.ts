import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { useQuery } from "@tanstack/react-query";
import { applicationQuery } from "../../../sections/renter/applications.ts";

const pauseMs = 10_000;
/** The statuses in which the bureau does the next step. */
const waits = new Set(["MANUAL_CHECK", "ORDERED"]);

/** Reads the application again now and then while the bureau is waited for: a renter has no stream of changes. */
export function useWaiting({ id, screening }: RenterApplicationView): void {
  useQuery({ ...applicationQuery(id), refetchInterval: screening && waits.has(screening.status) ? pauseMs : false });
}
