import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { dashedPhone, usPhone } from "@porchlight/domain/kernel/phones.ts";
import { streetOf } from "@porchlight/domain/properties/address.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueText } from "../deliveries/queue.ts";
import { eventAt, type LoggedEvent } from "../events/log.ts";
import { loadRenter, type RenterContact } from "../leads/store.ts";
import { rows, sql, type Tx } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { ownAgent } from "../showings/agents.ts";
import { loadShowing, type Showing } from "../showings/store.ts";

const canceled = "Canceled: the showing at";
const shows = "You're showing";
const verbs: Partial<Record<LoggedEvent["kind"], string>> = {
  "showing.request-accepted": shows,
  "showing.agent-assigned": shows,
  "showing.time-agreed": shows,
  "showing.reminder-due": "Reminder: you're showing",
  "showing.time-proposed": canceled,
  "showing.request-declined": canceled,
  "showing.request-withdrawn": canceled,
  "showing.request-moved": canceled,
  "attendance.declined": canceled,
  "showing.request-canceled": canceled,
  "showing.request-closed": canceled,
  "tour.called-off": canceled,
};

/** Tells: the agents of a showing hear by text what concerns them; the owner, who hears it anyway, is never told twice. */
export const notifyAgent = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const event = await eventAt(tx, seq);
    const verb = verbs[event.kind];
    // Who was never accepted was never announced to an agent.
    if (!verb || (verb === canceled && event.data.was !== "ACCEPTED")) return;
    // A proposal's own showing is the new time; what is off is the one it comes from.
    const showingId = event.kind === "showing.time-proposed" ? String(event.data.fromShowingId) : event.showingId;
    const showing = showingId ? await loadShowing(tx, showingId) : null;
    if (!showing?.agentId) return;
    await text(tx, app, event, showing, showing.agentId, verb);
    const former = verb === shows ? await movedFrom(tx, event) : null;
    if (former?.agentId && former.agentId !== showing.agentId)
      await text(tx, app, event, former, former.agentId, canceled);
    const { fromAgentId } = event.data;
    if (typeof fromAgentId === "string")
      await text(tx, app, event, showing, fromAgentId, "You're no longer assigned to the showing at");
  });

/** The confirmed showing in whose place another one was agreed on. */
const movedFrom = async (tx: Tx, { data }: LoggedEvent): Promise<Showing | null> =>
  typeof data.fromShowingId === "string" ? loadShowing(tx, data.fromShowingId) : null;

async function text(
  tx: Tx,
  app: App,
  event: LoggedEvent,
  showing: Showing,
  agentId: string,
  verb: string,
): Promise<void> {
  const { property } = (await loadProperty(tx, showing.propertyId))!;
  const agent = await ownAgent(tx, event.companyId, agentId);
  const owner = await ownerOf(tx, event.companyId);
  const phone = usPhone(agent.phone);
  if (!phone || phone === owner.phone) return;
  const renter = event.renterId ? await loadRenter(tx, event.renterId) : null;
  const former = verb === shows ? await movedFrom(tx, event) : null;
  const instead = former?.agentId === agentId ? ` instead of ${whenOf(former.startsAt, property.timeZone)}` : "";
  const when = `${whenOf(showing.startsAt, property.timeZone)}${instead}`;
  const isReminder = event.kind === "showing.reminder-due";
  const guests = isReminder ? await guestsOf(tx, showing.id) : [renter ?? nobody];
  const names = new Intl.ListFormat("en-US").format(guests.map(nameOfGuest));
  const reach = verb === shows || isReminder ? reachOf(guests) : "";
  const tells = reach ? ` Reach them: ${reach}. The home: ${app.config.publicUrl}/homes/${property.slug}` : "";
  await queueText(tx, app, {
    to: phone,
    body: `Porchlight: ${verb} ${streetOf(property.location)}, ${property.location.city} to ${names}, ${when}.${tells}`,
    onceKey: isReminder ? `agent-reminder:${showing.id}:${agentId}` : `agent:${event.seq}:${agentId}`,
    companyId: event.companyId,
    notAfter: showing.endsAt,
  });
}

type Guest = Pick<RenterContact, "name" | "phone" | "email">;

const nobody: Guest = { name: null, phone: null, email: null };
const nameOfGuest = ({ name }: Guest): string => name ?? "a renter";

/** How to reach those who come; where they are several, each by name. */
function reachOf(guests: readonly Guest[]): string {
  const reachable = guests.flatMap((guest) => {
    const reach = guest.phone ? dashedPhone(guest.phone) : guest.email;
    return reach ? [guests.length === 1 ? reach : `${nameOfGuest(guest)} ${reach}`] : [];
  });
  return reachable.join(", ");
}

/** All who are to come to a showing, since its agent is reminded of it once. */
const guestsOf = (tx: Tx, showingId: string): Promise<Guest[]> =>
  rows(
    tx,
    sql<Guest>`
      select name, phone, email from showing_request request join renter on renter.id = request.renter_id
      where showing_id = ${showingId} and status = 'ACCEPTED' order by request.id`,
  );
