import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import { errorLine, type Outcome } from "../../platform/outcome.ts";

type Mail = {
  to: string;
  toName?: string | undefined;
  subject: string;
  text: string;
  /** Empty where words alone are sent. */
  html: string;
  headers?: Record<string, string> | undefined;
  replyTo?: string | undefined;
  inReplyTo?: string | undefined;
  references?: string[] | undefined;
  attachments?: { filename: string; contentType: string; contentBase64: string }[] | undefined;
  /** Our own, the same at every attempt, so that a mail sent twice is recognised as one. */
  messageId: string;
  /** Where bounces go. */
  returnPath: string;
};

export type Mailer = {
  send(mail: Mail): Promise<Outcome>;
  close(): void;
};

const timeoutMs = 10_000;
const wholeMailPatienceMs = 40_000;

/** Sends mail through the SMTP server the configuration names, over a few kept connections. */
export function createMailer(mail: Config["mail"]): Mailer {
  if (!mail.smtpUrl) {
    return {
      send: async () => ({ kind: "not-configured", error: "SMTP_URL is not set; the mail waits." }),
      close: () => undefined,
    };
  }
  const transport = createTransport({
    pool: true,
    url: mail.smtpUrl,
    maxConnections: 4,
    // Once more at once, when the server had closed a kept connection; every later attempt is the outbox's.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // What a mail says comes from people; it must not make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A lost idle connection is opened anew by the next mail; without a listener it would end the process.
  transport.on("error", () => undefined);
  return {
    async send(sent) {
      try {
        await transport.sendMail({
          from: mail.from,
          to: { name: sent.toName ?? "", address: sent.to },
          envelope: { from: sent.returnPath, to: [sent.to] },
          messageId: sent.messageId,
          subject: sent.subject,
          text: sent.text,
          html: sent.html || undefined,
          replyTo: sent.replyTo,
          inReplyTo: sent.inReplyTo,
          references: sent.references,
          // Nobody's out-of-office note answers a machine, and ours never answers theirs (RFC 3834).
          headers: { "Auto-Submitted": sent.inReplyTo ? "auto-replied" : "auto-generated", ...sent.headers },
          attachments: sent.attachments?.map((one) => ({
            filename: one.filename,
            contentType: one.contentType,
            content: Buffer.from(one.contentBase64, "base64"),
          })),
          signal: AbortSignal.timeout(wholeMailPatienceMs),
        });
        return { kind: "sent" };
      } catch (error) {
        return { kind: isFinal(error) ? "refused" : "failed-for-now", error: errorLine(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** A 5yz reply to this mail or its addresses. A refused login is the configuration's fault, so the mail waits. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code === "EAUTH") return false;
  if (code === "EENVELOPE" && responseCode === 0) return true;
  return responseCode >= 500 && responseCode !== 503;
}
