import { inquirySources, messageChannels } from "@porchlight/domain/conversations/channels.ts";
import { messageSenders, undeliveredReasons } from "@porchlight/domain/conversations/messages.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { leadStages } from "@porchlight/domain/leads/lifecycle.ts";
import { z } from "zod";
import { endpoint, id, instant, nothing, text } from "./endpoint.ts";

export const messageView = z.object({
  id,
  createdAt: instant,
  /** When a text goes out that is kept for later, for the morning say; absent where nothing waits. */
  sendsAt: instant.optional(),
  /** Why the renter does not get it; absent where nothing keeps it from them. */
  undelivered: z.enum(undeliveredReasons).optional(),
  isSystem: z.boolean(),
  sender: z.enum(messageSenders),
  user: z.object({ name: z.string() }).nullable(),
  content: z.string(),
  communicationChannel: z.enum(messageChannels).nullable(),
  /** What the answer was grounded on, as it stood then. */
  facts: z.array(z.object({ source: z.string(), field: z.string(), value: z.string() })),
  /** Whether it can be asked why it was said; absent where nothing is on record. */
  hasWhy: z.literal(true).optional(),
});

export const conversationView = z.object({
  inquiryId: id,
  property: z.object({
    id,
    displayName: z.string(),
    coverImage: z.string().nullable(),
    rentDollars: z.number().nullable(),
  }),
  renter: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Whether they erased what is theirs: there is nobody to write to. */
    isErased: z.boolean(),
  }),
  stage: z.enum(leadStages),
  source: z.enum(inquirySources),
  createdAt: instant,
  /** Since when the owner answers; null while Piper does. */
  takenOverAt: instant.nullable(),
  /** How what the owner writes would travel now. */
  sendsBy: z.enum(messageChannels),
  messages: z.array(messageView),
});
export type ConversationView = z.infer<typeof conversationView>;

const one = z.object({ inquiryId: id });

/** One line of an explanation: what it is about, and what is to be said of it. */
export const whyLine = z.object({ label: z.string(), values: z.array(z.string()) });
export type WhyLine = z.infer<typeof whyLine>;

export const whyView = z.object({
  /** What the renter's message meant, or what else it was a reaction to. */
  heard: z.array(whyLine),
  /** What the conversation stood at then. */
  stood: z.array(whyLine),
  /** What was decided, and what followed. */
  decided: z.array(whyLine),
});
export type WhyView = z.infer<typeof whyView>;

export const getConversation = endpoint({
  method: "GET",
  path: "/property-inquiry/conversation/:inquiryId",
  who: "investor",
  summary: "A lead's conversation with its events, oldest first",
  params: one,
  reply: conversationView,
});
export const explainMessage = endpoint({
  method: "GET",
  path: "/property-inquiry/conversation/:inquiryId/messages/:messageId/why",
  who: "investor",
  summary: "Why Piper said a message: what it heard, what the conversation stood at and what it decided",
  params: z.object({ inquiryId: id, messageId: id }),
  reply: whyView,
});
export const takeOverConversation = endpoint({
  method: "POST",
  path: "/property-inquiry/conversation/:inquiryId/take-over",
  who: "investor",
  summary: "The owner answers from here; Piper sends only reminders and confirmations",
  params: one,
  body: z.strictObject({}),
  reply: conversationView,
});
export const handBackConversation = endpoint({
  method: "POST",
  path: "/property-inquiry/conversation/:inquiryId/hand-back",
  who: "investor",
  summary: "Piper answers again, beginning with what the renter still waits for",
  params: one,
  body: z.strictObject({}),
  reply: conversationView,
});
export const writeToRenter = endpoint({
  method: "POST",
  path: "/property-inquiry/conversation/:inquiryId/messages",
  who: "investor",
  summary: "The owner writes to the renter of a conversation taken over; sent twice under one id, it is sent once",
  params: one,
  body: z.strictObject({ text: text(messageLength.max, "Write a message first"), clientMessageId: id }),
  reply: nothing,
  status: 204,
});
