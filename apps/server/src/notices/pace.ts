import { urgentReasons } from "@porchlight/domain/escalations/lifecycle.ts";
import type { Member } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { nightUntil } from "../deliveries/quiet-hours.ts";
import type { Tx } from "../platform/database/database.ts";
import type { NoticeContext } from "./owner.ts";
import type { Reach } from "./reach.ts";
import { hasDueNotices } from "./store.ts";

/** What follows a notice within this time goes out as one. */
export const pause = Temporal.Duration.from({ minutes: 15 });
/** An owner is texted at night of a showing that starts within this time after it. */
const earlyAfterNight = Temporal.Duration.from({ hours: 2 });

/** A notice with what is known of its event, and to whom it goes. */
type Timed = { known: NoticeContext; member: Member; reach: Reach };

/**
 * Returns when a notice may go out, or null for at once. `waitUntil` is the end of the pause after the member's last one.
 * What is urgent goes at any hour and waits for nothing.
 */
export async function noticeTime(
  tx: Tx,
  app: App,
  timed: Timed,
  waitUntil: Temporal.Instant | null,
): Promise<Temporal.Instant | null> {
  const { known, member } = timed;
  if (isUrgent(known)) return null;
  const now = app.clock.now();
  const morning = nightEndFor(timed, now);
  if (morning) return morning;
  if (waitUntil && Temporal.Instant.compare(now, waitUntil) < 0) return waitUntil;
  return (await hasDueNotices(tx, member.userId, now)) ? now : null;
}

/** Whether a person waits for whom every minute counts, or asked to be called. */
export const isUrgent = ({ escalation }: Pick<NoticeContext, "escalation">): boolean =>
  escalation !== null &&
  ((escalation.reason !== null && urgentReasons.includes(escalation.reason)) ||
    escalation.type === "PHONE_CALL_REQUEST");

/** Returns when the night ends for which a text waits; null for a mail, by day, and before an early showing. */
export function nightEndFor({ known, member, reach }: Timed, now: Temporal.Instant): Temporal.Instant | null {
  const { showing, home } = known;
  const morning = reach.channel === "SMS" ? nightUntil(now, member.timeZone ?? home.property.timeZone) : null;
  const isEarly =
    morning !== null &&
    showing !== null &&
    Temporal.Instant.compare(showing.startsAt, now) > 0 &&
    Temporal.Instant.compare(showing.startsAt, morning.add(earlyAfterNight)) < 0;
  return isEarly ? null : morning;
}
