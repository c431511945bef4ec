import type { Order } from "@porchlight/assistant/turn.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import type { App } from "../app.ts";
import { mailLinkAgain } from "../applications/link-again.ts";
import { optIn, optOut } from "../deliveries/opt-out-store.ts";
import { openEscalation } from "../escalations/actions.ts";
import { recordOfLead } from "../leads/events.ts";
import { stopFollowUps } from "../leads/follow-up-store.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { qualify } from "../leads/qualify.ts";
import { saveRenter } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import {
  agreeToProposal,
  answerAttendance,
  askAnotherTime,
  type BookingOutcome,
  cancelByRenter,
  keepTime,
  refuseProposal,
  requestShowing,
} from "../showings/booking.ts";
import { startForming, withdraw } from "../showings/forming-store.ts";
import { loseInterest } from "../showings/lose-interest.ts";
import { notifyOwnerOfOptOut } from "./opt-out-notice.ts";
import { hasWrittenElsewhere } from "./queries.ts";

/** The outcome of the orders; `timeGone` is the ordered start that is no longer free, or null. */
export type OrdersOutcome = { timeGone: string | null };

/** Carries out what Piper decided, in order. Stops at a time that is gone, so that Piper can offer another. */
export async function carryOut(tx: Tx, app: App, lead: LockedLead, orders: readonly Order[]): Promise<OrdersOutcome> {
  for (const order of orders) {
    const booked = await carryOutOrder(tx, app, lead, order);
    if (booked?.outcome === "time-gone") return { timeGone: "startsAt" in order ? order.startsAt : "" };
  }
  return { timeGone: null };
}

async function carryOutOrder(tx: Tx, app: App, lead: LockedLead, order: Order): Promise<BookingOutcome | null> {
  switch (order.kind) {
    case "request-showing":
    case "move-showing":
      return requestShowing(tx, app, lead, Temporal.Instant.from(order.startsAt), order.tourType);
    case "ask-another-time":
      return askAnotherTime(tx, app, lead);
    case "agree-to-proposal":
      return agreeToProposal(tx, app, lead);
    case "refuse-proposal":
      return refuseProposal(tx, app, lead);
    case "keep-time":
      return keepTime(tx, app, lead);
    case "cancel-showing":
      return cancelByRenter(tx, app, lead, "said");
    case "answer-attendance":
      return answerAttendance(tx, app, lead, order.attending, "words");
    default:
      await applyLeadOrder(tx, app, lead, order);
      return null;
  }
}

/** Carries out an order that changes the lead's data rather than a showing. */
async function applyLeadOrder(tx: Tx, app: App, lead: LockedLead, order: Order): Promise<void> {
  const { inquiry, renter } = lead;
  switch (order.kind) {
    case "record-facts":
      renter.facts = { ...renter.facts, ...order.facts };
      return saveRenter(tx, renter, app.clock.now());
    case "record-contact":
      return recordContact(tx, app, lead, order);
    case "escalate":
      return openEscalation(tx, app, lead, order);
    case "qualification":
      return qualify(tx, app, { inquiry, facts: renter.facts, home: lead.home.property }, order.passes);
    case "find-time":
      return startForming(tx, app, lead);
    case "stop-finding":
      return withdraw(tx, app, lead);
    case "lose-interest":
      return loseInterest(tx, app, lead);
    case "request-application":
      return recordOfLead(tx, app, inquiry, "application.requested");
    case "resend-application":
      return mailLinkAgain(tx, app, lead);
    case "opt-out":
      stopFollowUps(tx, inquiry.id);
      if (renter.phone) await optOut(tx, "SMS", renter.phone, app.clock.now());
      return notifyOwnerOfOptOut(tx, app, lead, order);
    case "opt-in":
      return renter.phone ? optIn(tx, "SMS", renter.phone) : undefined;
  }
}

async function recordContact(
  tx: Tx,
  app: App,
  { inquiry, renter }: LockedLead,
  { name, email, phone }: Extract<Order, { kind: "record-contact" }>,
): Promise<void> {
  // A browser adds no address to somebody who has written elsewhere meanwhile.
  if (inquiry.lastChannel === "WEB" && (await hasWrittenElsewhere(tx, inquiry.id))) return;
  renter.name ??= name ?? null;
  renter.email ??= email?.toLowerCase() ?? null;
  renter.phone ??= phone ? usPhone(phone) : null;
  await saveRenter(tx, renter, app.clock.now());
}
