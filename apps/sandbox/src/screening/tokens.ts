import { randomBytes } from "node:crypto";

export interface Tokens {
  /** A token for one of the two keys. */
  issue(key: number): { token: string; expires: string };
  /** Whether a token was issued for that key and has not expired. */
  isGood(key: number, token: string | undefined): boolean;
  clear(): void;
}

const lifetime = Temporal.Duration.from({ minutes: 5 });

/** The bureau's tokens, good for five minutes of the sandbox's clock. */
export function createTokens(now: () => Temporal.Instant): Tokens {
  const issued = new Map<string, { key: number; expires: Temporal.Instant }>();
  const isOver = (expires: Temporal.Instant): boolean => Temporal.Instant.compare(expires, now()) <= 0;
  return {
    issue(key) {
      for (const [token, { expires }] of issued) if (isOver(expires)) issued.delete(token);
      const token = randomBytes(32).toString("base64url");
      const expires = now().add(lifetime);
      issued.set(token, { key, expires });
      return { token, expires: expires.toString() };
    },
    isGood(key, token = "") {
      const found = issued.get(token);
      return found !== undefined && found.key === key && !isOver(found.expires);
    },
    clear: () => issued.clear(),
  };
}
