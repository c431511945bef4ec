import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { ShowingStatus } from "@porchlight/domain/showings/lifecycle.ts";
import { showingStatusWords } from "../../sections/showings/status-words.ts";

type Shown = Pick<ShowingView, "status"> & {
  showingRequests: readonly Pick<ShowingView["showingRequests"][number], "status">[];
  rescheduleRequests: readonly Pick<ShowingView["rescheduleRequests"][number], "status">[];
};

/** The tabs over all showings, in order, with their status. */
const statuses = {
  all: null,
  confirmed: "CONFIRMED",
  pending: "PENDING",
  completed: "COMPLETED",
  canceled: "CANCELED",
  declined: "DECLINED",
  expired: "EXPIRED",
} as const satisfies Record<string, ShowingStatus | null>;
export type ShowingTab = keyof typeof statuses;
export const showingTabs = Object.keys(statuses) as [ShowingTab, ...ShowingTab[]];

const isOpen = ({ status }: { status: string }): boolean => status === "PENDING";

/**
 * Whether a tab shows a showing. Pending includes every showing with an open request, whatever its own status. Source:
 * docs/decisions/0037-lists-of-showings.md.
 * Source: docs/decisions/0037-lists-of-showings.md.
 */
export function tabShows(tab: ShowingTab, showing: Shown): boolean {
  if (tab === "all") return true;
  if (tab === "pending") return showing.showingRequests.some(isOpen) || showing.rescheduleRequests.some(isOpen);
  return showing.status === statuses[tab];
}

export const tabOptions = (showings: readonly Shown[]) =>
  showingTabs.map((tab) => {
    const status = statuses[tab];
    return {
      value: tab,
      label: status ? showingStatusWords[status].label : "All",
      count: showings.filter((showing) => tabShows(tab, showing)).length,
    };
  });
