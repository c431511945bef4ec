import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { useQuery } from "@tanstack/react-query";
import { applicationQuery } from "../../../sections/renter/applications.ts";
import { isReturning } from "./screened.ts";

const pauseMs = 10_000;

/**
 * Reads the application again now and then while a fee is on its way back: the stream of a renter's changes tells what the
 * bureau does, and nothing of money.
 */
export function useWaiting({ id, screening }: RenterApplicationView): void {
  useQuery({ ...applicationQuery(id), refetchInterval: screening && isReturning(screening) ? pauseMs : false });
}
