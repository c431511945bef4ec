import type { ActivityName } from "@porchlight/domain/activity.ts";
import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconFileText,
  IconHome2,
  IconStar,
  IconUserCheck,
  IconUserPlus,
  IconX,
} from "@tabler/icons-react";

type Mark = { Icon: typeof IconHome2; tone: "neutral" | "good" | "info" | "bad" };

/** The icon and color of what happened, by its kind. */
export const activityMarks: Record<ActivityName, Mark> = {
  PROPERTY_ADDED: { Icon: IconHome2, tone: "neutral" },
  PROPERTY_LISTED: { Icon: IconHome2, tone: "good" },
  PROPERTY_RENTED_OUT: { Icon: IconHome2, tone: "info" },
  APPLICATION_SENT: { Icon: IconFileText, tone: "neutral" },
  APPLICATION_REQUESTED: { Icon: IconFileText, tone: "info" },
  APPLICATION_COMPLETED: { Icon: IconFileText, tone: "good" },
  SHOWING_REQUESTED: { Icon: IconCalendarEvent, tone: "info" },
  SHOWING_CONFIRMED: { Icon: IconCalendarEvent, tone: "good" },
  SHOWING_COMPLETED: { Icon: IconCalendarCheck, tone: "neutral" },
  ATTENDANCE_CONFIRMED: { Icon: IconUserCheck, tone: "good" },
  ATTENDANCE_DECLINED: { Icon: IconX, tone: "bad" },
  NEW_LEAD: { Icon: IconUserPlus, tone: "info" },
  LEAD_QUALIFIED: { Icon: IconStar, tone: "info" },
};
