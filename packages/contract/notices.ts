import { noticeKinds } from "@porchlight/domain/screening/notices.ts";
import { z } from "zod";
import { endpoint, id, instant } from "./endpoint.ts";

/** What a person was told of their rights when they were declined. */
export const noticeView = z.object({
  id,
  kind: z.enum(noticeKinds),
  applicationId: id,
  renterName: z.string(),
  subject: z.string(),
  body: z.string(),
  sentAt: instant,
  /** Whether the mail could not be delivered, so that the owner gives the notice in another way. */
  isUndelivered: z.boolean(),
  /** When the owner said that they did. */
  handledAt: instant.nullable(),
});
export type NoticeView = z.infer<typeof noticeView>;

export const listNotices = endpoint({
  method: "GET",
  path: "/investor-application/application-bundle/:bundleId/notices",
  who: "investor",
  summary: "The notices of their rights that people of a declined bundle got",
  params: z.object({ bundleId: id }),
  reply: z.array(noticeView),
});
export const handleNotice = endpoint({
  method: "POST",
  path: "/investor-application/notice/:id/handled",
  who: "investor",
  summary: "Notes that the owner gave an undelivered notice in another way; returns all notices of its bundle",
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: z.array(noticeView),
});
