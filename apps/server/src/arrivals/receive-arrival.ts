import type { App } from "../app.ts";
import { authenticateInWorker, isOfOwnNetwork } from "../partners/smtp/authenticate.ts";
import { BoundsExceeded, TaskFailed } from "../platform/bounded-worker.ts";
import type { Tx } from "../platform/database/database.ts";
import { inTransactionWithPrefetch } from "../platform/database/prefetching-transaction.ts";
import { errorLine } from "../platform/outcome.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import { keptInstead } from "./private-content.ts";
import { quarantineFailed, quarantineUnreadable } from "./quarantine.ts";
import { readMail } from "./read-mail.ts";
import {
  type Arrival,
  type ArrivalOutcome,
  claimArrival,
  lockSender,
  postponeArrival,
  settleArrival,
} from "./store.ts";
import { takeMail } from "./take-mail.ts";
import { takePlatformLead, wordsOfForm } from "./take-platform-lead.ts";
import { takeText } from "./take-text.ts";

const maxAttempts = 10;
const firstWaitSeconds = 5;
const turnWait = Temporal.Duration.from({ seconds: 1 });

/** Hands one arrival to the conversation it belongs to, in one transaction. Safe to run twice. */
export async function receiveArrival(app: App, arrivalId: string): Promise<void> {
  const arrival = await claimArrival(app.db, app.clock.now(), arrivalId);
  if (!arrival) return;
  // The attempts before this one ended with the process.
  if (arrival.attempts > maxAttempts) return app.inTransaction((tx) => quarantineFailed(tx, app, arrival, null));
  try {
    const { take, words } = await opened(app, arrival);
    await inTransactionWithPrefetch(app, async (tx) => {
      const turn = await lockSender(tx, arrival);
      if (turn === "done") return;
      if (turn === "later") return waitForTurn(tx, app, arrival);
      const outcome = await take(tx, app);
      settleArrival(tx, arrival.id, outcome, app.clock.now(), keptInstead(arrival, outcome, words));
    });
  } catch (error) {
    const again = arrival.attempts < maxAttempts ? app.clock.now().add(waitAfter(arrival.attempts)) : null;
    const about = { arrivalId, channel: arrival.channel, attempts: arrival.attempts, again: again?.toString() ?? null };
    app.log.error({ err: error, ...about }, "an arrival could not be handled");
    const note = errorLine(error);
    await app.inTransaction((tx) =>
      again ? postponeArrival(tx, arrival, again, note) : quarantineFailed(tx, app, arrival, note),
    );
  }
}

/** How an arrival is taken, and all the words in it. */
type Opened = { take(tx: Tx, app: App): Promise<ArrivalOutcome>; words: string };

async function opened(app: App, arrival: Arrival): Promise<Opened> {
  if (arrival.channel === "PLATFORM")
    return { take: (tx, app) => takePlatformLead(tx, app, arrival), words: wordsOfForm(arrival) };
  if (arrival.channel === "SMS")
    return { take: (tx, app) => takeText(tx, app, arrival), words: arrival.content.toString("utf8") };
  try {
    const mail = await readMail(arrival.content, String(arrival.envelope.from ?? ""));
    const results = await senderResults(app, arrival, mail);
    const words = [mail.subject, mail.text, mail.wholeText].join("\n");
    return { take: (tx, app) => takeMail(tx, app, arrival, mail, results), words };
  } catch (error) {
    if (!(error instanceof BoundsExceeded || error instanceof TaskFailed)) throw error;
    const note = `It cannot be read: ${errorLine(error)}`;
    return { take: (tx, app) => quarantineUnreadable(tx, app, arrival, note), words: "" };
  }
}

/** What is known about who sent a mail: by the server in front of us, or by ourselves where there is none. */
function senderResults(
  app: App,
  { content, envelope }: Arrival,
  mail: ArrivedMail,
): Promise<string | null> | string | null {
  const { remoteAddress, helo, from } = envelope;
  if (!remoteAddress || isOfOwnNetwork(String(remoteAddress))) return mail.relayResults;
  const sender = { remoteAddress: String(remoteAddress), helo: String(helo ?? ""), envelopeFrom: String(from ?? "") };
  return authenticateInWorker({ content, ...sender }, app.config.mail.intakeDomain);
}

const waitForTurn = (tx: Tx, app: App, { id, attempts }: Arrival): Promise<void> =>
  postponeArrival(tx, { id, attempts: attempts - 1 }, app.clock.now().add(turnWait), null);

/** 5, 10, 20 … seconds, 21 minutes after the ninth failure. */
const waitAfter = (attempts: number): Temporal.Duration =>
  Temporal.Duration.from({ seconds: firstWaitSeconds * 2 ** (attempts - 1) });
