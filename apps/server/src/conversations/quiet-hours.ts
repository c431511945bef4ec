/** Local hours in which Piper starts no text. Source: 47 CFR 64.1200(c)(1). */
export const quietHours = { from: 21, until: 8 };

/** A text that answers within this time is a reply; later it is one that Piper starts. */
export const replyWithin = { minutes: 60 };

/** When the quiet hours that `now` falls into end, or null outside them. */
export function quietUntil(now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const local = now.toZonedDateTimeISO(timeZone);
  if (local.hour >= quietHours.until && local.hour < quietHours.from) return null;
  const morning = local.hour >= quietHours.from ? local.add({ days: 1 }) : local;
  return morning.withPlainTime({ hour: quietHours.until }).toInstant();
}
