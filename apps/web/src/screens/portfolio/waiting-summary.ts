import type { PropertyCard } from "@porchlight/contract/properties.ts";

type Counted = Pick<PropertyCard, "status" | "pendingShowingRequestsCount" | "pendingEscalationsCount">;

/** "2 showing requests", "1 escalation". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Returns one sentence on what is live and what waits for the owner. */
export function waitingSummary(homes: readonly Counted[]): string {
  const listed = homes.filter((home) => home.status === "LISTED").length;
  const requests = homes.reduce((sum, home) => sum + home.pendingShowingRequestsCount, 0);
  const escalations = homes.reduce((sum, home) => sum + home.pendingEscalationsCount, 0);
  const waiting = [
    ...(requests > 0 ? [counted(requests, "showing request")] : []),
    ...(escalations > 0 ? [counted(escalations, "escalation")] : []),
  ];
  const homesListed = `${listed} ${listed === 1 ? "home" : "homes"} listed.`;
  if (waiting.length === 0) return `${homesListed} Nothing is waiting for you.`;
  return `${homesListed} ${waiting.join(" and ")} ${requests + escalations === 1 ? "is" : "are"} waiting for you.`;
}
