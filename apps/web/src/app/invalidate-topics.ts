import type { LiveTopic } from "@porchlight/contract/system.ts";
import { queryClient } from "./query-client.ts";

/** The queries that a topic changes beside its own: cards of homes carry counts, and the bell what waits. */
const alsoChanged: Partial<Record<LiveTopic, readonly string[]>> = {
  showings: ["property", "actions-needed"],
  escalations: ["property", "actions-needed"],
  applications: ["actions-needed"],
};

/** The topics of the events that statistics count. */
const countedTopics: ReadonlySet<LiveTopic> = new Set([
  "property",
  "showings",
  "leads",
  "applications",
  "conversation",
]);

/** In milliseconds: changes are gathered this long, since one's own change comes with the reply and with the stream. */
const gatheredMilliseconds = 100;
const changed = new Set<string>();
let gathering = false;

/** In milliseconds: numbers may lag, so many events in a row cost a server one reading of them in this time. */
const statisticsMilliseconds = 5000;
let statisticsFreshAt = 0;
let statisticsWaiting = false;

/**
 * Invalidates the queries of these topics, once a moment for all that changes until then. A query belongs to
 * the topic that its key begins with (`["showings", …]`).
 */
export function invalidateTopics(...topics: LiveTopic[]): void {
  for (const topic of topics) {
    changed.add(topic);
    for (const also of alsoChanged[topic] ?? []) changed.add(also);
    if (countedTopics.has(topic)) invalidateStatistics();
  }
  if (gathering) return;
  gathering = true;
  setTimeout(() => {
    gathering = false;
    const old = new Set<unknown>(changed);
    changed.clear();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => old.has(queryKey[0]) });
  }, gatheredMilliseconds);
}

function invalidateStatistics(): void {
  if (statisticsWaiting) return;
  statisticsWaiting = true;
  const wait = Math.max(gatheredMilliseconds, statisticsFreshAt + statisticsMilliseconds - Date.now());
  setTimeout(() => {
    statisticsWaiting = false;
    statisticsFreshAt = Date.now();
    void queryClient.invalidateQueries({ queryKey: ["statistics"] });
  }, wait);
}

/** After a move of a showing; also after a refusal, since that shows the list is old. */
export const invalidateShowings = (): void => invalidateTopics("showings", "conversation");

/** After a move of an escalation, or its refusal. */
export const invalidateEscalations = (): void => invalidateTopics("escalations", "conversation");

/** After a move of an application, or its refusal; an accepted one also pauses the listing. */
export const invalidateApplications = (): void => invalidateTopics("applications", "leads", "property");
