import { useMediaQuery } from "@mantine/hooks";
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
  useNotifications,
} from "@mantine/notifications";
import { below } from "@porchlight/design/scale.ts";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFooterBelow, useHeadAbove } from "./use-layer-edges.ts";

export type AlertKind = "success" | "failure";
const atOnce = 3;
const icon = { size: 18, stroke: 1.75 };

const looks: Record<AlertKind, Pick<NotificationData, "color" | "icon" | "role">> = {
  success: { color: "green", icon: <IconCheck {...icon} />, role: "status" },
  failure: { color: "red", icon: <IconAlertTriangle {...icon} />, role: "alert" },
};

let shown = 0;
/** The subject of each visible alert, by its id. */
const subjects = new Map<string, string>();

/** An alert; `about` names what failed, for `dismissAlerts`. */
export type Alert = { kind: AlertKind; message: ReactNode; about: string | undefined; milliseconds: number };

/** Shows an alert above the others; a fourth one replaces the oldest. */
export function show({ kind, message, about, milliseconds }: Alert): void {
  shown += 1;
  const id = `alert-${shown}`;
  if (about) subjects.set(id, about);
  notifications.show({
    ...looks[kind],
    id,
    message,
    priority: shown,
    autoClose: milliseconds,
    withAutoCloseProgress: true,
    closeButtonProps: { "aria-label": "Close" },
    onClick: () => notifications.hide(id),
    onClose: () => subjects.delete(id),
  });
  const { notifications: visible, queue } = notificationsStore.getState();
  for (const old of [...visible, ...queue].slice(atOnce)) if (old.id) notifications.hide(old.id);
}

/** Dismisses the alerts about a subject. */
export function dismissAlerts(about: string): void {
  for (const [id, subject] of subjects) if (subject === about) notifications.hide(id);
}

export function Alerts() {
  const narrow = useMediaQuery(below("sm"), false, { getInitialValueInEffect: false });
  const isTelling = useNotifications().notifications.length > 0;
  const head = useHeadAbove(narrow && isTelling);
  const foot = useFooterBelow(!narrow && isTelling);
  return (
    <Notifications
      position={narrow ? "top-center" : "bottom-right"}
      limit={atOnce + 1}
      pauseResetOnHover="notification"
      zIndex={400}
      containerWidth="24rem"
      style={{ "--pl-head": `${head}px`, "--pl-foot": `${foot}px` }}
    />
  );
}
