import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useNow } from "../../app/use-now.ts";
import { EscalationRow } from "../../sections/escalations/EscalationRow.tsx";
import { EscalationDialogs } from "../../sections/escalations/LazyEscalationDialogs.tsx";
import { useEscalationHandling } from "../../sections/escalations/use-escalation-handling.ts";
import { LeavingList } from "../../ui/LeavingList.tsx";
import { Section } from "./Section.tsx";

const route = getRouteApi("/owner/property/$propertyId/dashboard");

type EscalationsSectionProps = {
  query: UseQueryResult<EscalationView[]>;
  /** Nothing above waits, so the first answer leads on the page. */
  leads: boolean;
  /** A conversation lies over whatever is open here. */
  covered: boolean;
  onConversation: (inquiryId: string) => void;
};

export function EscalationsSection({ query, leads, covered, onConversation }: EscalationsSectionProps) {
  const now = useNow();
  const forget = useForgetQuestion();
  const handling = useEscalationHandling(forget);
  useQuestionOfAddress(query, handling.handled.open, forget);
  return (
    <Section
      id="escalations-section"
      title="Intelligent escalations"
      query={query}
      failed="Could not load escalations"
      empty="No escalations right now"
      emptyText="When Piper can't answer a renter, the question shows up here."
      rows={(escalations) => (
        <LeavingList items={escalations} keyOf={({ id }) => id} label="Intelligent escalations">
          {(one, place) => (
            <EscalationRow
              escalation={one}
              handling={handling}
              first={leads && place === 0}
              now={now}
              onConversation={onConversation}
            />
          )}
        </LeavingList>
      )}
    >
      <EscalationDialogs handling={handling} covered={covered} onConversation={onConversation} />
    </Section>
  );
}

/** Returns what takes the question out of the address. */
function useForgetQuestion(): () => void {
  const navigate = useNavigate();
  const { propertyId } = route.useParams();
  const { questionId } = route.useSearch();
  return () => {
    if (!questionId) return;
    void navigate({
      to: "/property/$propertyId/dashboard",
      params: { propertyId },
      search: ({ questionId: _gone, ...rest }: Record<string, string | undefined>) => rest,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  };
}

/** Opens the escalation that the address names; one that is unknown or handled leaves the address silently. */
function useQuestionOfAddress(
  { data }: UseQueryResult<EscalationView[]>,
  open: (escalation: EscalationView) => void,
  forget: () => void,
): void {
  const { questionId } = route.useSearch();
  const isLoaded = Boolean(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address opens its question once, not after each reload of the list
  useEffect(() => {
    if (!isLoaded || !questionId) return;
    const named = data?.find(({ id }) => id === questionId);
    if (named) open(named);
    else forget();
  }, [isLoaded, questionId]);
}
