import { Action } from "../../ui/Action.tsx";
import css from "./Line.module.css";
import { Reconsider } from "./Reconsider.tsx";
import type { RequestOfShowing } from "./request-of-showing.ts";
import type { ShowingLayers } from "./ShowingDialogs.tsx";

/** The buttons for an owner's moves on a request; only the first pending request of a page has the primary button. */
export function RequestActions({
  asked,
  layers,
  leads,
}: {
  asked: RequestOfShowing;
  layers: ShowingLayers;
  leads: boolean;
}) {
  const { name } = asked.request.renter;
  const may = new Set(asked.request.moves);
  if (may.size === 0) return null;
  if (!may.has("accept"))
    return (
      <div className={css.actions}>
        <Reconsider asked={asked} layers={layers} />
      </div>
    );
  return (
    <div className={css.actions} data-acts>
      <Action kind={leads ? "primary" : "soft"} onClick={() => layers.accept.open(asked)} aria-label={`Accept ${name}`}>
        Accept
      </Action>
      {may.has("reschedule") && (
        <Action kind="plain" onClick={() => layers.reschedule.open(asked)} aria-label={`Reschedule ${name}`}>
          Reschedule
        </Action>
      )}
      {may.has("decline") && (
        <Action kind="plain" onClick={() => layers.decline.open(asked)} aria-label={`Decline ${name}`}>
          Decline
        </Action>
      )}
    </div>
  );
}
