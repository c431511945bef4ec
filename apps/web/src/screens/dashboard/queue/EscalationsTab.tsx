import { EscalationRow } from "../../../sections/escalations/EscalationRow.tsx";
import type { EscalationHandling } from "../../../sections/escalations/use-escalation-handling.ts";
import { type DashboardLists, escalationsIn } from "../lists.ts";
import { QueueList } from "./QueueList.tsx";

type EscalationsTabProps = {
  query: DashboardLists["escalations"];
  handling: EscalationHandling;
  now: Temporal.Instant;
  onConversation: (inquiryId: string) => void;
};

/** The open escalations of all homes: what runs out first, then the oldest. */
export const EscalationsTab = ({ query, ...rest }: EscalationsTabProps) => (
  <QueueList
    query={query}
    items={escalationsIn(query)}
    keyOf={({ id }) => id}
    label="Intelligent escalations"
    failed="Could not load escalations"
    empty="No escalations right now"
  >
    {(escalation) => <EscalationRow escalation={escalation} withHome {...rest} />}
  </QueueList>
);
