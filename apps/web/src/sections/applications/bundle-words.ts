import type { BundleView } from "@porchlight/contract/applications.ts";
import type { BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { bundleBadges } from "@porchlight/domain/words/labels.ts";
import type { Toned } from "../../ui/ToneBadge.tsx";

/** The badge of a bundle: where it stands, or that it was withdrawn. */
export const bundleBadge = ({ status, withdrawnAt }: Pick<BundleView, "status" | "withdrawnAt">): Toned =>
  withdrawnAt ? { label: "Withdrawn", tone: "neutral" } : bundleBadges[status];

/** Whether the review of a bundle can be opened: once everyone in it has submitted. */
export const isReviewed: Record<BundleStatus, boolean> = {
  SENT: false,
  IN_PROGRESS: false,
  SUBMITTED: true,
  ACCEPTED: true,
  DECLINED: true,
};
