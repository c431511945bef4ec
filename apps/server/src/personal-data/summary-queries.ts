import type { OwnDataView } from "@porchlight/contract/personal-data.ts";
import { verdictKeptUntil } from "@porchlight/domain/applications/timing.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type Reader, row, sql } from "../platform/database/database.ts";

type Found = Omit<OwnDataView, "verdictsKeptUntil"> & {
  /** When the last verdict was given, an offer too. */
  verdictAt: Temporal.Instant | null;
};

/** Returns how much of a renter's there is, and until when what stays is kept. */
export async function ownDataView(on: Reader, userId: string): Promise<OwnDataView> {
  const found = await row(
    on,
    sql<Found>`
      with contact as (select id from renter where user_id = ${userId}),
        own as (select application.id, bundle_id, bundle.decided_at, bundle.withdrawn_at
                from application join application_bundle bundle on bundle.id = bundle_id
                where application.renter_id in (select id from contact))
      select email,
        (select count(*)::int from own) as applications,
        (select count(*)::int from own where decided_at is null and withdrawn_at is null) as "openApplications",
        (select count(*)::int from document where application_id in (select id from own)) as documents,
        (select count(*)::int from inquiry where renter_id in (select id from contact)) as conversations,
        (select count(*)::int from showing_request request
         where renter_id in (select id from contact) and status in ('PENDING', 'ACCEPTED') and over_at is null)
          as "upcomingShowings",
        (select count(*)::int from payment where application_id in (select id from own) and paid_at is not null)
          as payments,
        (select count(*)::int from adverse_notice where renter_id in (select id from contact)) as notices,
        (select max(decided_at) from verdict where bundle_id in (select bundle_id from own)) as "verdictAt"
      from app_user where id = ${userId}`,
  );
  const { verdictAt, ...held } = found ?? refuse("not-found");
  return { ...held, verdictsKeptUntil: verdictAt && verdictKeptUntil(verdictAt).toString() };
}
