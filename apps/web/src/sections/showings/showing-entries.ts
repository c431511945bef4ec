import type { RescheduleView, ShowingRequestView, ShowingView } from "@porchlight/contract/showings.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";

/** A row of a showing: a renter's request, or another time being settled with them. */
export type ShowingEntry = ({ kind: "request" } & ShowingRequestView) | ({ kind: "reschedule" } & RescheduleView);

const allLines = ({ showingRequests, rescheduleRequests }: ShowingView): ShowingEntry[] => [
  ...showingRequests.map((request) => ({ kind: "request", ...request }) as const),
  ...rescheduleRequests.map((reschedule) => ({ kind: "reschedule", ...reschedule }) as const),
];

const isOpen = (line: ShowingEntry): boolean =>
  line.kind === "request" ? isActiveRequest(line.status) : line.status === "PENDING";

/** Returns the renters still in a showing: those who requested it or agreed to it, and those it is proposed to. */
export function rentersIn(showing: ShowingView): ShowingEntry["renter"][] {
  const open = allLines(showing).filter(isOpen);
  return [...new Map(open.map(({ renter }) => [renter.id, renter])).values()];
}

/** Returns the label of the button that moves a whole showing; null when its only renter's request has that button. */
export function rescheduleVerb(showing: ShowingView): string | null {
  if (!showing.moves.includes("reschedule")) return null;
  if (rentersIn(showing).length > 1) return "Reschedule all";
  const isOffered = showing.showingRequests.some(
    ({ moves }) => moves.includes("accept") && moves.includes("reschedule"),
  );
  return isOffered ? null : "Reschedule";
}

/** Returns the entries of a showing's card: every request, and each reschedule that is open or has no request. */
export function entriesOfCard(showing: ShowingView): ShowingEntry[] {
  const told = new Set(showing.showingRequests.map(({ inquiryId }) => inquiryId));
  return allLines(showing).filter((line) => line.kind === "request" || isOpen(line) || !told.has(line.inquiryId));
}

/** Returns all entries of a showing: the open ones, and the settled ones, latest first. */
export function openAndSettled(showing: ShowingView): { open: ShowingEntry[]; settled: ShowingEntry[] } {
  const lines = allLines(showing);
  const settled = lines.filter((line) => !isOpen(line));
  settled.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return { open: lines.filter(isOpen), settled };
}
