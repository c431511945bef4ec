import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { App } from "../../app.ts";
import { limits } from "../../limits.ts";
import { sanitizeText } from "../../platform/database/sanitize-text.ts";
import { processLimiter } from "../../platform/process-limiter.ts";
import type { StoreArrival } from "../incoming-arrival.ts";

export type MailIntake = { port: number; close(): Promise<void> };

const sizeLimitBytes = 15 * 1024 * 1024;
const maxRecipients = 20;
const maxClientConnections = 100;
/** For mails on their way when the product stops. */
const timeoutMs = 8_000;
const lookEveryMs = 20;
const wholeConnectionMs = 10 * 60_000;
const maxMessageIdLength = 500;

/**
 * Starts the product's own mail server: it takes mail for the intake domain, relays none, and answers 250 only when the
 * mail is in the database.
 */
export async function startMailIntake(app: App, keep: StoreArrival): Promise<MailIntake> {
  const domain = app.config.mail.intakeDomain.toLowerCase();
  const takesMore = processLimiter(app.config, limits.mailsTaken);
  const receiving = new Set<string>();
  const server = new SMTPServer({
    name: domain,
    banner: "Porchlight",
    // It listens on loopback behind the machine's own mail server, so there is nobody to encrypt against or to log in.
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    size: sizeLimitBytes,
    maxClients: maxClientConnections,
    socketTimeout: 60_000,
    closeTimeout: timeoutMs,
    onMailFrom(_address, session, done) {
      done(takesMore(session.remoteAddress) ? null : reply(451, "4.7.1 Too many mails; try again in a minute"));
    },
    onRcptTo({ address }, session, done) {
      if (domainOf(address) !== domain) return done(reply(550, "5.7.1 We take mail for our own addresses only"));
      if (session.envelope.rcptTo.length >= maxRecipients) return done(reply(452, "4.5.3 Too many recipients"));
      return done();
    },
    onData(stream, session, done) {
      receiving.add(session.id);
      receive(keep, stream, session)
        .then(
          () => done(null, "Kept"),
          (error: Error & { responseCode?: number }) => {
            if (error.responseCode) return done(error);
            app.log.error({ err: error }, "a mail could not be kept");
            return done(reply(451, "4.3.0 It could not be kept; try again"));
          },
        )
        .finally(() => receiving.delete(session.id));
    },
  });
  // A client that hangs up early is the client's affair; without a listener it would end the process.
  server.on("error", (error: Error) => app.log.info({ err: error }, "mail intake"));
  // Who drips a byte now and then is never idle.
  server.server.on("connection", (socket) => {
    const timer = setTimeout(() => socket.destroy(), wholeConnectionMs).unref();
    socket.once("close", () => clearTimeout(timer));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(app.config.smtpPort, app.config.host, () => {
      server.server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => closeIntake(server, receiving),
  };
}

/** Closes the server: mails in progress are received in full, other connections get a 421 and retry later. */
async function closeIntake(server: SMTPServer, receiving: ReadonlySet<string>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sendAway = (): void => {
    for (const connection of server.connections) {
      if (receiving.has(connection.id)) continue;
      connection.send(421, "Porchlight is restarting; try again in a moment");
      connection.close();
    }
  };
  sendAway();
  const looking = setInterval(sendAway, lookEveryMs);
  await closed;
  clearInterval(looking);
}

async function receive(keep: StoreArrival, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw reply(552, "5.3.4 The mail is larger than 15 MB");
  const content = Buffer.concat(chunks);
  const { mailFrom, rcptTo } = session.envelope;
  const from = mailFrom ? sanitizeText(mailFrom.address).toLowerCase() : "";
  const recipients = new Set(rcptTo.map(({ address }) => sanitizeText(address).toLowerCase()));
  for (const to of recipients) {
    await keep({
      channel: "EMAIL",
      partnerId: `${identityOf(content)} ${to}`,
      sender: senderOf(content) ?? from,
      content,
      envelope: { from, to, remoteAddress: session.remoteAddress, helo: sanitizeText(session.hostNameAppearsAs || "") },
    });
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Its Message-ID; a mail without one is known by its bytes. */
function identityOf(content: Buffer): string {
  const messageId = headerOf(content, "message-id")?.trim();
  if (messageId && messageId.length <= maxMessageIdLength) return messageId;
  return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}

/** The address of its From header. */
function senderOf(content: Buffer): string | null {
  const from = headerOf(content, "from")?.trim() ?? "";
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  return address.includes("@") ? address.trim().toLowerCase().slice(0, 320) : null;
}

const headerLimitBytes = 256 * 1024;

function headerOf(content: Buffer, name: string): string | null {
  const start = content.subarray(0, headerLimitBytes).toString("utf8");
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  const lines = start
    .slice(0, end)
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  const found = lines.find((line) => line.toLowerCase().startsWith(`${name}:`));
  return found ? sanitizeText(found.slice(name.length + 1)) : null;
}

const reply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
