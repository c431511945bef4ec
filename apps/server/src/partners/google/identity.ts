import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { withoutLinks } from "@porchlight/domain/kernel/links.ts";
import { tidyName } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import type { App } from "../../app.ts";

/** A person as Google vouches for them. */
export type GoogleIdentity = {
  /** Google's own key of the person; the address may change. */
  sub: string;
  /** Lower case, verified by Google. */
  email: string;
  name: string;
  /** Of this one token. */
  jti: string;
  expiresAt: Temporal.Instant;
};

const issuers = ["https://accounts.google.com", "accounts.google.com"];
const maxTokenAge = "2 hours";
const skewSeconds = 60;
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().refine(isEmail).transform(normalEmail),
  email_verified: z.literal(true),
  name: z.string().optional(),
  jti: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string().optional(),
});

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keysOf = new Map<string, Keys>();

/**
 * Returns the person of a Google ID token: signed by a current key of Google's, for this product, on the product's
 * clock, with the page's nonce when the page gave one. The caller ensures by its `jti` that a token is used once.
 * Errors  401 not such a token; 503 Google's keys cannot be had, or Google sign-in is not configured.
 */
export async function googleIdentity(app: App, jwt: string, nonce: string | undefined): Promise<GoogleIdentity> {
  const { clientId, jwksUrl } = app.config.google;
  if (!clientId) return refuse("account.google-unavailable");
  const payload = await verified(app, jwt, keysAt(jwksUrl), clientId);
  const claimed = claims.safeParse(payload);
  if (!claimed.success) return refuse("account.google-token-invalid");
  const { sub, email, name, jti, exp } = claimed.data;
  if (nonce !== undefined && claimed.data.nonce !== nonce) refuse("account.google-token-invalid");
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(exp * 1000).add({ seconds: skewSeconds });
  return { sub, email, name: withoutLinks(tidyName(name ?? "") || email.slice(0, email.indexOf("@"))), jti, expiresAt };
}

async function verified(app: App, jwt: string, keys: Keys, audience: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(jwt, keys, {
      algorithms: ["RS256"],
      audience,
      issuer: issuers,
      currentDate: new Date(app.clock.now().epochMilliseconds),
      clockTolerance: skewSeconds,
      maxTokenAge: maxTokenAge,
    });
    return payload;
  } catch (error) {
    if (isAboutToken(error)) return refuse("account.google-token-invalid");
    app.log.warn({ err: error }, "Google's keys cannot be had");
    return refuse("account.google-unavailable");
  }
}

/** The library keeps Google's keys for a while and asks again for an unknown one. */
function keysAt(jwksUrl: string): Keys {
  const known = keysOf.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl));
  keysOf.set(jwksUrl, known);
  return known;
}

/** What is wrong with the token, rather than with the way to Google's keys. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys;
