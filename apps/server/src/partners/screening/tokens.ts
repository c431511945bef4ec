import type { Clock } from "../../platform/clock/clock.ts";

/** The headers of a call: a token for each of the two keys, raw. */
export type TokenHeaders = { Authorization: string; MFAAuthorized: string };
export type IssuedToken = { token: string; expires: Temporal.Instant };

/** So long before it expires a token is replaced: a call under way must not outlive it. */
const renewBefore = Temporal.Duration.from({ seconds: 30 });

/** The bureau's two tokens, fetched when they are needed, at most once at a time. `fetchToken` gets the key's number. */
export function createTokens(clock: Pick<Clock, "now">, fetchToken: (key: 0 | 1) => Promise<IssuedToken>) {
  let current: { headers: TokenHeaders; renewAt: Temporal.Instant } | null = null;
  let fetching: Promise<TokenHeaders> | null = null;

  const fetchBoth = async (): Promise<TokenHeaders> => {
    const [first, second] = [await fetchToken(0), await fetchToken(1)];
    const headers = { Authorization: first.token, MFAAuthorized: second.token };
    const expires = [first.expires, second.expires].toSorted(Temporal.Instant.compare)[0]!;
    current = { headers, renewAt: expires.subtract(renewBefore) };
    return headers;
  };
  return {
    async headers(): Promise<TokenHeaders> {
      if (current && Temporal.Instant.compare(clock.now(), current.renewAt) < 0) return current.headers;
      fetching ??= fetchBoth().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    /** Forgets tokens that the bureau refused, unless others have taken their place. */
    drop(refused: TokenHeaders): void {
      if (current?.headers === refused) current = null;
    },
  };
}
