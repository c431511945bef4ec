import { z } from "zod";
import { sanitizeText } from "../platform/database/sanitize-text.ts";

const attachment = z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() });

/** The content of a mail's delivery; its body is deleted once a secret is sent. */
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

/** The content of a text's delivery. */
export const textContent = z.object({
  body: z.string().default(""),
  evenIfOptedOut: z.boolean().optional(),
});
export type TextContent = z.infer<typeof textContent>;

/** Returns a content with every string as PostgreSQL can store it. */
export const sanitizedContent = (content: MailContent | TextContent): unknown =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === "string" ? sanitizeText(value) : value)),
  );
