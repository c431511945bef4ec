import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { sql } from "../platform/database/database.ts";

export type FoundEvent = {
  seq: number;
  at: Temporal.Instant;
  property: StatisticRow["property"];
  renter: { id: string; name: string | null } | null;
  showing: { id: string; startsAt: string; timeZone: string } | null;
  bundleId: string | null;
};

/** What an event is about. Each is looked up by its id, so that a page of events never reads a whole table. */
export const eventColumns = sql`
  event.seq, event.at, event.data ->> 'bundleId' as "bundleId",
  (select jsonb_build_object('id', id, 'displayName', display_name, 'isDeleted', deleted_at is not null)
    from property where id = event.property_id) as property,
  (select jsonb_build_object('id', id, 'name', name) from renter where id = event.renter_id) as renter,
  (select jsonb_build_object('id', showing.id, 'startsAt', starts_at, 'timeZone',
      (select time_zone from property where id = showing.property_id))
    from showing where id = event.showing_id) as showing`;

/** Returns an event as the owner reads it; a renter whose name is erased or was never given is 'A renter'. */
export const eventView = ({ seq, at, property, renter, showing, bundleId }: FoundEvent): StatisticRow => ({
  id: String(seq),
  createdAt: at.toString(),
  property,
  renter: renter && { id: renter.id, name: renter.name ?? unnamedRenter },
  showing: showing && { ...showing, startsAt: Temporal.Instant.from(showing.startsAt).toString() },
  bundleId,
});
