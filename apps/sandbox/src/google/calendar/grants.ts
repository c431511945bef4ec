import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { openJsonLog } from "../../platform/json-log.ts";

/** What a person agreed to: an application may act for them as far as the scopes go, until they take it back. */
export interface Grant {
  refreshToken: string;
  sub: string;
  scopes: string[];
  isRevoked: boolean;
}

export interface CodeTerms {
  sub: string;
  scopes: string[];
  redirectUri: string;
  codeChallenge: string;
}

export interface Grants {
  /** A code for the page the person is sent back to: good once, for ten minutes. */
  issueCode(terms: CodeTerms): string;
  /** The grant behind a code; null where code, address or verifier are not those it was issued for. */
  redeem(code: string, redirectUri: string, codeVerifier: string): Grant | null;
  grantOf(refreshToken: string): Grant | null;
  issueAccessToken(grant: Grant): string;
  holderOf(accessToken: string): Grant | null;
  /** Takes back the grant of either kind of token; false where there is none. */
  revoke(token: string): boolean;
  /** The person takes back everything they ever agreed to. */
  revokeAllOf(sub: string): void;
  clear(): void;
}

export const accessTokenSeconds = 3599;
const codeLifetime = Temporal.Duration.from({ minutes: 10 });

/** Refresh tokens outlive a restart of the sandbox, as the product keeps them; codes and access tokens do not. */
export function openGrants(folder: string, now: () => Temporal.Instant): Grants {
  const kept = openJsonLog<Grant>(join(folder, "google-grants.jsonl"), ({ refreshToken }) => refreshToken);
  const codes = new Map<string, CodeTerms & { expiresAt: Temporal.Instant }>();
  const accessTokens = new Map<string, { refreshToken: string; expiresAt: Temporal.Instant }>();
  const isPast = (at: Temporal.Instant): boolean => Temporal.Instant.compare(at, now()) <= 0;
  const grantOf = (refreshToken: string): Grant | null => {
    const grant = kept.get(refreshToken);
    return grant && !grant.isRevoked ? grant : null;
  };
  return {
    issueCode(terms) {
      const code = `4/${randomBytes(32).toString("base64url")}`;
      codes.set(code, { ...terms, expiresAt: now().add(codeLifetime) });
      return code;
    },
    redeem(code, redirectUri, codeVerifier) {
      const terms = codes.get(code);
      // A code that was tried once is spent, also when the try was wrong.
      codes.delete(code);
      if (!terms || isPast(terms.expiresAt) || terms.redirectUri !== redirectUri) return null;
      if (createHash("sha256").update(codeVerifier).digest("base64url") !== terms.codeChallenge) return null;
      const refreshToken = `1//${randomBytes(32).toString("base64url")}`;
      const grant = { refreshToken, sub: terms.sub, scopes: terms.scopes, isRevoked: false };
      kept.put(grant);
      return grant;
    },
    grantOf,
    issueAccessToken({ refreshToken }) {
      const token = `ya29.${randomBytes(32).toString("base64url")}`;
      accessTokens.set(token, { refreshToken, expiresAt: now().add({ seconds: accessTokenSeconds }) });
      return token;
    },
    holderOf(accessToken) {
      const issued = accessTokens.get(accessToken);
      return issued && !isPast(issued.expiresAt) ? grantOf(issued.refreshToken) : null;
    },
    revoke(token) {
      const grant = grantOf(accessTokens.get(token)?.refreshToken ?? token);
      if (grant) kept.put({ ...grant, isRevoked: true });
      return grant !== null;
    },
    revokeAllOf(sub) {
      for (const grant of kept.all()) if (grant.sub === sub) kept.put({ ...grant, isRevoked: true });
    },
    clear() {
      kept.clear();
      codes.clear();
      accessTokens.clear();
    },
  };
}
