import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { streetOf } from "@porchlight/domain/properties/address.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueText } from "../deliveries/queue.ts";
import type { AgentText } from "../events/consequences.ts";
import { consequenceOf } from "../events/kinds.ts";
import { eventAt, type LoggedEvent } from "../events/log.ts";
import { loadRenter } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { loadProperty } from "../properties/store.ts";
import { ownAgent } from "../showings/agent-store.ts";
import { loadShowing, type Showing } from "../showings/store.ts";
import { type Guest, guestsOf } from "./queries.ts";

/** How each text begins; `taken-away` goes to the agent a showing had before. */
const beginnings: Record<AgentText | "taken-away", string> = {
  shows: "You're showing",
  canceled: "Canceled: the showing at",
  reminder: "Reminder: you're showing",
  "taken-away": "You're no longer assigned to the showing at",
};

/** Texts the agents of a showing about its events; never the owner, who is notified anyway. */
export const notifyAgent = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const event = await eventAt(tx, seq);
    const told = consequenceOf("agent", event);
    if (!told) return;
    // A proposal's own showing is the new time; what is off is the one it comes from.
    const showingId = event.kind === "showing.time-proposed" ? event.data.fromShowingId : event.showingId;
    const showing = showingId ? await loadShowing(tx, showingId) : null;
    if (!showing?.agentId) return;
    await text(tx, app, event, showing, showing.agentId, told);
    const former = told === "shows" ? await movedFrom(tx, event) : null;
    if (former?.agentId && former.agentId !== showing.agentId)
      await text(tx, app, event, former, former.agentId, "canceled");
    if (event.kind === "showing.agent-assigned")
      await text(tx, app, event, showing, event.data.fromAgentId, "taken-away");
  });

/** The confirmed showing in whose place another one was agreed on. */
const movedFrom = async (tx: Tx, { data }: LoggedEvent): Promise<Showing | null> =>
  "fromShowingId" in data && data.fromShowingId ? loadShowing(tx, data.fromShowingId) : null;

async function text(
  tx: Tx,
  app: App,
  event: LoggedEvent,
  showing: Showing,
  agentId: string,
  told: keyof typeof beginnings,
): Promise<void> {
  const { property } = (await loadProperty(tx, showing.propertyId))!;
  const agent = await ownAgent(tx, event.companyId, agentId);
  const owner = await ownerOf(tx, event.companyId);
  const phone = usPhone(agent.phone);
  if (!phone || phone === owner.phone) return;
  const renter = event.renterId ? await loadRenter(tx, event.renterId) : null;
  const former = told === "shows" ? await movedFrom(tx, event) : null;
  const instead = former?.agentId === agentId ? ` instead of ${whenOf(former.startsAt, property.timeZone)}` : "";
  const when = `${whenOf(showing.startsAt, property.timeZone)}${instead}`;
  const isReminder = told === "reminder";
  const guests = isReminder ? await guestsOf(tx, showing.id) : [renter ?? nobody];
  const names = new Intl.ListFormat("en-US").format(guests.map(nameOfGuest));
  const reach = told === "shows" || isReminder ? reachOf(guests) : "";
  const tells = reach ? ` Reach them: ${reach}. The home: ${app.config.publicUrl}${pathOfHome(property.slug)}` : "";
  await queueText(tx, app, {
    to: phone,
    body: `Porchlight: ${beginnings[told]} ${streetOf(property.location)}, ${property.location.city} to ${names}, ${when}.${tells}`,
    onceKey: isReminder ? `agent-reminder:${showing.id}:${agentId}` : `agent:${event.seq}:${agentId}`,
    companyId: event.companyId,
    notAfter: showing.endsAt,
  });
}

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
