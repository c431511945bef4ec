import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { sql } from "../platform/database/database.ts";

export type FoundHappened = {
  seq: number;
  at: Temporal.Instant;
  property: StatisticRow["property"];
  renter: { id: string; name: string | null } | null;
  showing: { id: string; startsAt: string; timeZone: string } | null;
  bundleId: string | null;
};

/** What an event is about, from `event` and the tables of `aboutJoins`. */
export const aboutColumns = sql`
  event.seq, event.at, event.data ->> 'bundleId' as "bundleId",
  jsonb_build_object('id', property.id, 'displayName', property.display_name, 'isDeleted', property.deleted_at is not null) as property,
  case when renter.id is not null then jsonb_build_object('id', renter.id, 'name', renter.name) end as renter,
  case when showing.id is not null then jsonb_build_object(
    'id', showing.id, 'startsAt', showing.starts_at, 'timeZone', property.time_zone) end as showing`;
export const aboutJoins = sql`
  join property on property.id = event.property_id left join renter on renter.id = event.renter_id
  left join showing on showing.id = event.showing_id`;

/** Returns an event as the owner reads it; a renter whose name is erased or was never given is 'A renter'. */
export const happenedView = ({ seq, at, property, renter, showing, bundleId }: FoundHappened): StatisticRow => ({
  id: String(seq),
  createdAt: at.toString(),
  property,
  renter: renter && { id: renter.id, name: renter.name ?? unnamedRenter },
  showing: showing && { ...showing, startsAt: Temporal.Instant.from(showing.startsAt).toString() },
  bundleId,
});
