import type { InquirySource, MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import type { Toned } from "./ui/ToneBadge.tsx";

export const leadStageWords: Record<LeadStage, Toned> = {
  INITIAL_CONTACT: { label: "Initial Contact", tone: "info" },
  REQUIREMENTS_NOT_MET: { label: "Not qualified", tone: "neutral" },
  SHOWING_REQUESTED: { label: "Showing Requested", tone: "warm" },
  SHOWING_DECLINED: { label: "Showing Declined", tone: "bad" },
  SHOWING_RESCHEDULE_REQUESTED_BY_RENTER: { label: "Showing Reschedule Requested by Renter", tone: "warm" },
  SHOWING_RESCHEDULE_REQUESTED_BY_OWNER: { label: "Showing Reschedule Requested by Owner", tone: "info" },
  SHOWING_CONFIRMED: { label: "Showing Confirmed", tone: "good" },
  SHOWING_COMPLETED: { label: "Showing Completed", tone: "info" },
  SHOWING_CANCELLED_BY_RENTER: { label: "Showing Cancelled by Renter", tone: "neutral" },
  SHOWING_CANCELLED_BY_OWNER: { label: "Showing Cancelled by Owner", tone: "neutral" },
  SHOWING_REQUEST_IGNORED_BY_OWNER: { label: "Showing Request Ignored by Owner", tone: "neutral" },
  STOPPED_PROPERTY_RENTED_OUT: { label: "Stopped Property Rented Out", tone: "moved" },
  APPLICATION_INVITE_SENT: { label: "Application Invite Sent", tone: "info" },
  APPLICATION_IN_PROGRESS: { label: "Application In Progress", tone: "info" },
  APPLICATION_COMPLETED: { label: "Application Completed", tone: "warm" },
  APPLICATION_ACCEPTED: { label: "Application Accepted", tone: "good" },
  APPLICATION_REJECTED: { label: "Application Rejected", tone: "bad" },
  NO_LONGER_INTERESTED: { label: "No Longer Interested", tone: "neutral" },
};

const sources: Record<Exclude<InquirySource, "MANUAL">, string> = {
  LISTING_PAGE: "your listing page",
  SMS: "Text message",
  ZILLOW: "Zillow",
  TRULIA: "Trulia",
  HOTPADS: "HotPads",
  APARTMENTS_COM: "Apartments.com",
  REALTOR_COM: "Realtor.com",
  ZUMPER: "Zumper",
  FACEBOOK_MARKETPLACE: "Facebook Marketplace",
  CRAIGSLIST: "Craigslist",
  EMAIL: "Email",
  OTHER: "Other",
};

/** Where a lead came from: "from Zillow", "added by you". */
export const cameFrom = (source: InquirySource): string =>
  source === "MANUAL" ? "added by you" : `from ${sources[source]}`;

export const channelLabels: Record<MessageChannel, string> = {
  WEB: "Web chat",
  EMAIL: "Email",
  SMS: "Text",
  PLATFORM: "Rental platform",
};
