import { LRUCache } from "lru-cache";
import type { SignedIn } from "../platform/http/serve.ts";
import type { Live } from "../platform/live.ts";

type CachedSession = { signedIn: SignedIn; expiresAt: Temporal.Instant; renewalDue: Temporal.Instant };

const keptForMs = 10_000;
const maxCached = 10_000;

/**
 * Sessions read in the last seconds. An ended session is dropped as soon as its notice arrives; while no notices can
 * arrive (the listening connection is lost) nothing is stored.
 */
export class SessionCache {
  readonly #kept = new LRUCache<string, CachedSession>({ max: maxCached, ttl: keptForMs });
  #isHearing: boolean;
  #told = 0;

  constructor(live: Pick<Live, "isHearing" | "onSessionEnded" | "onConnection">) {
    this.#isHearing = live.isHearing();
    live.onSessionEnded((tokenHash) => this.forget(tokenHash));
    live.onConnection((isHearing) => {
      this.#told++;
      this.#isHearing = isHearing;
      this.#kept.clear();
    });
  }

  forget(tokenHash: string): void {
    this.#told++;
    this.#kept.delete(tokenHash);
  }

  find(tokenHash: string): CachedSession | null {
    return this.#kept.get(tokenHash) ?? null;
  }

  /** What `keep` needs to know: when the read of the database began. */
  beginRead(): number {
    return this.#told;
  }

  /** Stores what a read found, unless a notice came since it began: the session may have ended by now. */
  keep(tokenHash: string, known: CachedSession, readBegan: number): void {
    if (!this.#isHearing || readBegan !== this.#told) return;
    this.#kept.set(tokenHash, known);
  }
}
