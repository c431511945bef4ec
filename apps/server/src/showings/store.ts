import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import type {
  Attendance,
  RequestStatus,
  RescheduleAsker,
  RescheduleStatus,
  ShowingStatus,
} from "@porchlight/domain/showings/lifecycle.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

export type Showing = {
  id: string;
  companyId: string;
  propertyId: string;
  tourType: TourType;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  status: ShowingStatus;
  agentId: string | null;
};

export type ShowingRequest = {
  id: string;
  companyId: string;
  propertyId: string;
  showingId: string;
  inquiryId: string;
  renterId: string;
  status: RequestStatus;
  attendance: Attendance | null;
  /** The request whose time this one would take the place of, or took it; null for one of its own. */
  movesRequestId: string | null;
  /** The channel of the renter's request. */
  askedIn: MessageChannel;
};

export type RescheduleRequest = {
  id: string;
  inquiryId: string;
  renterId: string;
  askedBy: RescheduleAsker;
  requestId: string;
  showingId: string;
  status: RescheduleStatus;
  comment: string | null;
};

const showingColumns = sql`
  id, company_id as "companyId", property_id as "propertyId", tour_type as "tourType", starts_at as "startsAt",
  ends_at as "endsAt", status, showing_agent_id as "agentId"`;
export const requestColumns = sql`
  id, company_id as "companyId", property_id as "propertyId", showing_id as "showingId", inquiry_id as "inquiryId",
  renter_id as "renterId", status, attendance, moves_request_id as "movesRequestId",
  asked_in as "askedIn"`;
const rescheduleColumns = sql`
  id, inquiry_id as "inquiryId", renter_id as "renterId", asked_by as "askedBy", request_id as "requestId",
  showing_id as "showingId", status, comment`;

export const loadShowing = (on: Reader | Tx, id: string): Promise<Showing | null> =>
  row(on, sql<Showing>`select ${showingColumns} from showing where id = ${id}`);

export const lockShowing = (tx: Tx, id: string): Promise<Showing | null> =>
  row(tx, sql<Showing>`select ${showingColumns} from showing where id = ${id} for update`);

/** All live showings of a home, held until the transaction ends. */
export const lockLiveShowings = (tx: Tx, propertyId: string): Promise<Showing[]> =>
  rows(
    tx,
    sql<Showing>`
      select ${showingColumns} from showing where property_id = ${propertyId} and status in ('PENDING', 'CONFIRMED')
      order by id for update`,
  );

/** Live showings of a home that touch a span of time. */
export const liveShowings = (
  on: Reader | Tx,
  propertyId: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Showing[]> =>
  rows(
    on,
    sql<Showing>`
      select ${showingColumns} from showing
      where property_id = ${propertyId} and status in ('PENDING', 'CONFIRMED') and starts_at < ${until} and ends_at > ${from}
      order by starts_at`,
  );

/** Live showings of an agent, of whatever home, that touch a span of time and need the agent there. */
export const liveShowingsOfAgent = (
  on: Reader | Tx,
  companyId: string,
  agentId: string,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Showing[]> =>
  rows(
    on,
    sql<Showing>`
      select ${showingColumns} from showing
      where company_id = ${companyId} and showing_agent_id = ${agentId} and status in ('PENDING', 'CONFIRMED')
        and tour_type <> 'SELF_GUIDED' and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${until})
      order by starts_at`,
  );

/** Inserts a showing. Returns null where the time of the home is taken. */
export const insertShowing = (
  tx: Tx,
  showing: Pick<Showing, "companyId" | "propertyId" | "tourType" | "startsAt" | "endsAt" | "agentId"> & {
    bufferMinutes: number;
    at: Temporal.Instant;
  },
): Promise<Showing | null> =>
  row(
    tx,
    sql<Showing>`
      insert into showing (company_id, property_id, tour_type, starts_at, ends_at, occupied, showing_agent_id, created_at, updated_at)
      values (${showing.companyId}, ${showing.propertyId}, ${showing.tourType}, ${showing.startsAt}, ${showing.endsAt},
              tstzrange(${showing.startsAt}, ${showing.endsAt.add({ minutes: showing.bufferMinutes })}),
              ${showing.agentId}, ${showing.at}, ${showing.at})
      on conflict do nothing
      returning ${showingColumns}`,
  );

/** Gives back what live showings keep free beyond a smaller buffer; a larger one binds only offers. */
export const freeBuffers = async (tx: Tx, propertyId: string, bufferMinutes: number): Promise<void> => {
  const until = sql`ends_at + make_interval(mins => ${bufferMinutes}::int)`;
  await sql`
    update showing set occupied = tstzrange(starts_at, ${until})
    where property_id = ${propertyId} and status in ('PENDING', 'CONFIRMED') and upper(occupied) > ${until}`.execute(
    tx,
  );
};

/** The live showing that another renter may join: same home, start and tour; a self-guided one is for one party. */
export const lockJoinable = (
  tx: Tx,
  propertyId: string,
  startsAt: Temporal.Instant,
  tourType: TourType,
): Promise<Showing | null> =>
  row(
    tx,
    sql<Showing>`
      select ${showingColumns} from showing
      where property_id = ${propertyId} and starts_at = ${startsAt} and tour_type = ${tourType}
        and tour_type <> 'SELF_GUIDED' and status in ('PENDING', 'CONFIRMED')
      for update`,
  );

export const saveShowing = async (tx: Tx, showing: Showing, at: Temporal.Instant): Promise<void> => {
  await sql`
    update showing set status = ${showing.status}, showing_agent_id = ${showing.agentId}, updated_at = ${at}
    where id = ${showing.id}`.execute(tx);
};

/** Keeps when a showing was confirmed for the first time. Returns whether this is it. */
export const markFirstConfirmed = async (tx: Tx, id: string, at: Temporal.Instant): Promise<boolean> =>
  (await changed(
    tx,
    sql`update showing set first_confirmed_at = ${at} where id = ${id} and first_confirmed_at is null`,
  )) > 0;

export const saveCancelReason = async (tx: Tx, id: string, reason: string | null): Promise<void> => {
  await sql`update showing set cancel_reason = ${reason} where id = ${id}`.execute(tx);
};

/** The invitation of the request that this lead's next one continues: of the last one, where that was moved; else null. */
export const invitationOf = (inquiryId: string) => sql`(
  select case when status = 'RESCHEDULED' then invite_uid end from showing_request
  where inquiry_id = ${inquiryId} and showing_id is not null order by created_at desc, id desc limit 1)`;

export async function insertRequest(
  tx: Tx,
  request: Omit<ShowingRequest, "id" | "attendance" | "movesRequestId"> & {
    movesRequestId?: string;
    askedIn: MessageChannel;
  },
  at: Temporal.Instant,
): Promise<ShowingRequest | null> {
  const moves = request.movesRequestId ?? null;
  return row(
    tx,
    sql<ShowingRequest>`
      insert into showing_request (id, company_id, property_id, showing_id, inquiry_id, renter_id, status, created_at, updated_at,
                                   invite_uid, asked_in, moves_request_id)
      select fresh.id, ${request.companyId}, ${request.propertyId}, ${request.showingId}, ${request.inquiryId},
             ${request.renterId}, ${request.status}, ${at}, ${at},
             coalesce((select invite_uid from showing_request where id = ${moves}), ${invitationOf(request.inquiryId)}, fresh.id),
             ${request.askedIn}, ${moves}
      from (select uuidv7() as id from showing where id = ${request.showingId}) as fresh
      on conflict do nothing
      returning ${requestColumns}`,
  );
}

/** Returns a request with a showing; one that is forming, or never got a showing, is null. */
export const loadRequest = (on: Reader | Tx, id: string): Promise<ShowingRequest | null> =>
  row(
    on,
    sql<ShowingRequest>`select ${requestColumns} from showing_request where id = ${id} and showing_id is not null`,
  );

/**
 * The request of an inquiry that is accepted or, where none is, waits for the owner: not the one that would move an
 * accepted one (`openMove`). One whose showing took place is over.
 */
export const openRequest = (on: Reader | Tx, inquiryId: string): Promise<ShowingRequest | null> =>
  row(
    on,
    sql<ShowingRequest>`
      select ${requestColumns} from showing_request
      where inquiry_id = ${inquiryId} and over_at is null
        and (status = 'ACCEPTED' or status = 'PENDING' and moves_request_id is null)`,
  );

/** The request for another time than the accepted one of an inquiry, while the owner has not answered it. */
export const openMove = (on: Reader | Tx, inquiryId: string): Promise<ShowingRequest | null> =>
  row(
    on,
    sql<ShowingRequest>`
      select ${requestColumns} from showing_request
      where inquiry_id = ${inquiryId} and status = 'PENDING' and moves_request_id is not null`,
  );

/** Returns the accepted request that a request for another time would replace; null once that has ended. */
export const replacedRequest = (
  on: Reader | Tx,
  { movesRequestId }: Pick<ShowingRequest, "movesRequestId">,
): Promise<ShowingRequest | null> =>
  row(
    on,
    sql<ShowingRequest>`
      select ${requestColumns} from showing_request
      where id = ${movesRequestId} and status = 'ACCEPTED' and over_at is null`,
  );

/** The requests of one or several showings. */
export const requestsOf = (on: Reader | Tx, ...showingIds: string[]): Promise<ShowingRequest[]> =>
  rows(
    on,
    sql<ShowingRequest>`
      select ${requestColumns} from showing_request where showing_id = any(${showingIds}::uuid[])
      order by showing_id, created_at, id`,
  );

export const saveRequest = async (
  tx: Tx,
  request: ShowingRequest,
  at: Temporal.Instant,
  declineReason: string | null = null,
): Promise<void> => {
  await sql`
    update showing_request set status = ${request.status}, attendance = ${request.attendance},
      decline_reason = coalesce(${declineReason}, decline_reason), updated_at = ${at}
    where id = ${request.id}`.execute(tx);
};

/** Turns the request that would have moved another one into an ordinary request. */
export const letStandAlone = async (tx: Tx, requestId: string): Promise<void> => {
  await sql`
    update showing_request set moves_request_id = null
    where moves_request_id = ${requestId} and status in ('PENDING', 'RESCHEDULED')`.execute(tx);
};

export const openReschedule = (on: Reader | Tx, inquiryId: string): Promise<RescheduleRequest | null> =>
  row(
    on,
    sql<RescheduleRequest>`
      select ${rescheduleColumns} from reschedule_request where inquiry_id = ${inquiryId} and status = 'PENDING'`,
  );

export const openReschedulesOf = (on: Reader | Tx, ...showingIds: string[]): Promise<RescheduleRequest[]> =>
  rows(
    on,
    sql<RescheduleRequest>`
      select ${rescheduleColumns} from reschedule_request
      where showing_id = any(${showingIds}::uuid[]) and status = 'PENDING' order by id`,
  );

export async function insertReschedule(
  tx: Tx,
  reschedule: Omit<RescheduleRequest, "id"> & { companyId: string; propertyId: string },
  at: Temporal.Instant,
): Promise<string> {
  const inserted = await row(
    tx,
    sql<{ id: string }>`
      insert into reschedule_request (company_id, property_id, inquiry_id, renter_id, asked_by, request_id, showing_id, status, comment, created_at, updated_at)
      values (${reschedule.companyId}, ${reschedule.propertyId}, ${reschedule.inquiryId}, ${reschedule.renterId}, ${reschedule.askedBy},
              ${reschedule.requestId}, ${reschedule.showingId}, ${reschedule.status}, ${reschedule.comment}, ${at}, ${at})
      returning id`,
  );
  return inserted!.id;
}

export const saveReschedule = async (tx: Tx, reschedule: RescheduleRequest, at: Temporal.Instant): Promise<void> => {
  await sql`update reschedule_request set status = ${reschedule.status}, updated_at = ${at} where id = ${reschedule.id}`.execute(
    tx,
  );
};

/**
 * Recounts the pending requests on a home's card, in the transaction that changed them; the home is written only when
 * the count differs.
 */
export const recountRequests = async (tx: Tx, propertyId: string): Promise<void> => {
  await sql`
    update property set pending_showing_requests_count = waiting.count
    from (select count(*) from showing_request where property_id = ${propertyId} and status = 'PENDING') as waiting
    where id = ${propertyId} and pending_showing_requests_count <> waiting.count`.execute(tx);
};
