import type { ActionKind } from "@porchlight/contract/actions-needed.ts";

/** The tabs in their order, each with the kind of action that its count is of. */
export const queueTabs = [
  { value: "escalations", label: "Intelligent escalations", kind: "escalation" },
  { value: "showing-requests", label: "Showing requests", kind: "showing" },
  { value: "applications", label: "Applications", kind: "application" },
] as const satisfies readonly { value: string; label: string; kind: ActionKind }[];
export type QueueTab = (typeof queueTabs)[number]["value"];

/** The tab that an address names; undefined for any other word. */
export const queueTabOf = (named: string | undefined): QueueTab | undefined =>
  queueTabs.find(({ value }) => value === named)?.value;

/** The first tab in which something waits, else the first of all. */
export const firstWaiting = (counts: Readonly<Record<ActionKind, number>>): QueueTab =>
  (queueTabs.find(({ kind }) => counts[kind] > 0) ?? queueTabs[0]).value;
