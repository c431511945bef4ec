import { join } from "node:path";
import type { SandboxConfig } from "../config.ts";
import { openJsonLog } from "../platform/json-log.ts";
import { Problem } from "../platform/problem.ts";
import { newId } from "./ids.ts";
import type { EventType } from "./payments.ts";
import { stripeSignature } from "./signature.ts";

/** What the product is told of, and how that went. */
export interface Webhook {
  id: string;
  type: EventType;
  createdAt: string;
  /** The object the event is about, as Stripe's API had it then. */
  object: unknown;
  attempts: Attempt[];
  /** Null once it was taken, or given up. */
  nextAttemptAt: string | null;
}

interface Attempt {
  at: string;
  /** Null where no answer came. */
  status: number | null;
}

export interface Webhooks {
  /** Oldest first. */
  all(): Webhook[];
  isHeld(): boolean;
  record(type: EventType, object: unknown): void;
  /** Delivers what is due; resolves when each was tried. */
  deliverDue(): Promise<void>;
  /** Delivers one now, whether it was taken before or not. */
  resend(id: string): Promise<Webhook>;
  /** While held, nothing is delivered but by `resend`. */
  hold(isHeld: boolean): Promise<void>;
  clear(): void;
}

const timeoutMs = 10_000;
const apiVersion = "2026-10-28.endive";
/** Pauses after each failed attempt: about three days in all. */
const pauses = ["PT1M", "PT5M", "PT30M", "PT2H", "PT6H", "PT12H", "PT24H", "PT24H"];

/** Tells the product's webhook what happened, signed, until it answers 2xx. */
export function openWebhooks(
  folder: string,
  config: SandboxConfig,
  now: () => Temporal.Instant,
  onChange: () => void,
  closing: AbortSignal,
): Webhooks {
  const log = openJsonLog<Webhook>(join(folder, "payment-webhooks.jsonl"), ({ id }) => id);
  const underway = new Map<string, Promise<Webhook>>();
  let held = false;

  const attempt = async (webhook: Webhook): Promise<Webhook> => {
    const at = now();
    const status = await call(config, webhook, at, closing);
    // A reset is not undone by a call still on its way, and a closed sandbox writes no more.
    if (closing.aborted || !log.get(webhook.id)) return webhook;
    const attempts = [...webhook.attempts, { at: at.toString(), status }];
    const isTaken = attempts.some((one) => one.status !== null && one.status >= 200 && one.status < 300);
    const pause = isTaken ? undefined : pauses[attempts.length - 1];
    const nextAttemptAt = pause === undefined ? null : now().add(Temporal.Duration.from(pause)).toString();
    const after = { ...webhook, attempts, nextAttemptAt };
    log.put(after);
    onChange();
    return after;
  };
  const deliver = (webhook: Webhook): Promise<Webhook> => {
    const running = underway.get(webhook.id);
    if (running) return running;
    const started = attempt(webhook).finally(() => underway.delete(webhook.id));
    underway.set(webhook.id, started);
    return started;
  };
  const isDue = ({ nextAttemptAt }: Webhook): boolean =>
    nextAttemptAt !== null && Temporal.Instant.compare(nextAttemptAt, now()) <= 0;
  const deliverDue = async (): Promise<void> => {
    if (held) return;
    await Promise.all(log.all().filter(isDue).map(deliver));
  };

  return {
    all: log.all,
    isHeld: () => held,
    record(type, object) {
      const createdAt = now().toString();
      log.put({ id: newId("evt"), type, createdAt, object, attempts: [], nextAttemptAt: createdAt });
      onChange();
      void deliverDue();
    },
    deliverDue,
    async resend(id) {
      const webhook = log.get(id);
      if (!webhook) throw new Problem(404, `There is no webhook ${id}`);
      return deliver(webhook);
    },
    async hold(isHeld) {
      held = isHeld;
      await deliverDue();
    },
    clear() {
      held = false;
      log.clear();
    },
  };
}

/** Returns the status that the product's webhook answered; null without an answer. */
async function call(
  { publicUrl, paymentsWebhookSecret }: SandboxConfig,
  { id, type, createdAt, object }: Webhook,
  at: Temporal.Instant,
  closing: AbortSignal,
): Promise<number | null> {
  const created = Math.floor(Temporal.Instant.from(createdAt).epochMilliseconds / 1000);
  const event = { id, object: "event", api_version: apiVersion, created, livemode: false, pending_webhooks: 1, type };
  const body = JSON.stringify({ ...event, data: { object } });
  try {
    const answer = await fetch(`${publicUrl}/hooks/payments`, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": stripeSignature(paymentsWebhookSecret, body, at),
      },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
