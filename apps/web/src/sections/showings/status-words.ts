import type { ShowingStatus } from "@porchlight/domain/showings/lifecycle.ts";
import { showingStatusLabels } from "@porchlight/domain/words/labels.ts";
import type { Toned } from "../../ui/ToneBadge.tsx";

export const showingStatusWords: Record<ShowingStatus, Toned> = {
  PENDING: { label: showingStatusLabels.PENDING, tone: "warm" },
  CONFIRMED: { label: showingStatusLabels.CONFIRMED, tone: "good" },
  COMPLETED: { label: showingStatusLabels.COMPLETED, tone: "info" },
  CANCELED: { label: showingStatusLabels.CANCELED, tone: "neutral" },
  DECLINED: { label: showingStatusLabels.DECLINED, tone: "bad" },
  EXPIRED: { label: showingStatusLabels.EXPIRED, tone: "neutral" },
};
