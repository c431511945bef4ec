import type { App } from "../app.ts";
import { type GoogleCalendar, googleCalendar } from "../partners/google/calendar.ts";
import { CalendarFault } from "../partners/google/calendar-fault.ts";
import { refreshAccess } from "../partners/google/oauth.ts";
import { perApp } from "../per-app.ts";
import { unseal } from "./secrets.ts";
import type { Calendar } from "./store.ts";

/** Access tokens live for an hour and stay in the process; one less than this from its end is not used any more. */
const margin = Temporal.Duration.from({ minutes: 1 });

type CachedToken = { accessToken: string; until: Temporal.Instant };
const heldBy = perApp(() => new Map<string, CachedToken>());

/**
 * Works in a calendar with a token that is good now; an old one is replaced once.
 * Errors  `CalendarFault`.
 */
export async function inCalendar<T>(
  app: App,
  calendar: Pick<Calendar, "id" | "refreshToken">,
  work: (google: GoogleCalendar, token: string) => Promise<T>,
  timeoutMs?: number,
): Promise<T> {
  const oauth = app.config.google.calendar;
  if (!oauth) throw new CalendarFault("for-now", "Google Calendar is not configured");
  const google = googleCalendar(oauth.baseUrl, timeoutMs);
  const tokens = heldBy(app);
  // A renewed consent has other tokens; those of the one before are not used for it.
  const key = `${calendar.id}:${calendar.refreshToken.toString("base64")}`;
  const fresh = async (): Promise<string> => {
    const { accessToken, expiresInSeconds } = await refreshAccess(oauth, unseal(app.secret, calendar.refreshToken));
    tokens.set(key, { accessToken, until: app.clock.now().add({ seconds: expiresInSeconds }).subtract(margin) });
    return accessToken;
  };
  const held = tokens.get(key);
  const isGood = held && Temporal.Instant.compare(app.clock.now(), held.until) < 0;
  try {
    return await work(google, isGood ? held.accessToken : await fresh());
  } catch (error) {
    if (!(error instanceof CalendarFault) || error.kind !== "stale-token") throw error;
    tokens.delete(key);
    return work(google, await fresh());
  }
}
