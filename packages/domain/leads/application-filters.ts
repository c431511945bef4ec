import type { LeadStage } from "./lifecycle.ts";
import type { FilterByStage } from "./stage-filters.ts";

const sent = "APPLICATION_INVITE_SENT";
const started = "APPLICATION_IN_PROGRESS";
const submitted = "APPLICATION_COMPLETED";
const accepted = "APPLICATION_ACCEPTED";
const rejected = "APPLICATION_REJECTED";

/** The filters of a home's applications, in the order they are offered, with the stages each lets through. */
export const applicationFilters = {
  all: { label: "All", stages: [sent, started, submitted, accepted, rejected] },
  "invited to apply": { label: "Invited to apply", stages: [sent] },
  "in progress": { label: "In progress", stages: [started] },
  "waiting for review": { label: "Waiting for review", stages: [submitted] },
  accepted: { label: "Accepted", stages: [accepted] },
  rejected: { label: "Rejected", stages: [rejected] },
} as const satisfies Record<string, FilterByStage & { stages: readonly LeadStage[] }>;
export type ApplicationFilter = keyof typeof applicationFilters;
export const applicationFilterNames = Object.keys(applicationFilters) as [ApplicationFilter, ...ApplicationFilter[]];
