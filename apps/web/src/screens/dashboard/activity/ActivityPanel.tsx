import type { ActivityItem } from "@porchlight/contract/statistics.ts";
import { SidePanel } from "../../../ui/Dialogs.tsx";
import { ActivityList } from "./ActivityList.tsx";

type ActivityPanelProps = { items: ActivityItem[]; now: Temporal.Instant; opened: boolean; onClose: () => void };

/** The side panel with the whole feed. */
export const ActivityPanel = ({ items, now, opened, onClose }: ActivityPanelProps) => (
  <SidePanel opened={opened} onClose={onClose} width="actions" title="Activity feed">
    <ActivityList items={items} now={now} />
  </SidePanel>
);
