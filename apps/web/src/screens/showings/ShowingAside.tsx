import type { ShowingView } from "@porchlight/contract/showings.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { Link } from "@tanstack/react-router";
import type { ShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { rescheduleVerb } from "../../sections/showings/showing-entries.ts";
import { agentName } from "../../sections/showings/showing-words.ts";
import { Action } from "../../ui/Action.tsx";
import { Initials } from "../../ui/AvatarRow.tsx";
import { Picture } from "../../ui/Picture.tsx";
import cardCss from "./Card.module.css";
import css from "./ShowingAside.module.css";
import { ShowingBadges } from "./ShowingBadges.tsx";

type ShowingAsideProps = { showing: ShowingView; layers: ShowingLayers };

/** The home, the agent and the moves for the whole showing. */
export function ShowingAside({ showing, layers }: ShowingAsideProps) {
  const { property, showingAgent: agent } = showing;
  const may = new Set(showing.moves);
  const reschedule = rescheduleVerb(showing);
  return (
    <aside className={css.aside} aria-label="The showing">
      <div className={css.part}>
        <ShowingBadges showing={showing} />
      </div>
      <div className={css.part}>
        <div className={css.cover}>
          <Picture source={property.coverImage} alt="" />
        </div>
        <Link className={css.home} to="/property/$propertyId/dashboard" params={{ propertyId: property.id }}>
          {property.displayName}
        </Link>
      </div>
      <div className={css.part}>
        <h2 className={css.title}>Showing agent</h2>
        <div className={css.agent}>
          {agent ? (
            <>
              <Initials person={{ id: agent.id, name: agentName(agent) }} size={34} />
              <p>
                <b>{agentName(agent)}</b>
                <a className="pl-num" href={`tel:${agent.phone}`}>
                  {readablePhone(agent.phone)}
                </a>
              </p>
            </>
          ) : (
            <p>No agent yet</p>
          )}
          {may.has("assign-agent") && (
            <button type="button" className={cardCss.edit} onClick={() => layers.assign.open(showing)}>
              Edit agent
            </button>
          )}
        </div>
      </div>
      {may.size > 0 && (
        <div className={css.actions}>
          {reschedule && (
            <Action onClick={() => layers.reschedule.open({ showing, request: null })}>{reschedule}</Action>
          )}
          {may.has("cancel") && <Action onClick={() => layers.cancel.open(showing)}>Cancel showing</Action>}
        </div>
      )}
    </aside>
  );
}
