import type { LeadStage } from "./lifecycle.ts";

/** A filter of leads: its label, and the stages it lets through; null for every stage. */
export type FilterByStage = { label: string; stages: readonly LeadStage[] | null };

/**
 * The filters of a home's leads and of its showings, in the order they are offered, with the stages each lets through;
 * a stage that none names shows under "All" alone.
 * Source: docs/decisions/0037-lists-of-showings.md.
 */
export const stageFilters = {
  all: { label: "All", stages: null },
  pending: { label: "Pending", stages: ["SHOWING_REQUESTED", "INITIAL_CONTACT"] },
  accepted: { label: "Accepted", stages: ["SHOWING_CONFIRMED"] },
  rescheduling: {
    label: "Rescheduling",
    stages: ["SHOWING_RESCHEDULE_REQUESTED_BY_OWNER", "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER"],
  },
  "showing completed": { label: "Showing Completed", stages: ["SHOWING_COMPLETED", "APPLICATION_INVITE_SENT"] },
  declined: { label: "Declined", stages: ["SHOWING_DECLINED"] },
  canceled: {
    label: "Canceled",
    stages: ["SHOWING_CANCELLED_BY_OWNER", "SHOWING_CANCELLED_BY_RENTER", "STOPPED_PROPERTY_RENTED_OUT"],
  },
  expired: { label: "Expired", stages: ["SHOWING_REQUEST_IGNORED_BY_OWNER"] },
  "not qualified": { label: "Not Qualified", stages: ["REQUIREMENTS_NOT_MET"] },
} as const satisfies Record<string, FilterByStage>;
export type StageFilter = keyof typeof stageFilters;
export const stageFilterNames = Object.keys(stageFilters) as [StageFilter, ...StageFilter[]];

/** Whether a filter lets leads of a stage through. */
export const includesStage = ({ stages }: FilterByStage, stage: LeadStage): boolean =>
  stages === null || stages.includes(stage);
