import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { CallError } from "../../../app/call-error.ts";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import { DialogButtons } from "../../../ui/Dialogs.tsx";
import { agentsQuery } from "../data.ts";
import { AgentChoice, agentMissing } from "./AgentChoice.tsx";
import { presetAgent } from "./preset-agent.ts";

type Sending = {
  isPending: boolean;
  mutate: (agentId: string, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
};

type AgentFormProps = {
  showing: ShowingView;
  moment: string;
  sending: Sending;
  sendLabel: string;
  success: string;
  before?: ReactNode;
  note?: (agentFirstName: string | undefined) => ReactNode;
  onAdding: (adding: boolean) => void;
  onClose: () => void;
};

/** Chooses, or adds, who conducts a showing, and sends the choice. */
export function AgentForm(props: AgentFormProps) {
  const { showing, moment, sending, sendLabel, success, before, note, onAdding, onClose } = props;
  const cache = useQueryClient();
  const query = useQuery(agentsQuery);
  const agents = query.data;
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const agentId = chosen ?? presetAgent(showing, agents);
  const [isWaiting, setWaiting] = useState(false);
  /** A press may come before the agents do, and waits for them. */
  const settled = async (): Promise<string | null> => {
    if (agents || chosen) return agentId;
    setWaiting(true);
    const loaded = await cache.ensureQueryData(agentsQuery).catch(() => undefined);
    setWaiting(false);
    return presetAgent(showing, loaded);
  };
  const send = async () => {
    const showingAgentId = await settled();
    if (!showingAgentId) return setProblem(agentMissing);
    sending.mutate(showingAgentId, {
      onSuccess: () => {
        showSuccess(success);
        onClose();
      },
      onError: (error) => {
        const field = error instanceof CallError ? error.fields.showingAgentId : undefined;
        if (error instanceof CallError && error.code === "showing.agent-busy") return setProblem(error.message);
        if (field) return setProblem(field);
        alertFailure(error);
        if (error instanceof CallError && error.status === 409) onClose();
      },
    });
  };
  return (
    <AgentChoice
      query={query}
      value={agentId}
      lastAgentId={showing.property.lastShowingAgentId}
      problem={problem}
      why={`They'll be assigned to ${moment} when you save`}
      onAdding={onAdding}
      onChange={(id) => {
        setChosen(id);
        setProblem(null);
      }}
      before={before}
      after={
        <>
          {note?.(agents?.find(({ id }) => id === agentId)?.firstName)}
          <DialogButtons>
            <Action onClick={onClose}>Cancel</Action>
            <Action kind="primary" busy={sending.isPending || isWaiting} onClick={() => void send()}>
              {sendLabel}
            </Action>
          </DialogButtons>
        </>
      }
    />
  );
}
