import type { SandboxConfig } from "../config.ts";
import type { Text } from "./text-log.ts";

export type ArrivingText = Pick<Text, "sid" | "from" | "to" | "body" | "mediaUrls"> & {
  /** On which the provider has acted by itself. */
  keyword: "STOP" | "START" | undefined;
};

/** How an SMS provider calls the product's webhooks. */
export type SmsProvider = {
  /** The signed form that brings a text to the product. */
  callWith(config: SandboxConfig, text: ArrivingText): WebhookCall;
  /** The texts that the product's answer asks to be sent back. */
  messagesOf(answer: string): string[];
};

export type WebhookCall = { url: string; headers: Record<string, string>; params: Record<string, string> };
