import type { RenterInquiryView, RenterView } from "@porchlight/contract/renters.ts";
import { noteTimeOf } from "@porchlight/domain/kernel/moments.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { RequestStatus, RescheduleStatus, ShowingStatus } from "@porchlight/domain/showings/lifecycle.ts";
import { statedOf } from "../leads/fit.ts";
import { type FoundInquiryView, inquiryView, inquiryViewColumns } from "../leads/queries.ts";
import { type RenterContact, renterColumns, renterOf } from "../leads/store.ts";
import { type Reader, row, rows, type Sql, sql } from "../platform/database/database.ts";
import { offMarket } from "../properties/store.ts";
import { months } from "./highlights.ts";

export type OwnRenter = RenterContact & { highlights: string[] };

/** Returns a renter who asked about one of the company's homes. Errors  `not-found` for any other renter. */
async function ownRenter(on: Reader, companyId: string, which: Sql): Promise<OwnRenter> {
  const found = await row(
    on,
    sql<OwnRenter>`
      select ${renterColumns}, highlights from renter
      where company_id = ${companyId} and ${which}
        and exists (select 1 from inquiry where inquiry.renter_id = renter.id and inquiry.company_id = ${companyId})
      order by created_at desc limit 1`,
  );
  return found ? { ...renterOf(found), highlights: found.highlights } : refuse("not-found");
}
export const ownRenterById = (on: Reader, companyId: string, id: string) => ownRenter(on, companyId, sql`id = ${id}`);
export const ownRenterByEmail = (on: Reader, companyId: string, email: string) =>
  ownRenter(on, companyId, sql`lower(email) = ${email}`);

export const renterViewOf = ({ id, name, email, phone, facts, isErased }: RenterContact): RenterView => ({
  id,
  user: { name: name ?? unnamedRenter, email, phoneNumber: phone },
  creditScore: statedOf(facts).credit,
  monthlyIncome: facts.monthlyIncome,
  desiredMoveInDate: facts.moveIn?.from ?? null,
  hasPets: facts.pets && facts.pets.length > 0,
  hasHousingVoucher: facts.hasHousingVoucher,
  desiredLeaseTerm: facts.leaseTermMonths === null ? null : months(facts.leaseTermMonths),
  occupation: facts.occupation,
  renterScreeningId: id,
  isErased,
});

type Newest = {
  request: RequestStatus;
  showing: ShowingStatus;
  startsAt: string;
  timeZone: string;
  reschedule: RescheduleStatus | null;
};

/** The homes of the company that a renter asked about, newest first, for a reader in a zone. */
export async function renterInquiries(
  on: Reader,
  companyId: string,
  renterId: string,
  readerZone: string,
): Promise<RenterInquiryView[]> {
  const found = await rows(
    on,
    sql<FoundInquiryView & { newest: Newest | null; isRentedOut: boolean }>`
      select ${inquiryViewColumns}, ${offMarket} as "isRentedOut", (
        select jsonb_build_object('request', request.status, 'showing', showing.status, 'startsAt', showing.starts_at, 'timeZone', property.time_zone,
          'reschedule', (select max(status) from reschedule_request where inquiry_id = inquiry.id and status = 'PENDING'))
        from showing_request request join showing on showing.id = request.showing_id
        where request.inquiry_id = inquiry.id
        order by request.created_at desc, request.id desc limit 1) as newest
      from inquiry join renter on renter.id = inquiry.renter_id join property on property.id = inquiry.property_id
      where inquiry.renter_id = ${renterId} and inquiry.company_id = ${companyId} and property.deleted_at is null
      order by inquiry.created_at desc, inquiry.id`,
  );
  return found.map(({ newest, isRentedOut, ...inquiry }) => ({
    ...inquiryView(inquiry),
    note: newest && noteOf(newest, readerZone),
    isRentedOut,
  }));
}

/** What a showing is to a renter by their own request; others may share the showing, and its status is theirs, too. */
const statusByRequest = {
  FORMING: "PENDING",
  PENDING: "PENDING",
  DECLINED: "DECLINED",
  CANCELLED_BY_RENTER: "CANCELED",
  CANCELED_BY_INVESTOR: "CANCELED",
  RESCHEDULED: "CANCELED",
  EXPIRED: "EXPIRED",
} as const satisfies Record<Exclude<RequestStatus, "ACCEPTED">, ShowingStatus>;

function noteOf({ request, showing, startsAt, timeZone, reschedule }: Newest, readerZone: string): string {
  if (reschedule) return "Rescheduling in progress";
  const status = request === "ACCEPTED" ? showing : statusByRequest[request];
  return `Showing ${status.toLowerCase()} · ${noteTimeOf(Temporal.Instant.from(startsAt), timeZone, readerZone)}`;
}
