import { applicationFilterNames, applicationFilters } from "@porchlight/domain/leads/application-filters.ts";
import { type FilterByStage, stageFilterNames, stageFilters } from "@porchlight/domain/leads/stage-filters.ts";

type Words = { title: string; text: string };

/** What sets the list of leads and the list of applications of a home apart. */
export type LeadList = {
  title: string;
  /** One of the list and several, as in "3 leads shown". */
  counted: readonly [one: string, several: string];
  /** In the order they are offered, the one that shows everything first. */
  filters: readonly { name: string; filter: FilterByStage }[];
  /** The filter for an address that names none of the list's. */
  usual: string;
  /** By which of a lead's times the list is in order, newest first. */
  newestBy: "createdAt" | "updatedAt";
  /** Shown where the home has none at all. */
  empty: Words;
};

export const leadList: LeadList = {
  title: "Leads",
  counted: ["lead", "leads"],
  filters: stageFilterNames.map((name) => ({ name, filter: stageFilters[name] })),
  usual: "pending",
  newestBy: "createdAt",
  empty: {
    title: "You don't have any leads yet",
    text: "Renters who inquire about properties and their conversations live here",
  },
};

/** Its address begins with `filter=pending`, which is none of the filters and so shows the usual one. */
export const applicationList: LeadList = {
  title: "Applications",
  counted: ["application", "applications"],
  filters: applicationFilterNames.map((name) => ({ name, filter: applicationFilters[name] })),
  usual: "waiting for review" satisfies (typeof applicationFilterNames)[number],
  newestBy: "updatedAt",
  empty: { title: "No applications sent yet", text: "Renters who made it to the application stage live here" },
};
