import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { ShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { rescheduleVerb } from "../../sections/showings/showing-entries.ts";
import { momentOf } from "../../sections/showings/showing-times.ts";
import { agentName } from "../../sections/showings/showing-words.ts";
import { Action } from "../../ui/Action.tsx";
import { Initials } from "../../ui/AvatarRow.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./Card.module.css";

type AgentLineProps = { showing: ShowingView; now: Temporal.Instant; layers: ShowingLayers };

/** The agent of a showing, with the moves for the whole showing. */
export function AgentLine({ showing, now, layers }: AgentLineProps) {
  const { showingAgent: agent } = showing;
  const may = new Set(showing.moves);
  if (!agent && may.size === 0) return null;
  const reschedule = rescheduleVerb(showing);
  const which = `of ${momentOf(showing, now, viewerTimeZone())}`;
  return (
    <div className={css.foot}>
      <div className={css.agent}>
        {agent && <Initials person={{ id: agent.id, name: agentName(agent) }} size={26} />}
        <span>
          {agent ? (
            <>
              Showing agent <b>{agentName(agent)}</b>
            </>
          ) : (
            "No agent yet"
          )}
        </span>
        {may.has("assign-agent") && (
          <button
            type="button"
            className={css.edit}
            onClick={() => layers.assign.open(showing)}
            aria-label={`Edit agent ${which}`}
          >
            Edit agent
          </button>
        )}
      </div>
      {reschedule && (
        <Action
          kind="plain"
          onClick={() => layers.reschedule.open({ showing, request: null })}
          aria-label={`${reschedule}, showing ${which}`}
        >
          {reschedule}
        </Action>
      )}
      {may.has("cancel") && (
        <Action kind="plain" onClick={() => layers.cancel.open(showing)} aria-label={`Cancel showing ${which}`}>
          Cancel showing
        </Action>
      )}
    </div>
  );
}
