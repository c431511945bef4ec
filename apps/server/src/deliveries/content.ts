import { z } from "zod";
import { sanitizeText } from "../platform/database/sanitize-text.ts";

const attachment = z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() });

/** What the content column of a mail's delivery holds; its body is gone once a secret is sent. */
export const mailContent = z.object({
  toName: z.string().optional(),
  subject: z.string(),
  text: z.string().default(""),
  html: z.string().default(""),
  headers: z.record(z.string(), z.string()).optional(),
  replyTo: z.string().optional(),
  inReplyTo: z.string().optional(),
  references: z.array(z.string()).optional(),
  attachments: z.array(attachment).optional(),
});
export type MailContent = z.infer<typeof mailContent>;

/** What the content column of a text's delivery holds. */
export const textContent = z.object({
  body: z.string().default(""),
  evenIfOptedOut: z.boolean().optional(),
});
export type TextContent = z.infer<typeof textContent>;

/** A content with every string of it as PostgreSQL can keep it. */
export const sanitizedContent = (content: MailContent | TextContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === "string" ? sanitizeText(value) : value)),
  );
