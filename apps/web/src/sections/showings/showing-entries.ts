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

/** Who is still in a showing: whoever asked for it or agreed to it, and whoever it is proposed to. */
export function rentersIn(showing: ShowingView): ShowingEntry["renter"][] {
  const open = allLines(showing).filter(isOpen);
  return [...new Map(open.map(({ renter }) => [renter.id, renter])).values()];
}

/** How the button to move a whole showing reads; null where its one renter's request has that button. */
export function rescheduleVerb(showing: ShowingView): string | null {
  if (!showing.moves.includes("reschedule")) return null;
  if (rentersIn(showing).length > 1) return "Reschedule all";
  const isOffered = showing.showingRequests.some(
    ({ moves }) => moves.includes("accept") && moves.includes("reschedule"),
  );
  return isOffered ? null : "Reschedule";
}

/** What a card tells: every request, and another time while it is open or where no request tells of that renter. */
export function entriesOfCard(showing: ShowingView): ShowingEntry[] {
  const told = new Set(showing.showingRequests.map(({ inquiryId }) => inquiryId));
  return allLines(showing).filter((line) => line.kind === "request" || isOpen(line) || !told.has(line.inquiryId));
}

/** Everything that came up in a showing: what still stands, and what was settled, latest first. */
export function openAndSettled(showing: ShowingView): { open: ShowingEntry[]; settled: ShowingEntry[] } {
  const lines = allLines(showing);
  const settled = lines.filter((line) => !isOpen(line));
  settled.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return { open: lines.filter(isOpen), settled };
}
