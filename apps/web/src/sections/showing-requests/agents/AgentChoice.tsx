import type { ShowingAgentView } from "@porchlight/contract/showings.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { IconPlus } from "@tabler/icons-react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { investorQuery } from "../../../app/account.ts";
import { Initials } from "../../../ui/AvatarRow.tsx";
import { Failed, LoadingRows } from "../../../ui/States.tsx";
import { agentName } from "../../showings/showing-words.ts";
import { AddAgentForm } from "./AddAgentForm.tsx";
import css from "./AgentChoice.module.css";

export const agentMissing = "Showing agent is required";

type AgentChoiceProps = {
  query: UseQueryResult<ShowingAgentView[]>;
  value: string | null;
  lastAgentId: string | null;
  problem: string | null;
  /** Said above the fields of a new agent. */
  why: string;
  onChange: (agentId: string) => void;
  onAdding?: (adding: boolean) => void;
  /** The rest of the form; it makes room while an agent is added. */
  before?: ReactNode;
  after?: ReactNode;
};

/** A field to choose one of the company's agents or add a new one. Without agents, the owner is suggested. */
export function AgentChoice({ query, onAdding, before, after, ...props }: AgentChoiceProps) {
  const agents = query.data;
  const { value, lastAgentId, problem, why, onChange } = props;
  const owner = useQuery(investorQuery).data?.user;
  const [wantsNew, setWantsNew] = useState<boolean | null>(null);
  const adding = wantsNew ?? agents?.length === 0;
  const [returned, setReturned] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useEffect(() => {
    onAdding?.(adding);
    return () => onAdding?.(false);
  }, [adding, onAdding]);
  useEffect(() => {
    if (problem || returned) list.current?.querySelector<HTMLElement>("input:checked, input, button")?.focus();
  }, [problem, returned]);
  const isLoaded = Boolean(agents);
  useEffect(() => {
    // Who has gone on to what follows the list is left there.
    if (isLoaded && !isBehind(list.current)) list.current?.querySelector<HTMLElement>("input:checked, input")?.focus();
  }, [isLoaded]);
  const end = (added?: ShowingAgentView) => {
    setWantsNew(false);
    setReturned(true);
    if (added) onChange(added.id);
  };
  if (adding) return <AddAgentForm why={why} owner={agents?.length === 0 ? owner : undefined} onEnd={end} />;
  return (
    <>
      {before}
      <fieldset ref={list} className={css.field} aria-describedby={problem ? `${id}problem` : undefined}>
        <legend className={css.legend}>Showing agent</legend>
        {!agents && query.isError && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
        {!agents && !query.isError && <LoadingRows rows={2} height={60} />}
        {agents && (
          <div className={`${css.list} ${problem ? css.wrong : ""}`}>
            {agents.map((agent) => (
              <label key={agent.id} className={css.agent}>
                <input
                  type="radio"
                  name={id}
                  checked={agent.id === value}
                  onChange={() => onChange(agent.id)}
                  aria-invalid={problem ? true : undefined}
                  data-autofocus={agent.id === value || undefined}
                />
                <Initials person={{ id: agent.id, name: agentName(agent) }} size={32} />
                <span className={css.who}>
                  <b>{agentName(agent)}</b>
                  <span className="pl-num">{readablePhone(agent.phone)}</span>
                </span>
                {agent.id === lastAgentId && <span className={css.mark}>Last here</span>}
              </label>
            ))}
            <button type="button" className={css.add} onClick={() => setWantsNew(true)}>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              Add new agent
            </button>
          </div>
        )}
        <p id={`${id}problem`} className={css.problem} role="alert" hidden={!problem}>
          {problem}
        </p>
      </fieldset>
      {after}
    </>
  );
}

/** Whether the focus is behind an element. */
const isBehind = (element: Element | null): boolean =>
  Boolean(
    (element?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
