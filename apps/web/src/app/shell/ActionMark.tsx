import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconFileText,
  IconMailX,
  IconMessageCircleQuestion,
} from "@tabler/icons-react";
import css from "./ActionMark.module.css";

const icons = {
  showing: IconCalendarEvent,
  escalation: IconMessageCircleQuestion,
  application: IconFileText,
  notice: IconMailX,
};

/** The icon of what waits, by its kind; an emergency has its own. */
export function ActionMark({ action }: { action: ActionNeededView }) {
  const isEmergency = action.kind === "escalation" && action.reason === "EMERGENCY";
  const Icon = isEmergency ? IconAlertTriangle : icons[action.kind];
  return (
    <span className={`${css.mark} ${isEmergency ? css.emergency : ""}`}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
