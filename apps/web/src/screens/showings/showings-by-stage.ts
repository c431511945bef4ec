import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { RescheduleView, ShowingRequestView, ShowingView } from "@porchlight/contract/showings.ts";
import {
  includesStage,
  type StageFilter,
  stageFilterNames,
  stageFilters,
} from "@porchlight/domain/leads/stage-filters.ts";

type Standing = { inquiryId: string; stage: InquiryView["stage"]; createdAt: string };
type Shown = Pick<ShowingView, "id"> & {
  showingRequests: readonly Pick<ShowingRequestView, keyof Standing>[];
  rescheduleRequests: readonly Pick<RescheduleView, keyof Standing>[];
};
type Lead = Pick<InquiryView, "id" | "stage">;

const standingsOf = (showing: Shown): Standing[] => [...showing.showingRequests, ...showing.rescheduleRequests];

const earlierFirst = (one: Standing, other: Standing): number =>
  Temporal.Instant.compare(Temporal.Instant.from(one.createdAt), Temporal.Instant.from(other.createdAt));

/** The showing that each lead is at now: a lead's stage says nothing about the showings it has left behind. */
function presentShowings(showings: readonly Shown[]): Map<string, string> {
  const standings = showings.flatMap((showing) =>
    standingsOf(showing).map((one) => ({ ...one, showingId: showing.id })),
  );
  return new Map(standings.sort(earlierFirst).map(({ inquiryId, showingId }) => [inquiryId, showingId]));
}

/**
 * Returns what a filter shows of a home: the showings whose leads are now at one of its stages, and leads that never
 * got a showing.
 * Source: docs/decisions/0037-lists-of-showings.md.
 */
export function shownBy<S extends Shown, L extends Lead>(
  filter: StageFilter,
  showings: readonly S[],
  leads: readonly L[],
) {
  const present = presentShowings(showings);
  const isAt = (showing: S) =>
    standingsOf(showing).some(
      ({ inquiryId, stage }) => present.get(inquiryId) === showing.id && includesStage(stageFilters[filter], stage),
    );
  return {
    showings: filter === "all" ? [...showings] : showings.filter(isAt),
    leads:
      filter === "not qualified"
        ? leads.filter(({ id, stage }) => includesStage(stageFilters[filter], stage) && !present.has(id))
        : [],
  };
}

export const stageOptions = (showings: readonly Shown[], leads: readonly Lead[]) =>
  stageFilterNames.map((value) => {
    const shown = shownBy(value, showings, leads);
    return { value, label: stageFilters[value].label, count: shown.showings.length + shown.leads.length };
  });
