import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { World } from "../world.ts";
import { readMail } from "./read-mail.ts";

const sizeLimitBytes = 30 * 1024 * 1024;

export interface SmtpInbox {
  port: number;
  close(): Promise<void>;
}

/** The mail servers of the world: whatever the product sends to anybody arrives here. */
export async function openSmtpInbox(world: World): Promise<SmtpInbox> {
  const held = new Set<NodeJS.Timeout>();
  const server = new SMTPServer({
    name: "mail.sandbox.test",
    banner: "the outside world",
    // Its certificate would be self-signed, and a client that tries STARTTLS by itself would refuse it.
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    size: sizeLimitBytes,
    socketTimeout: world.config.timeoutMs,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onMailFrom(_address, _session, done) {
      const mode = world.faults.take("smtp");
      if (mode === "refuse") return done(smtpReply(421, "4.3.2 The sandbox was told to refuse mail for now"));
      if (mode === "5xx") return done(smtpReply(554, "5.3.0 The sandbox was told to fail for good"));
      if (mode === "timeout") return;
      if (mode === "ok") return done();
      const later = setTimeout(() => {
        held.delete(later);
        done();
      }, world.config.slowMs);
      held.add(later);
    },
    onData(stream, session, done) {
      receive(world, stream, session).then((id) => done(null, `Queued as ${id}`), done);
    },
  });
  // A client that hangs up early is the client's affair; without a listener it would end the process.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(world.config.smtpPort, "127.0.0.1", resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close() {
      for (const timer of held) clearTimeout(timer);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function receive(world: World, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw smtpReply(552, "5.3.4 The message is larger than this server takes");
  const raw = Buffer.concat(chunks);
  const { mailFrom, rcptTo } = session.envelope;
  const id = randomUUID();
  world.mailbag.keep(
    {
      id,
      direction: "from-product",
      ...(await readMail(raw)),
      to: rcptTo.map(({ address }) => address),
      envelopeFrom: mailFrom ? mailFrom.address : "",
      receivedAt: world.clock.now().toString(),
    },
    raw,
  );
  return id;
}

const smtpReply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
