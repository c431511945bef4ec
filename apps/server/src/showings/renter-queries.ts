import type { RenterShowing } from "@porchlight/contract/renter-home.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { Location, PropertyImage, Specifications } from "@porchlight/domain/properties/property.ts";
import type { App } from "../app.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { manageUrl } from "./manage-link.ts";

type Found = Pick<RenterShowing, "id" | "ownerName" | "timeZone" | "tourType" | "status" | "attendance"> & {
  displayName: string;
  location: Location;
  specifications: Specifications | null;
  images: PropertyImage[];
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  proposedAt: Temporal.Instant | null;
  /** The one that Piper and the renter speak. */
  language: Language;
};

/** Whether a request is a signed-in renter's own. */
export const isOwnRequest = async (on: Reader | Tx, userId: string, requestId: string): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from showing_request request join renter on renter.id = request.renter_id
        where request.id = ${requestId} and renter.user_id = ${userId}`,
  )) !== null;

/** Returns the showings of a signed-in renter that are still to come, the next one first. */
export async function renterShowings(app: App, userId: string): Promise<RenterShowing[]> {
  const found = await rows(
    app.db,
    sql<Found>`
      select request.id, owner.name as "ownerName", property.time_zone as "timeZone", showing.tour_type as "tourType",
        request.status, request.attendance, property.display_name as "displayName", property.location,
        property.specifications, property.images, showing.starts_at as "startsAt", showing.ends_at as "endsAt",
        proposed.starts_at as "proposedAt", inquiry.talk ->> 'language' as language
      from renter join inquiry on inquiry.renter_id = renter.id
        join showing_request request on request.inquiry_id = inquiry.id
        join showing on showing.id = request.showing_id
        join property on property.id = inquiry.property_id
        join member on member.company_id = inquiry.company_id and member.role = 'OWNER'
        join app_user owner on owner.id = member.user_id
        left join reschedule_request
          on reschedule_request.request_id = request.id and reschedule_request.status = 'PENDING' and asked_by = 'owner'
        left join showing proposed on proposed.id = reschedule_request.showing_id
      where renter.user_id = ${userId} and (request.status in ('PENDING', 'ACCEPTED') or proposed.id is not null)
        and greatest(showing.ends_at, proposed.ends_at) > ${app.clock.now()}
      order by coalesce(proposed.starts_at, showing.starts_at), request.id`,
  );
  return found.map(
    ({ displayName, location, specifications, images, startsAt, endsAt, proposedAt, language, ...one }) => ({
      ...one,
      home: {
        title:
          one.status === "ACCEPTED"
            ? displayName
            : publicDisplayName({ displayName, location, specifications }, language),
        coverImage: images[0]?.thumbnailUrl ?? null,
      },
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
      proposedAt: proposedAt?.toString() ?? null,
      manageUrl: manageUrl(app, one.id),
    }),
  );
}
