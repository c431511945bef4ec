import { IconAlertTriangle, IconCalendarEvent, IconMessageCircleQuestion } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { age } from "../../ui/ages.ts";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import type { ActionNeeded } from "../actions-needed.ts";
import { genericFailure } from "../call-error.ts";
import { now } from "../now.ts";
import css from "./ActionsPanel.module.css";

type ActionsPanelProps = {
  actions: ActionNeeded[];
  loading: boolean;
  onRetry: (() => void) | undefined;
  opened: boolean;
  onClose: () => void;
};

const icons = {
  showing: IconCalendarEvent,
  escalation: IconMessageCircleQuestion,
  emergency: IconAlertTriangle,
};

export function ActionsPanel({ actions, loading, onRetry, opened, onClose }: ActionsPanelProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} width="actions" title={`Actions needed (${actions.length})`}>
      {onRetry && <Failed title={genericFailure} onRetry={onRetry} />}
      {loading && !onRetry && <LoadingRows rows={3} />}
      {!loading && !onRetry && actions.length === 0 && (
        <Empty title="No actions needed right now" text="New items requiring your attention will appear here" />
      )}
      <ul className={css.list}>
        {actions.map((action) => (
          <li key={action.key}>
            <Row action={action} onClose={onClose} />
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

function Row({ action, onClose }: { action: ActionNeeded; onClose: () => void }) {
  const Icon = icons[action.kind];
  return (
    <Link
      className={css.row}
      to="/property/$propertyId/dashboard"
      params={{ propertyId: action.propertyId }}
      search={action.questionId ? { questionId: action.questionId } : {}}
      hash={action.questionId ? "escalations-section" : "showing-requests-section"}
      onClick={onClose}
    >
      <span className={`${css.mark} ${action.kind === "emergency" ? css.emergency : ""}`}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span>
        <b className={css.sentence}>{action.sentence}</b>
        {action.words && <span className={css.words}>{action.words}</span>}
        <span className={`${css.since} pl-num`}>{age(action.since, now(), viewerTimeZone())}</span>
      </span>
    </Link>
  );
}
