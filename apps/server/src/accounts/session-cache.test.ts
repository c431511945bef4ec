import { describe, expect, it } from "vitest";
import { SessionCache } from "./session-cache.ts";

/** Returns the cache and functions that send the notices it listens for. */
function cacheAndNotices() {
  let end: (tokenHash: string) => void = () => undefined;
  let connection: (isHearing: boolean) => void = () => undefined;
  const cache = new SessionCache({
    isHearing: () => true,
    onSessionEnded: (listener) => {
      end = listener;
      return () => undefined;
    },
    onConnection: (listener) => {
      connection = listener;
    },
  });
  return { cache, end: (tokenHash: string) => end(tokenHash), connection: (is: boolean) => connection(is) };
}

const known = {
  signedIn: { role: "renter", userId: "u", tokenHash: "t" } as const,
  expiresAt: Temporal.Instant.from("2026-12-21T00:00Z"),
  renewalDue: Temporal.Instant.from("2026-11-21T01:00Z"),
};

describe("A cached session", () => {
  it("is returned until a notice says that it ended", () => {
    const { cache, end } = cacheAndNotices();
    cache.keep("t", known, cache.beginRead());
    expect(cache.find("t")?.signedIn).toEqual(known.signedIn);
    end("another");
    expect(cache.find("t")).not.toBeNull();
    end("t");
    expect(cache.find("t")).toBeNull();
  });

  it("is removed at once by the process that ended it, even while it is being read", () => {
    const { cache } = cacheAndNotices();
    cache.keep("t", known, cache.beginRead());
    const readBegan = cache.beginRead();
    cache.forget("t");
    cache.keep("t", known, readBegan);
    expect(cache.find("t")).toBeNull();
  });

  it("is not stored when it ended while it was being read", () => {
    const { cache, end } = cacheAndNotices();
    const readBegan = cache.beginRead();
    end("t");
    cache.keep("t", known, readBegan);
    expect(cache.find("t")).toBeNull();
  });

  it("is removed when notices cannot be received, and none is stored until they can", () => {
    const { cache, connection } = cacheAndNotices();
    cache.keep("t", known, cache.beginRead());
    connection(false);
    expect(cache.find("t")).toBeNull();
    cache.keep("t", known, cache.beginRead());
    expect(cache.find("t")).toBeNull();
    connection(true);
    cache.keep("t", known, cache.beginRead());
    expect(cache.find("t")).not.toBeNull();
  });

  it("is evicted when thousands of newer ones are stored", () => {
    const { cache } = cacheAndNotices();
    for (let one = 0; one <= 10_000; one++) cache.keep(`t${one}`, known, cache.beginRead());
    expect(cache.find("t0")).toBeNull();
    expect(cache.find("t10000")).not.toBeNull();
  });
});
