import type { ActivityItem } from "@porchlight/contract/statistics.ts";
import type { ActivityName } from "@porchlight/domain/activity.ts";
import { type EventKind, eventKinds } from "../events/kinds.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import { eventColumns, eventView, type FoundEvent } from "./event-view-queries.ts";

const nameOf = (kind: EventKind): ActivityName | null => eventKinds[kind].activity;
const kinds = (Object.keys(eventKinds) as EventKind[]).filter((kind) => nameOf(kind) !== null);

/** Returns what happened last at a company's homes, newest first. */
export async function activityOf(on: Reader, companyId: string, limit: number): Promise<ActivityItem[]> {
  const found = await rows(
    on,
    sql<FoundEvent & { kind: EventKind; userName: string | null }>`
      select ${eventColumns}, event.kind,
        (select name from app_user where id = event.user_id) as "userName" from (
        select last.* from unnest(${kinds}::text[]) as told (kind) cross join lateral (
          select event.* from event where company_id = ${companyId} and event.kind = told.kind
          order by at desc, seq desc limit ${limit}) last
        order by last.at desc, last.seq desc limit ${limit}) event
      order by event.at desc, event.seq desc`,
  );
  return found.map(({ kind, userName, ...event }) => ({
    ...eventView(event),
    eventName: nameOf(kind)!,
    user: userName === null ? null : { name: userName },
  }));
}
