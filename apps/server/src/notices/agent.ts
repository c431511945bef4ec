import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { streetOf } from "@porchlight/domain/properties/address.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { loadRenter } from "../conversations/store.ts";
import { queueText } from "../deliveries/queue.ts";
import { eventAt, type LoggedEvent } from "../platform/event-log.ts";
import { loadProperty } from "../properties/store.ts";
import { ownAgent } from "../showings/agents.ts";
import { loadShowing } from "../showings/store.ts";
import { whenOf } from "./when.ts";

const verbs: Partial<Record<LoggedEvent["kind"], string>> = {
  "showing.request-accepted": "You show",
  "showing.agent-assigned": "You show",
  "showing.time-agreed": "You show",
  "showing.reminder-due": "Reminder: you show",
  "showing.time-proposed": "Asked to move: showing",
  "showing.request-withdrawn": "Canceled: showing",
  "attendance.declined": "Canceled: showing",
  "showing.request-canceled": "Canceled: showing",
  "showing.request-closed": "Canceled: showing",
};

/** Tells: the agent of a showing hears by text what concerns them; the owner, who hears it anyway, is never told twice. */
export const notifyAgent = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const event = await eventAt(tx, seq);
    const verb = verbs[event.kind];
    const showing = event.showingId ? await loadShowing(tx, event.showingId) : null;
    const home = event.propertyId ? await loadProperty(tx, event.propertyId) : null;
    if (!verb || !showing?.agentId || !home) return;
    const agent = await ownAgent(tx, event.companyId, showing.agentId);
    const owner = await ownerOf(tx, event.companyId);
    const phone = usPhone(agent.phone);
    if (!phone || phone === owner.phone) return;
    const renter = event.renterId ? await loadRenter(tx, event.renterId) : null;
    const when = whenOf(showing.startsAt, home.property.timeZone);
    await queueText(tx, app, {
      to: phone,
      body: `Porchlight: ${verb} ${streetOf(home.property.location)}, ${home.property.location.city} to ${renter?.name ?? "a renter"}, ${when}.`,
      onceKey: `agent:${event.seq}`,
      companyId: event.companyId,
      notAfter: showing.endsAt,
    });
  });
