import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { useNow } from "../../app/use-now.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { useIgnoreEscalation } from "./data.ts";
import { EscalationRow } from "./EscalationRow.tsx";
import { LeavingList } from "./LeavingList.tsx";
import { Section } from "./Section.tsx";

const EscalationDialogs = lazyPart(
  () => import("./EscalationDialogs.tsx").then((file) => file.EscalationDialogs),
  ({ handled, ignored }) => handled.opened || ignored.opened,
);

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
  const handled = useLayer<EscalationView>();
  const ignored = useLayer<EscalationView>();
  const ignore = useIgnoreEscalation();
  const forget = useQuestionOfAddress(query, handled.open);
  const close = () => {
    handled.close();
    forget();
  };
  const end = (escalation: EscalationView, told: string) =>
    ignore.mutate(escalation.id, {
      onSuccess: () => showSuccess(told),
      onError: (error) => alertFailure(error, "Error ignoring escalation"),
      onSettled: () => {
        ignored.close();
        close();
      },
    });
  const ignoreIt = (escalation: EscalationView) => {
    if (escalation.renters.length > 1) ignored.open(escalation);
    else end(escalation, "Escalation ignored");
  };
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
              first={leads && place === 0}
              now={now}
              busy={ignore.isPending && ignore.variables === one.id}
              onOpen={() => handled.open(one)}
              onIgnore={() => ignoreIt(one)}
              onConversation={onConversation}
            />
          )}
        </LeavingList>
      )}
    >
      <EscalationDialogs
        handled={handled}
        ignored={ignored}
        covered={covered}
        busy={ignore.isPending}
        onClose={close}
        onIgnore={ignoreIt}
        onEnd={end}
        onConversation={onConversation}
      />
    </Section>
  );
}

/** Opens the escalation that the address names; one that is unknown or handled leaves the address silently. */
function useQuestionOfAddress(
  { data }: UseQueryResult<EscalationView[]>,
  open: (escalation: EscalationView) => void,
): () => void {
  const navigate = useNavigate();
  const { propertyId } = route.useParams();
  const { questionId } = route.useSearch();
  const isLoaded = Boolean(data);
  const forget = () => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address opens its question once, not after each reload of the list
  useEffect(() => {
    if (!isLoaded || !questionId) return;
    const named = data?.find(({ id }) => id === questionId);
    if (named) open(named);
    else forget();
  }, [isLoaded, questionId]);
  return forget;
}
