import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { EscalationRow } from "../../../sections/escalations/EscalationRow.tsx";
import type { EscalationHandling } from "../../../sections/escalations/use-escalation-handling.ts";
import { QueueList } from "./QueueList.tsx";

type EscalationsTabProps = {
  query: UseQueryResult<EscalationView[]>;
  handling: EscalationHandling;
  now: Temporal.Instant;
  onConversation: (inquiryId: string) => void;
};

/** The open escalations of all homes, newest first. */
export const EscalationsTab = ({ query, ...rest }: EscalationsTabProps) => (
  <QueueList
    query={query}
    items={query.data}
    keyOf={({ id }) => id}
    label="Intelligent escalations"
    failed="Could not load escalations"
    empty="No escalations right now"
  >
    {(escalation) => <EscalationRow escalation={escalation} withHome {...rest} />}
  </QueueList>
);
