import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";

export interface AttachmentSummary {
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  /** Without angle brackets; set for a picture that the HTML shows inline. */
  contentId: string | null;
}

export interface ReadMail {
  from: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Lower-case names; a header that repeats has its values on lines of their own. */
  headers: Record<string, string>;
  attachments: AttachmentSummary[];
  messageId: string | null;
  references: string | null;
}

/** What a mail client shows of a message. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const email = await PostalMime.parse(raw);
  return {
    from: email.from?.address ?? "",
    fromName: email.from?.name ?? "",
    replyTo: firstAddress(email.replyTo),
    subject: email.subject ?? "",
    text: email.text ?? "",
    html: email.html ?? null,
    headers: headersOf(email),
    attachments: email.attachments.map((attachment, index) => ({
      filename: filenameOf(attachment, index),
      contentType: attachment.mimeType,
      size: bytesOf(attachment).length,
      contentId: attachment.contentId?.replace(/^<|>$/g, "") ?? null,
    })),
    messageId: email.messageId ?? null,
    references: email.references ?? null,
  };
}

/** One attachment's bytes, counted from zero. */
export async function readAttachment(raw: Buffer, index: number): Promise<Buffer | undefined> {
  const attachment = (await PostalMime.parse(raw)).attachments[index];
  return attachment && bytesOf(attachment);
}

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === "string" || content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content);

function filenameOf(attachment: Attachment, index: number): string {
  if (attachment.filename) return attachment.filename;
  return attachment.mimeType === "text/calendar" ? "invite.ics" : `attachment-${index + 1}`;
}

const firstAddress = (addresses: Address[] | undefined): string | null => addresses?.[0]?.address ?? null;

function headersOf({ headers }: Email): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { key, value } of headers) byName[key] = key in byName ? `${byName[key]}\n${value}` : value;
  return byName;
}
