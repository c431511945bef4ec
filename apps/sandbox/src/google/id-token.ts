import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import type { World } from "../world.ts";
import type { GoogleAccount } from "./accounts.ts";

const lifetimeSeconds = 3600;

/** An ID token as Google issues one to the product, on the sandbox's clock. */
export function idToken(
  { clock, keys, config }: World,
  account: GoogleAccount,
  { audience = config.googleClientId, nonce }: { audience?: string | undefined; nonce?: string | undefined },
): Promise<string> {
  const issuedAt = Math.floor(clock.now().epochMilliseconds / 1000);
  const [givenName = account.name, ...rest] = account.name.split(" ");
  const domain = account.email.split("@")[1]?.toLowerCase();
  return new SignJWT({
    azp: audience,
    email: account.email,
    email_verified: true,
    name: account.name,
    given_name: givenName,
    ...(rest.length > 0 && { family_name: rest.join(" ") }),
    ...(account.picture && { picture: account.picture }),
    // Google names the organisation only for addresses that it hosts itself outside gmail.com.
    ...(domain !== "gmail.com" && { hd: domain }),
    ...(nonce && { nonce }),
  })
    .setProtectedHeader({ alg: "RS256", kid: keys.kid, typ: "JWT" })
    .setIssuer("https://accounts.google.com")
    .setSubject(account.sub)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .setJti(randomUUID())
    .sign(keys.privateKey);
}
