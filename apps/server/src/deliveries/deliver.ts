import pLimit from "p-limit";
import { z } from "zod";
import type { App } from "../app.ts";
import { post, type Sql, type Tx } from "../platform/database/database.ts";
import { errorLine, type Outcome } from "../platform/outcome.ts";
import { retryAt } from "../platform/retries.ts";
import { serializeByKey } from "../platform/serialize-by-key.ts";
import { mailContent, textContent } from "./content.ts";
import { type DeliveryStatus, recordDeliveryStatus } from "./delivery-status.ts";
import type { DropReason } from "./drop-reasons.ts";
import { optOut } from "./opt-out-store.ts";
import type { Partners } from "./partners.ts";
import { queueOtherChannel } from "./queue-other-channel.ts";
import { quietUntil } from "./quiet-hours.ts";
import { bounceAddress } from "./reply-address.ts";
import { type Claimed, claimDelivery, closed, type Ended, putBack } from "./store.ts";
import { notifyOwnerOfUnreachable } from "./unreachable-notice.ts";

const partnerPause = Temporal.Duration.from({ minutes: 5 });

/** Sends one delivery after the other; `settled` when what became of the last is written down. */
type Lane = { settled: Promise<void> };

/**
 * Returns a function that sends a delivery when it is due and not claimed, in a few lanes: in each, one is sent after
 * the outcome of the one before is recorded; the next is claimed in the meantime.
 */
export function createDeliverer(app: App, partners: () => Partners, lanes = 1): (deliveryId: string) => Promise<void> {
  const inTurn = pLimit(lanes);
  const free = Array.from({ length: lanes }, (): Lane => ({ settled: Promise.resolve() }));
  const deliver = async (id: string): Promise<void> => {
    const sending = await inTurn(async () => {
      // What is claimed and not written down is sent again by the next process.
      if (app.jobs.isClosing()) throw new Error("This process stops, so the delivery is left to another one");
      const lane = free.pop()!;
      try {
        const claimed = await claimDelivery(app.db, app.clock.now(), id);
        await lane.settled.catch(() => undefined);
        if (!claimed) return null;
        const outcome = await attempt(app, partners(), claimed);
        const settled = written(app, claimed, outcome);
        lane.settled = settled;
        return { settled };
      } finally {
        free.push(lane);
      }
    });
    await sending?.settled;
  };
  // A jump of the clock makes this process's own claim look stale.
  return (id) => serializeByKey(`delivery:${id}`, () => deliver(id));
}

type Attempted = Outcome | { kind: "dropped"; reason: DropReason } | { kind: "quiet"; until: Temporal.Instant };

/** When the hours end in which a text must not go out, as one that failed in the evening would. */
function quietEnd(claimed: Claimed, now: Temporal.Instant): Temporal.Instant | null {
  const { channel, recipient, quiet_state, quiet_zone, quiet_from } = claimed;
  if (channel !== "SMS" || quiet_state === null || quiet_zone === null) return null;
  if (quiet_from && Temporal.Instant.compare(now, quiet_from) < 0) return null;
  return quietUntil(now, { state: quiet_state, timeZone: quiet_zone }, recipient);
}

async function attempt(app: App, { mailer, texter }: Partners, claimed: Claimed): Promise<Attempted> {
  if (claimed.is_late) return { kind: "dropped", reason: "late" };
  const until = quietEnd(claimed, app.clock.now());
  if (until) return { kind: "quiet", until };
  try {
    if (claimed.channel === "EMAIL") {
      // A code or link somebody is waiting for is tried even where mail came back before.
      if (claimed.is_opted_out && !claimed.is_secret) return { kind: "dropped", reason: "takes-no-mail" };
      const returnPath = bounceAddress(claimed.id, app.config.mail.intakeDomain);
      const content = mailContent.parse(claimed.content);
      return await mailer.send({ ...content, to: claimed.recipient, messageId: claimed.partner_id!, returnPath });
    }
    const { body, evenIfOptedOut } = textContent.parse(claimed.content);
    if (claimed.is_opted_out && !evenIfOptedOut) return { kind: "dropped", reason: "opted-out" };
    const outcome = await texter.send({ to: claimed.recipient, body, deliveryId: claimed.id });
    if (evenIfOptedOut && outcome.kind === "opted-out") return { kind: "dropped", reason: "confirmed-by-provider" };
    return outcome;
  } catch (error) {
    // A row nobody can read will not read better tomorrow.
    return { kind: error instanceof z.ZodError ? "refused" : "failed-for-now", error: errorLine(error) };
  }
}

/** Stores the outcome of an attempt; for most texts in one statement without a transaction around it. */
async function written(app: App, claimed: Claimed, outcome: Attempted): Promise<void> {
  if (outcome.kind === "sent" && !claimed.has_waited) await sent(app, claimed, outcome).execute(app.db);
  else await app.inTransaction((tx) => settle(tx, app, claimed, outcome));
}

async function settle(tx: Tx, app: App, claimed: Claimed, outcome: Attempted): Promise<void> {
  const now = app.clock.now();
  const about = { deliveryId: claimed.id, channel: claimed.channel, attempts: claimed.attempts };
  const tell = (how: DeliveryStatus) => recordDeliveryStatus(tx, app, claimed.message_id, how);
  const end = async (how: Ended): Promise<void> => {
    post(tx, closed(claimed, how));
    await tell("message.undelivered");
  };
  const wait = async (until: Temporal.Instant, error: string | null, attempts: number): Promise<void> => {
    putBack(tx, claimed, now, until, error, attempts);
    if (!claimed.has_waited) await tell("message.held-back");
  };
  switch (outcome.kind) {
    case "sent":
      post(tx, sent(app, claimed, outcome));
      return tell("message.went-out");
    case "dropped":
      app.log.info({ ...about, reason: outcome.reason }, "a delivery was dropped");
      await end({ status: "dropped", reason: outcome.reason });
      if (outcome.reason === "takes-no-mail") await notifyOwnerOfUnreachable(tx, app, claimed.message_id);
      return outcome.reason === "late" ? undefined : queueOtherChannel(tx, app, claimed.id, claimed.message_id);
    case "quiet":
      return wait(outcome.until, null, claimed.attempts - 1);
    case "opted-out":
      app.log.info({ ...about, error: outcome.error }, "a delivery was dropped");
      await optOut(tx, claimed.channel, claimed.recipient, now);
      await end({ status: "dropped", reason: "opted-out" });
      return queueOtherChannel(tx, app, claimed.id, claimed.message_id);
    case "refused":
      app.log.error({ ...about, error: outcome.error }, "a delivery was refused");
      await end({ status: "failed", error: outcome.error });
      await notifyOwnerOfUnreachable(tx, app, claimed.message_id);
      return queueOtherChannel(tx, app, claimed.id, claimed.message_id);
    case "not-configured":
      app.log.warn({ ...about, error: outcome.error }, "a delivery waits");
      return wait(now.add(partnerPause), outcome.error, claimed.attempts - 1);
    case "failed-for-now": {
      const again = retryAt(now, claimed.attempts);
      app.log.warn({ ...about, error: outcome.error, again: again?.toString() ?? null }, "a delivery failed");
      if (again) return wait(again, outcome.error, claimed.attempts);
      app.log.error(about, "a delivery was given up");
      await end({ status: "failed", error: outcome.error });
      await notifyOwnerOfUnreachable(tx, app, claimed.message_id, "given-up");
      return queueOtherChannel(tx, app, claimed.id, claimed.message_id);
    }
  }
}

const sent = (app: App, claimed: Claimed, { partnerId = null }: { partnerId?: string | null }): Sql =>
  closed(claimed, { status: "sent", at: app.clock.now(), partnerId });
