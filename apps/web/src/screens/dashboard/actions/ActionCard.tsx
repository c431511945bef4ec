import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { ActionMark } from "../../../app/shell/ActionMark.tsx";
import { actionPlace } from "../../../app/shell/action-place.ts";
import { actionSentence, actionWords } from "../../../app/shell/action-words.ts";
import { escalationVerb } from "../../../sections/escalations/escalation-words.ts";
import type { EscalationHandling } from "../../../sections/escalations/use-escalation-handling.ts";
import { pendingRequestsOf } from "../../../sections/showing-requests/request-of-showing.ts";
import type { ShowingLayers } from "../../../sections/showing-requests/ShowingDialogs.tsx";
import { startOf } from "../../../sections/showings/showing-times.ts";
import { Action, ActionLink } from "../../../ui/Action.tsx";
import { ageWithin } from "../../../ui/ages.ts";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import { type DashboardLists, escalationsIn, showingsIn } from "../lists.ts";
import css from "./ActionsNeeded.module.css";

type ActionCardProps = {
  action: ActionNeededView;
  /** The first one's button is filled. */
  first: boolean;
  lists: DashboardLists;
  handling: EscalationHandling;
  layers: ShowingLayers;
  now: Temporal.Instant;
};

/** One thing that waits, with the button that settles it or leads to where it is settled. */
export function ActionCard({ action, now, ...rest }: ActionCardProps) {
  return (
    <article className={css.action}>
      <ActionMark action={action} />
      <div>
        <h3>{actionSentence(action)}</h3>
        <p className="pl-num">{besides(action, now)}</p>
      </div>
      <div className={css.act} data-acts>
        <Settle action={action} {...rest} />
      </div>
    </article>
  );
}

function besides(action: ActionNeededView, now: Temporal.Instant): string {
  if (action.kind === "showing")
    return `${startOf(action.startsAt, action.timeZone, now)}, ${tourTypeLabels[action.tourType]}`;
  const since = ageWithin(Temporal.Instant.from(action.since), now, viewerTimeZone());
  if (action.kind === "application") return `Submitted ${since}`;
  return actionWords(action) ?? `Sent ${since}`;
}

function Settle({ action, first, lists, handling, layers }: Omit<ActionCardProps, "now">) {
  const act = actOf(action, lists, handling, layers);
  const look = {
    kind: first ? "primary" : "default",
    "aria-label": `${verbOf(action)}: ${actionSentence(action)}`,
  } as const;
  return act ? (
    <Action {...look} onClick={act}>
      {verbOf(action)}
    </Action>
  ) : (
    <ActionLink {...look} {...actionPlace(action)}>
      {verbOf(action)}
    </ActionLink>
  );
}

function verbOf(action: ActionNeededView): string {
  if (action.kind === "showing") return "Accept and assign";
  if (action.kind === "escalation") return escalationVerb(action);
  return action.kind === "application" ? "Review application" : "See notice";
}

/** Returns what settles an action on this page; null where that happens elsewhere. */
function actOf(
  { kind, id }: ActionNeededView,
  { showings, escalations }: DashboardLists,
  handling: EscalationHandling,
  layers: ShowingLayers,
): (() => void) | null {
  if (kind === "escalation") {
    const escalation = escalationsIn(escalations)?.find((one) => one.id === id);
    return escalation ? () => handling.handled.open(escalation) : null;
  }
  const showing = kind === "showing" ? showingsIn(showings)?.find((one) => one.id === id) : undefined;
  const [asked] = showing ? pendingRequestsOf(showing) : [];
  return asked ? () => layers.accept.open(asked) : null;
}
