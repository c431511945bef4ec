import { join } from "node:path";
import { createClock, type WorldClock } from "./clock/clock.ts";
import type { SandboxConfig } from "./config.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import { type Feeds, openFeeds } from "./feeds/feeds.ts";
import { type GoogleAccounts, openGoogleAccounts } from "./google/accounts.ts";
import { type CalendarEvents, openCalendarEvents } from "./google/calendar/events.ts";
import { type Grants, openGrants } from "./google/calendar/grants.ts";
import { type GoogleKeys, openGoogleKeys } from "./google/keys.ts";
import { createScriptedLlm, type ScriptedLlm } from "./llm/script.ts";
import { type Mailbag, openMailbag } from "./mail/mailbag.ts";
import { type IdempotentCalls, openIdempotentCalls } from "./payments/idempotency.ts";
import { openPayments, type Payments } from "./payments/payments.ts";
import { openWebhooks, type Webhooks } from "./payments/webhooks.ts";
import { type Changes, createChanges } from "./platform/changes.ts";
import { type Bureau, openBureau } from "./screening/bureau.ts";
import { sendWebhook } from "./screening/webhooks.ts";
import type { SmsProvider } from "./sms/provider.ts";
import { openTextLog, type TextLog } from "./sms/text-log.ts";
import { createPlatform, type Platform } from "./syndication/platform.ts";

/** Everything outside the product: what happened there so far, what time it is, and who misbehaves. */
export interface World {
  config: SandboxConfig;
  changes: Changes;
  clock: WorldClock;
  faults: Faults;
  mailbag: Mailbag;
  texts: TextLog;
  smsProvider: SmsProvider;
  accounts: GoogleAccounts;
  grants: Grants;
  events: CalendarEvents;
  keys: GoogleKeys;
  platform: Platform;
  feeds: Feeds;
  llm: ScriptedLlm;
  payments: Payments;
  paymentCalls: IdempotentCalls;
  paymentWebhooks: Webhooks;
  bureau: Bureau;
  /** Aborts when the sandbox closes: what is still under way stops writing. */
  closing: AbortController;
}

export async function openWorld(config: SandboxConfig, smsProvider: SmsProvider): Promise<World> {
  const folder = join(config.dataDir, "sandbox");
  const changes = createChanges();
  const clock = createClock({
    startsAt: config.clockStartsAt,
    ackTimeoutMs: config.clockAckTimeoutMs,
    onMove: changes.announce,
    afterMove: () => passTime(world),
  });
  const closing = new AbortController();
  const bureau = openBureau(folder, {
    now: clock.now,
    onChange: changes.announce,
    delaySeconds: config.screeningDelaySeconds,
    tell: (webhook) => sendWebhook(config, closing.signal, webhook),
  });
  const platform = createPlatform(config, clock.now, changes.announce);
  const paymentWebhooks = openWebhooks(folder, config, clock.now, changes.announce, closing.signal);
  const world: World = {
    config,
    smsProvider,
    changes,
    clock,
    platform,
    bureau,
    llm: createScriptedLlm(),
    faults: createFaults(changes.announce),
    feeds: openFeeds(folder),
    mailbag: openMailbag(folder, changes.announce),
    texts: openTextLog(folder, changes.announce),
    accounts: openGoogleAccounts(folder, changes.announce),
    grants: openGrants(folder, clock.now),
    events: openCalendarEvents(folder, clock.now, changes.announce),
    keys: await openGoogleKeys(folder),
    payments: openPayments(folder, clock.now, (type, object) => {
      paymentWebhooks.record(type, object);
      changes.announce();
    }),
    paymentCalls: openIdempotentCalls(folder, clock.now),
    paymentWebhooks,
    closing,
  };
  return world;
}

/** Does what is due by the world's clock: the rental platform reads, reports are delivered, payment pages expire, webhooks go out. */
export async function passTime({ platform, bureau, payments, paymentWebhooks }: World): Promise<void> {
  payments.expireDue();
  await Promise.all([platform.readIfDue(), bureau.settle(), paymentWebhooks.deliverDue()]);
}

/** Forgets mail, texts, opt-outs, accounts with their calendars, screenings, payments, feeds and faults, and lets the clock follow real time again. */
export async function resetWorld(world: World): Promise<void> {
  world.mailbag.clear();
  world.texts.clear();
  world.accounts.clear();
  world.grants.clear();
  world.events.clear();
  world.faults.clear();
  world.platform.clear();
  world.feeds.clear();
  world.llm.clear();
  world.payments.clear();
  world.paymentCalls.clear();
  world.paymentWebhooks.clear();
  world.bureau.clear();
  await world.clock.backToReal();
}
