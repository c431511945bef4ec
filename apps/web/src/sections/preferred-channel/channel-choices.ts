import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";

/** The channels as an owner chooses between them. */
export const preferredChannelLabels: Record<CommunicationChannel, string> = { EMAIL: "Email", SMS: "SMS" };

export const channelChoices = [
  { value: "EMAIL", label: preferredChannelLabels.EMAIL, more: "An email whenever something needs you." },
  { value: "SMS", label: preferredChannelLabels.SMS, more: "A text to your phone." },
] as const;
