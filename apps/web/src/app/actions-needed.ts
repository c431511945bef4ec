import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { listCompanyEscalations } from "@porchlight/contract/escalations.ts";
import { listCompanyShowings, type ShowingView } from "@porchlight/contract/showings.ts";
import { calledBy, unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { queryOptions } from "@tanstack/react-query";
import { escalationAsks, reasonSays, shownWords } from "../words.ts";
import { call } from "./call.ts";

export const companyShowingsQuery = (companyId: string, filter: TimeRange = "ALL_TIME") =>
  queryOptions({
    queryKey: ["showings", "company", companyId, filter],
    queryFn: ({ signal }) => call(listCompanyShowings, { params: { companyId }, query: { filter }, signal }),
  });

export const companyEscalationsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["escalations", "company", companyId],
    queryFn: ({ signal }) => call(listCompanyEscalations, { params: { companyId }, signal }),
  });

/** One thing that waits for the owner, with the home where it is settled. */
export type ActionNeeded = {
  key: string;
  kind: "showing" | "escalation" | "emergency";
  sentence: string;
  /** The renter's own words, which distinguish questions about one home. */
  words: string | null;
  propertyId: string;
  propertyName: string;
  /** Of an escalation; the property's dashboard opens it. */
  questionId: string | null;
  since: Temporal.Instant;
};

type Showing = Pick<ShowingView, "id" | "property"> & {
  showingRequests: readonly Pick<ShowingView["showingRequests"][number], "status" | "createdAt" | "renter">[];
};
type Escalation = Pick<EscalationView, "id" | "type" | "reason" | "createdAt" | "property" | "questionText"> & {
  renters: readonly { name: string }[];
};

/**
 * Returns what waits for the owner, newest first: showings with a pending request and open escalations.
 * Source: docs/decisions/0008-portfolio-and-lists.md.
 */
export function actionsNeeded(showings: readonly Showing[], escalations: readonly Escalation[]): ActionNeeded[] {
  const asked = showings.flatMap((showing): ActionNeeded[] => {
    const waiting = showing.showingRequests.filter((request) => request.status === "PENDING");
    if (waiting.length === 0) return [];
    const since = waiting.map((request) => Temporal.Instant.from(request.createdAt)).sort(Temporal.Instant.compare);
    return [
      {
        key: showing.id,
        kind: "showing",
        sentence: `${people(waiting.map((request) => request.renter))} requested a showing at ${showing.property.displayName}`,
        words: null,
        propertyId: showing.property.id,
        propertyName: showing.property.displayName,
        questionId: null,
        since: since.at(-1)!,
      },
    ];
  });
  const open = escalations.map((escalation): ActionNeeded => {
    const property = escalation.property.displayName;
    const isEmergency = escalation.reason === "EMERGENCY";
    const asks = (escalation.reason && reasonSays[escalation.reason]) ?? escalationAsks[escalation.type];
    return {
      key: escalation.id,
      kind: isEmergency ? "emergency" : "escalation",
      sentence: asks(people(escalation.renters), property),
      words: escalation.questionText ? shownWords(escalation) : null,
      propertyId: escalation.property.id,
      propertyName: property,
      questionId: escalation.id,
      since: Temporal.Instant.from(escalation.createdAt),
    };
  });
  return [...asked, ...open].sort((one, other) => Temporal.Instant.compare(other.since, one.since));
}

/** "Priya Nair", or "Priya and 2 others". */
function people(renters: readonly { name: string }[]): string {
  const [first, ...others] = renters;
  if (!first) return unnamedRenter;
  if (others.length === 0) return first.name;
  return `${calledBy(first.name, unnamedRenter)} and ${others.length} ${others.length === 1 ? "other" : "others"}`;
}
