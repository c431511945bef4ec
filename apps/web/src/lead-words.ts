import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import { inquirySourceLabels, leadStageLabels } from "@porchlight/domain/words/labels.ts";
import type { Toned } from "./ui/ToneBadge.tsx";

export const leadStageWords: Record<LeadStage, Toned> = {
  INITIAL_CONTACT: { label: leadStageLabels.INITIAL_CONTACT, tone: "info" },
  REQUIREMENTS_NOT_MET: { label: leadStageLabels.REQUIREMENTS_NOT_MET, tone: "neutral" },
  SHOWING_REQUESTED: { label: leadStageLabels.SHOWING_REQUESTED, tone: "warm" },
  SHOWING_DECLINED: { label: leadStageLabels.SHOWING_DECLINED, tone: "bad" },
  SHOWING_RESCHEDULE_REQUESTED_BY_RENTER: {
    label: leadStageLabels.SHOWING_RESCHEDULE_REQUESTED_BY_RENTER,
    tone: "warm",
  },
  SHOWING_RESCHEDULE_REQUESTED_BY_OWNER: { label: leadStageLabels.SHOWING_RESCHEDULE_REQUESTED_BY_OWNER, tone: "info" },
  SHOWING_CONFIRMED: { label: leadStageLabels.SHOWING_CONFIRMED, tone: "good" },
  SHOWING_COMPLETED: { label: leadStageLabels.SHOWING_COMPLETED, tone: "info" },
  SHOWING_CANCELLED_BY_RENTER: { label: leadStageLabels.SHOWING_CANCELLED_BY_RENTER, tone: "neutral" },
  SHOWING_CANCELLED_BY_OWNER: { label: leadStageLabels.SHOWING_CANCELLED_BY_OWNER, tone: "neutral" },
  SHOWING_REQUEST_IGNORED_BY_OWNER: { label: leadStageLabels.SHOWING_REQUEST_IGNORED_BY_OWNER, tone: "neutral" },
  STOPPED_PROPERTY_RENTED_OUT: { label: leadStageLabels.STOPPED_PROPERTY_RENTED_OUT, tone: "moved" },
  APPLICATION_INVITE_SENT: { label: leadStageLabels.APPLICATION_INVITE_SENT, tone: "info" },
  APPLICATION_IN_PROGRESS: { label: leadStageLabels.APPLICATION_IN_PROGRESS, tone: "info" },
  APPLICATION_COMPLETED: { label: leadStageLabels.APPLICATION_COMPLETED, tone: "warm" },
  APPLICATION_ACCEPTED: { label: leadStageLabels.APPLICATION_ACCEPTED, tone: "good" },
  APPLICATION_REJECTED: { label: leadStageLabels.APPLICATION_REJECTED, tone: "bad" },
  NO_LONGER_INTERESTED: { label: leadStageLabels.NO_LONGER_INTERESTED, tone: "neutral" },
};

/** Returns the source of a lead: "from Zillow", "by text", "added by you". */
export const cameFrom = (source: InquirySource): string => cameBy[source] ?? `from ${inquirySourceLabels[source]}`;
const cameBy: Partial<Record<InquirySource, string>> = {
  MANUAL: inquirySourceLabels.MANUAL,
  EMAIL: "by email",
  SMS: "by text",
};
