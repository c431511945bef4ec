import { createHash } from "node:crypto";
import { z } from "zod";
import type { Config } from "../../config.ts";
import { CalendarFault, unreachable } from "./calendar-fault.ts";

export type GoogleOauth = NonNullable<Config["google"]["calendar"]>;

const prefix = "https://www.googleapis.com/auth/";
/** The OAuth scopes, the fewest possible: free/busy times, and events in owned calendars. */
export const calendarScopes = [`${prefix}calendar.freebusy`, `${prefix}calendar.events.owned`];
const scopes = ["openid", "email", ...calendarScopes];

/**
 * Returns the URL of Google's consent page. `prompt=consent` makes Google hand out a refresh token again to who agreed
 * before.
 */
export function consentUrl(
  { clientId, authUrl }: GoogleOauth,
  { redirectUri, state, codeVerifier }: { redirectUri: string; state: string; codeVerifier: string },
): URL {
  const url = new URL(authUrl);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: scopes.join(" "),
    state,
    access_type: "offline",
    prompt: "consent",
    include_granted_scopes: "true",
    code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
  }).toString();
  return url;
}

const access = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const granted = access.extend({ refresh_token: z.string().min(1), id_token: z.string().min(1), scope: z.string() });

export type AccessToken = { accessToken: string; expiresInSeconds: number };
export type GrantedTokens = { refreshToken: string; idToken: string; scopes: string[] };

/** Exchanges a code from the consent for tokens. Errors  `CalendarFault` refused: the code is none of ours, or was used. */
export async function exchangeCode(
  oauth: GoogleOauth,
  given: { code: string; redirectUri: string; codeVerifier: string },
): Promise<GrantedTokens> {
  const { refresh_token, id_token, scope } = granted.parse(
    await askToken(oauth, {
      grant_type: "authorization_code",
      code: given.code,
      redirect_uri: given.redirectUri,
      code_verifier: given.codeVerifier,
    }),
  );
  return { refreshToken: refresh_token, idToken: id_token, scopes: scope.split(" ") };
}

/** Errors  `CalendarFault` revoked: the person took the consent back, or it has expired. */
export async function refreshAccess(oauth: GoogleOauth, refreshToken: string): Promise<AccessToken> {
  const answer = access.parse(await askToken(oauth, { grant_type: "refresh_token", refresh_token: refreshToken }));
  return { accessToken: answer.access_token, expiresInSeconds: answer.expires_in };
}

/** Revokes a consent. One that is revoked already is no error. */
export async function revokeConsent({ revokeUrl }: GoogleOauth, token: string): Promise<void> {
  const reply = await post(revokeUrl, { token });
  if (!reply.ok && reply.status !== 400) throw new CalendarFault("for-now", `revoke: ${reply.status}`);
}

async function askToken(
  { clientId, clientSecret, tokenUrl }: GoogleOauth,
  form: Record<string, string>,
): Promise<unknown> {
  const reply = await post(tokenUrl, { ...form, client_id: clientId, client_secret: clientSecret });
  const body = (await reply.json().catch(() => null)) as { error?: string } | null;
  if (reply.ok) return body;
  const said = `token: ${reply.status} ${body?.error ?? ""}`;
  if (body?.error === "invalid_grant")
    throw new CalendarFault(form.grant_type === "refresh_token" ? "revoked" : "refused", said);
  throw new CalendarFault(reply.status >= 500 || reply.status === 429 ? "for-now" : "refused", said);
}

const post = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: "POST", body: new URLSearchParams(form), signal: AbortSignal.timeout(10_000) }).catch(
    unreachable,
  );
