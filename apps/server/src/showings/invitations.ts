import type { ShowingAgentView } from "@porchlight/contract/showings.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import type { Member, Owner } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { type Invitation, type InviteFile, inviteOf } from "../calendars/invite.ts";
import { consequenceOf } from "../events/kinds.ts";
import type { LoggedEvent } from "../events/log.ts";
import { isRelayAddress } from "../leads/relay-addresses.ts";
import type { RenterContact } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agent-store.ts";
import { invitationTo, lockInvited, saveInvitation } from "./invitation-store.ts";
import { manageUrl } from "./manage-link.ts";
import { loadShowing, type Showing } from "./store.ts";

/** The holder of a calendar invitation: the renter, or a member of the company. */
export type Holder = "renter" | Member;
export type People = {
  home: StoredProperty;
  owner: Owner;
  renter: Pick<RenterContact, "name" | "email" | "phone"> | null;
};
export type InvitationDue = { file: InviteFile; isCanceled: boolean; showing: Showing; onceKey: string };

/**
 * Returns the invitation a person's calendar needs after an event, or null where it has it already; from here on it counts as
 * sent. It goes by the requests as they are now rather than by the event, so that jobs in any order end with what is true.
 * With `isUpdate` nobody is invited who was not before.
 *
 * Source  docs/decisions/0036-calendars.md
 */
export async function invitationDue(
  tx: Tx,
  app: App,
  event: LoggedEvent,
  holder: Holder,
  { people, isUpdate = false }: { people: People; isUpdate?: boolean },
): Promise<InvitationDue | null> {
  const attendee = attendeeOf(holder, people);
  const { kind, userId, key } = holderKey(holder);
  if (!event.requestId || consequenceOf("calendar", event) !== "invitations" || !attendee) return null;
  // Held, so that a change that comes meanwhile finds what is sent here.
  const requests = await lockInvited(tx, event.requestId);
  const { uid, companyId } = requests[0]!;
  const held = await invitationTo(tx, uid, kind, userId);
  const accepted = requests.find((request) => request.status === "ACCEPTED");
  const isKnown = accepted ? held?.requestId === accepted.id && !held.isCanceled : (held?.isCanceled ?? true);
  if (isKnown || (isUpdate && !held)) return null;
  const told = accepted ?? requests.find((request) => request.id === held?.requestId)!;
  const sequence = held ? held.sequence + 1 : 0;
  const isCanceled = !accepted;
  await saveInvitation(tx, { uid, kind, userId, companyId, requestId: told.id, sequence, isCanceled });
  const showing = (await loadShowing(tx, told.showingId))!;
  const words =
    holder !== "renter"
      ? wordsForOwner(app, people, showing)
      : wordsForRenter(
          app,
          people,
          showing,
          told.id,
          showing.agentId ? await ownAgent(tx, companyId, showing.agentId) : null,
        );
  return {
    file: inviteOf({ ...words, attendee, uid, sequence, isCanceled, at: event.at }),
    isCanceled,
    showing,
    onceKey: `invitation:${uid}:${key}:${sequence}`,
  };
}

/** Null where no calendar can be reached: without an address, or with one of a portal, which carries words alone. */
function attendeeOf(holder: Holder, { renter }: People): Invitation["attendee"] | null {
  if (holder !== "renter") return { name: holder.name, email: holder.email };
  return renter?.email && !isRelayAddress(renter.email) ? { name: renter.name ?? "Renter", email: renter.email } : null;
}

/** Returns how a holder is identified in the stored invitation and in the key of its mail. */
function holderKey(holder: Holder): { kind: "owner" | "renter"; userId: string | null; key: string } {
  if (holder === "renter") return { kind: "renter", userId: null, key: "renter" };
  const { userId, role } = holder;
  return { kind: "owner", userId, key: role === "OWNER" ? "owner" : `owner:${userId}` };
}

type InviteWords = Omit<Invitation, "uid" | "sequence" | "isCanceled" | "attendee" | "at">;

function wordsForOwner(app: App, { home, renter }: People, showing: Showing): InviteWords {
  const url = `${app.config.publicUrl}/property/${home.property.id}/dashboard#showing-requests-section`;
  const reach = [renter?.phone && dashedPhone(renter.phone), renter?.email].filter(Boolean).join(", ");
  return {
    title: `${tourTypeLabels[showing.tourType]} showing with ${renter?.name ?? unnamedRenter}: ${home.property.displayName}`,
    description: [...(reach ? [`${renter?.name ?? unnamedRenter}: ${reach}`] : []), url].join("\n"),
    url,
    location: fullAddressOf(home.property.location),
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    organizer: { name: "Porchlight", email: `hello@${app.config.mail.intakeDomain}` },
  };
}

function wordsForRenter(
  app: App,
  { home, owner }: People,
  showing: Showing,
  requestId: string,
  agent: ShowingAgentView | null,
): InviteWords {
  const url = manageUrl(app, requestId);
  const phone = agent && usPhone(agent.phone);
  const host = agent ? [`Your contact: ${nameOf(agent)}${phone ? `, ${dashedPhone(phone)}` : ""}`] : [];
  return {
    title: `${tourTypeLabels[showing.tourType]} showing: ${home.property.displayName}`,
    description: [...host, `Manage this showing: ${url}`].join("\n"),
    url,
    location: fullAddressOf(home.property.location),
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    organizer: { name: owner.name, email: owner.email },
  };
}
