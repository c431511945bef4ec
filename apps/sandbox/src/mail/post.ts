import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import type { Options } from "nodemailer/lib/mailer";
import { z } from "zod";
import { Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { readMail } from "./read-mail.ts";

const mailbox = z.string().trim().min(1).max(500);

/** A mail for the product. `envelopeFrom` may be `<>`, as in a bounce; `raw` is a whole message, sent as it is. */
export const outgoingMail = z
  .strictObject({
    from: mailbox,
    to: z.union([mailbox, z.array(mailbox).min(1).max(50)]),
    subject: z.string().max(2_000).optional(),
    text: z.string().optional(),
    html: z.string().optional(),
    inReplyTo: z.string().max(1_000).optional(),
    headers: z.record(z.string().regex(/^[!-9;-~]+$/), z.union([z.string(), z.array(z.string())])).optional(),
    attachments: z
      .array(
        z.strictObject({
          filename: z.string().min(1).max(255),
          contentType: z.string().min(1).max(255),
          contentBase64: z.base64(),
        }),
      )
      .max(30)
      .optional(),
    envelopeFrom: z.string().max(500).optional(),
    raw: z.string().min(1).optional(),
  })
  .refine((mail) => mail.raw !== undefined || (mail.subject !== undefined && mail.text !== undefined), {
    error: "subject and text are needed unless raw is sent",
  });

export type OutgoingMail = z.output<typeof outgoingMail>;

/**
 * Delivers a mail to the product's inbound SMTP, as a mail server would.
 *
 * Errors  502 with the product's SMTP reply, when it refuses or cannot be reached; nothing is kept then.
 */
export async function postToProduct(world: World, mail: OutgoingMail): Promise<{ id: string; messageId: string }> {
  const raw = mail.raw ? Buffer.from(mail.raw.replace(/\r?\n/g, "\r\n")) : await compose(world, mail);
  const recipients = addressesIn([mail.to].flat());
  const envelopeFrom = mail.envelopeFrom?.replace(/[<>\s]/g, "") ?? addressesIn([mail.from])[0] ?? "";
  await deliver(world, { from: envelopeFrom, to: recipients }, raw);
  const read = await readMail(raw);
  const id = randomUUID();
  const receivedAt = world.clock.now().toString();
  world.mailbag.keep({ id, direction: "to-product", ...read, to: recipients, envelopeFrom, receivedAt }, raw);
  return { id, messageId: read.messageId ?? "" };
}

async function compose(world: World, mail: OutgoingMail): Promise<Buffer> {
  const { headers, known } = splitHeaders(mail.headers ?? {});
  return new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(world.clock.now().epochMilliseconds),
    messageId: `<${randomUUID()}@${addressesIn([mail.from])[0]?.split("@")[1] ?? "sandbox.test"}>`,
    inReplyTo: mail.inReplyTo,
    references: mail.inReplyTo,
    ...known,
    headers,
    attachments: mail.attachments?.map(({ filename, contentType, contentBase64 }) => ({
      filename,
      contentType,
      content: Buffer.from(contentBase64, "base64"),
    })),
  })
    .compile()
    .build();
}

const composerNames: Record<string, keyof Options> = {
  "message-id": "messageId",
  "in-reply-to": "inReplyTo",
  references: "references",
  date: "date",
  from: "from",
  to: "to",
  cc: "cc",
  "reply-to": "replyTo",
  sender: "sender",
  subject: "subject",
};

/** The composer writes these headers itself, so an override goes to it by its own name for them, or the header would appear twice. */
function splitHeaders(all: Record<string, string | string[]>) {
  const known: Options = {};
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(all)) {
    const option = composerNames[name.toLowerCase()];
    if (option) Object.assign(known, { [option]: [value].flat().join(" ") });
    else headers[name] = value;
  }
  return { headers, known };
}

const addressesIn = (mailboxes: string[]): string[] =>
  mailboxes.flatMap((one) => one.split(",")).map((one) => (/<([^<>]*)>\s*$/.exec(one)?.[1] ?? one).trim());

/** A mail server on its way to a busy one waits; minutes where nobody watches. */
const timeoutMs = 30_000;

async function deliver(world: World, envelope: { from: string; to: string[] }, raw: Buffer): Promise<void> {
  const transport = createTransport({
    host: "127.0.0.1",
    port: world.config.productSmtpPort,
    name: "mail.sandbox.test",
    ignoreTLS: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.sendMail({ envelope, raw });
  } catch (error) {
    const { message, response, responseCode } = error as Error & { response?: string; responseCode?: number };
    throw new Problem(502, `The product did not take the mail: ${response ?? message}`, {
      smtpReply: response ?? null,
      smtpReplyCode: responseCode ?? null,
    });
  } finally {
    transport.close();
  }
}
