import type { Knowledge, LiveRequest, LiveReschedule, World } from "@porchlight/assistant/world.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import { type FoundApplication, knownApplication, ownApplicationOf } from "../applications/own-queries.ts";
import { leadsAddress } from "../deliveries/reply-address.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Inquiry } from "../leads/store.ts";
import { row, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { hasScreening } from "../screening/has-screening.ts";
import { openingsOf, takesRequests } from "../showings/openings.ts";
import { hidesApplication, type SenderTrust } from "./sender-trust.ts";

/** Returns everything Piper may rely on at this moment in answering whoever writes, `by` that much trust. */
export async function worldOf(
  tx: Tx,
  app: App,
  lead: LockedLead,
  channel: MessageChannel,
  by: SenderTrust,
): Promise<World> {
  const { home, inquiry, renter, owner } = lead;
  const now = app.clock.now();
  const isExisting = inquiry.lastRenterAt !== null;
  const mayBook = takesRequests(home, isExisting);
  const isHidden = hidesApplication(by, channel);
  const [{ application, ...state }, free] = await Promise.all([
    leadStateOf(tx, inquiry, isHidden ? sql`null::jsonb` : ownApplicationOf(app, inquiry), now),
    mayBook ? openingsOf(tx, home, now) : [],
  ]);
  return {
    now,
    property: home.property,
    ownerName: owner.firstName,
    channel,
    ...state,
    openings: free,
    stage: inquiry.stage,
    renter: { name: renter.name, hasContact: Boolean(renter.email || renter.phone), facts: renter.facts },
    isQualified: inquiry.qualifiedAt !== null,
    application: application && knownApplication(app, application, home.property),
    hidesApplication: isHidden,
    hasScreening: hasScreening(app),
    listingUrl: `${app.config.publicUrl}${pathOfHome(home.property.slug)}`,
    mailbox: leadsAddress(home.intakeId, app.config.mail.intakeDomain),
    showingMinutes: home.availability.showingDurationMinutes,
    mayBook,
    isDeleted: home.deletedAt !== null,
  };
}

/** Whose question an answer was to is kept with it, since they may erase their words. */
type HeldKnowledge = Knowledge & { escalationId: string | null };

type LeadState = {
  knowledge: HeldKnowledge[];
  request: LiveRequest | null;
  move: LiveRequest | null;
  reschedule: LiveReschedule | null;
  isForming: boolean;
  application: FoundApplication | null;
};

/**
 * Returns the owner's answers and the state of the lead's showing in one query, since others wait for the home's lock.
 * `application` is the part of it that reads the renter's own.
 */
async function leadStateOf(
  tx: Tx,
  inquiry: Pick<Inquiry, "id" | "propertyId">,
  application: Sql,
  now: Temporal.Instant,
): Promise<LeadState> {
  const liveRequest = (which: Sql) => sql`
    (select to_jsonb(r) from (
       select request.id, request.status, showing.starts_at as "startsAt", showing.ends_at as "endsAt",
         showing.tour_type as "tourType"
       from showing_request request join showing on showing.id = request.showing_id
       where request.inquiry_id = ${inquiry.id} and over_at is null and ${which}
     ) r)`;
  const found = await row(
    tx,
    sql<{
      knowledge: HeldKnowledge[];
      request: Written<LiveRequest> | null;
      move: Written<LiveRequest> | null;
      reschedule: Written<LiveReschedule> | null;
      isForming: boolean;
      application: FoundApplication | null;
    }>`
      select
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'topic', topic, 'question', question, 'answer', answer,
                                                      'escalationId', escalation_id) order by created_at), '[]')
         from knowledge where property_id = ${inquiry.propertyId}) as knowledge,
        ${liveRequest(sql`(request.status = 'ACCEPTED' or request.status = 'PENDING' and moves_request_id is null)`)} as request,
        ${liveRequest(sql`request.status = 'PENDING' and moves_request_id is not null`)} as move,
        (select to_jsonb(r) from (
           select reschedule.id, reschedule.asked_by as by, showing.starts_at as "startsAt",
             reschedule.asked_by = 'renter' or exists (${proposalTold(now)}) as "isTold"
           from reschedule_request reschedule join showing on showing.id = reschedule.showing_id
           where reschedule.inquiry_id = ${inquiry.id} and reschedule.status = 'PENDING'
         ) r) as reschedule,
        exists (select 1 from showing_request where inquiry_id = ${inquiry.id} and status = 'FORMING') as "isForming",
        ${application} as application`,
  );
  const { request, move, reschedule, ...rest } = found!;
  return {
    ...rest,
    request: request && { ...request, startsAt: instant(request.startsAt), endsAt: instant(request.endsAt) },
    move: move && { ...move, startsAt: instant(move.startsAt), endsAt: instant(move.endsAt) },
    reschedule: reschedule && { ...reschedule, startsAt: instant(reschedule.startsAt) },
  };
}

/** The message that informed a lead of the owner's proposed time, unless it is a text still waiting to be sent. */
const proposalTold = (now: Temporal.Instant) => sql`
  select 1 from event join message on message.inquiry_id = event.inquiry_id and external_id = 'news:' || event.seq
  where event.inquiry_id = reschedule.inquiry_id and event.kind = 'showing.time-proposed'
    and event.showing_id = reschedule.showing_id
    and not exists (
      select 1 from delivery where message_id = message.id and delivery.channel = 'SMS'
        and delivery.status = 'queued' and next_attempt_at > ${now})`;

/** As JSON carries it. */
type Written<T> = { [field in keyof T]: T[field] extends Temporal.Instant ? string : T[field] };

const instant = (written: string) => Temporal.Instant.from(written);
