import type { CalendarView, linkCalendar } from "@porchlight/contract/calendars.ts";
import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { useGoogleToken } from "../accounts/store.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { CalendarFault } from "../partners/google/calendar-fault.ts";
import {
  calendarScopes,
  consentUrl,
  exchangeCode,
  type GoogleOauth,
  type GrantedTokens,
  revokeConsent,
} from "../partners/google/oauth.ts";
import type { Investor } from "../platform/http/serve.ts";
import { recordConflicts } from "./conflicts.ts";
import { planEntries } from "./entries.ts";
import { readInterval } from "./reading.ts";
import { attemptOf, codeVerifierOf, newState, seal } from "./secrets.ts";
import { beginUnlinking, calendarViewOf, choosePrimary, loadCalendar, lockCalendars, saveCalendar } from "./store.ts";

/** How long an owner may take at Google. */
const attemptMinutes = 60;

/** The page Google sends the owner back to. It is registered with Google to the letter, both with and without the query. */
const callbackOf = (app: App, isPrimary: boolean): string =>
  `${app.config.publicUrl}/settings/calendar${isPrimary ? "" : "?isPrimary=false"}`;

const oauthOf = (app: App): GoogleOauth => app.config.google.calendar ?? refuse("calendar.unavailable");

/** Returns the address of Google's consent page. Errors  `calendar.unavailable`. */
export function consentFor(app: App, owner: Investor, isPrimary: boolean): string {
  const url = consentUrl(oauthOf(app), {
    redirectUri: callbackOf(app, isPrimary),
    state: newState(app.secret, owner, app.clock.now().add({ minutes: attemptMinutes })),
    codeVerifier: codeVerifierOf(app.secret, owner),
  });
  url.searchParams.set("isPrimary", String(isPrimary));
  return url.href;
}

/**
 * Links the calendar behind a code. A member's first one is the primary one, whatever was asked.
 * Errors  `calendar.not-linked` for a code that is none of this session's, `calendar.scopes-missing`, `calendar.unavailable`.
 */
export async function linkFor(
  app: App,
  owner: Investor,
  { code, isPrimary, state }: ParsedBody<typeof linkCalendar>,
): Promise<CalendarView> {
  const oauth = oauthOf(app);
  if (state !== undefined) await useAttempt(app, owner, state);
  const given = { code, redirectUri: callbackOf(app, isPrimary), codeVerifier: codeVerifierOf(app.secret, owner) };
  const granted = await exchangeCode(oauth, given).catch((error: unknown) => notGranted(app, error));
  if (!calendarScopes.every((scope) => granted.scopes.includes(scope))) {
    await revokeConsent(oauth, granted.refreshToken).catch((error: unknown) =>
      app.log.warn({ err: error }, "half a consent could not be given back"),
    );
    refuse("calendar.scopes-missing");
  }
  const { googleIdentity } = await import("../partners/google/identity.ts");
  const { sub, email } = await googleIdentity(app, granted.idToken, undefined);
  return app.inTransaction(async (tx) => {
    const now = app.clock.now();
    const { companyId, userId } = owner;
    const others = (await lockCalendars(tx, owner)).filter(({ accountSub }) => accountSub !== sub);
    const refreshToken = seal(app.secret, granted.refreshToken);
    const account = { companyId, userId, accountSub: sub, userEmail: email, refreshToken };
    const kept = await saveCalendar(tx, account, { now, nextReadAt: now.add(readInterval) });
    if (isPrimary || !others.some((other) => other.isPrimary)) await choosePrimary(tx, userId, kept.id);
    await planEntries(tx, app, companyId);
    await app.jobs.enqueue(tx, "read-calendar", { calendarId: kept.id });
    await record(tx, app.jobs, { kind: "calendar.linked", companyId, userId, at: now });
    return calendarViewOf((await loadCalendar(tx, kept.id))!);
  });
}

/** An attempt is over with the first code that comes back for it, whatever becomes of that. */
async function useAttempt(app: App, owner: Investor, state: string): Promise<void> {
  const attempt = attemptOf(app.secret, owner, state);
  if (!attempt || Temporal.Instant.compare(attempt.expiresAt, app.clock.now()) <= 0)
    return refuse("calendar.not-linked");
  const isFirstUse = await app.inTransaction((tx) => useGoogleToken(tx, `calendar:${attempt.id}`, attempt.expiresAt));
  if (!isFirstUse) refuse("calendar.not-linked");
}

function notGranted(app: App, error: unknown): GrantedTokens {
  app.log.warn({ err: error }, "a calendar could not be linked");
  return refuse(
    error instanceof CalendarFault && error.kind === "for-now" ? "calendar.unavailable" : "calendar.not-linked",
  );
}

/** Unlinks a calendar. Its busy times count no more at once; our events leave it by and by. */
export function unlink(app: App, owner: Investor, id: string): Promise<void> {
  return app.inTransaction(async (tx) => {
    const now = app.clock.now();
    const { companyId, userId } = owner;
    const all = (await lockCalendars(tx, owner)).filter(({ status }) => status !== "UNLINKING");
    const unlinked = all.find((calendar) => calendar.id === id) ?? refuse("not-found");
    if (unlinked.isPrimary) await choosePrimary(tx, userId, all.find((other) => other.id !== id)?.id ?? null);
    await beginUnlinking(tx, id, now);
    await recordConflicts(tx, app, companyId);
    await planEntries(tx, app, companyId);
    await record(tx, app.jobs, { kind: "calendar.unlinked", companyId, userId, at: now });
  });
}
