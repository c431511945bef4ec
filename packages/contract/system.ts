import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  who: "public",
  summary: "The process is up",
  isProbe: true,
  reply: z.object({ status: z.literal("ok") }),
});

export const getReady = endpoint({
  method: "GET",
  path: "/ready",
  who: "public",
  summary: "The process reaches its database and its jobs",
  isProbe: true,
  reply: z.object({ status: z.literal("ok") }),
});

const liveTopics = [
  "property",
  "showings",
  "escalations",
  "leads",
  "applications",
  "conversation",
  "activity",
  "account",
] as const;
/** A topic that changed, so that a screen fetches what it shows of it again. */
export const liveTopic = z.enum(liveTopics);
export type LiveTopic = z.infer<typeof liveTopic>;
export const liveEvent = z.object({
  topic: liveTopic,
  propertyId: z.string().nullable(),
  inquiryId: z.string().nullable(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = endpoint({
  method: "GET",
  path: "/events",
  who: "investor",
  summary: "Live changes of the company, as server-sent events named `change`",
  kind: "stream",
  reply: liveEvent,
});
