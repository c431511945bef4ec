/** Thrown out of work that lacks something from outside, which it must not wait for while it holds anything. */
class PrefetchNeeded extends Error {
  readonly key: string;
  readonly fetch: () => Promise<unknown>;

  constructor(key: string, fetch: () => Promise<unknown>) {
    super(`To be fetched before the work goes on: ${key}`);
    this.key = key;
    this.fetch = fetch;
  }
}

/** The values fetched for a piece of work over all its attempts, and the callbacks for when one has succeeded. */
export class Prefetched {
  readonly #results = new Map<string, unknown>();
  readonly #followUps: (() => void)[] = [];

  has(key: string): boolean {
    return this.#results.has(key);
  }

  /** What was fetched under a key; undefined where nothing was. */
  get<Value>(key: string): Value | undefined {
    return this.#results.get(key) as Value | undefined;
  }

  /**
   * Ends this attempt: the thing is fetched with nothing held, and the work begins anew.
   * Errors  always `PrefetchNeeded`, which is to be let through
   */
  need(key: string, fetch: () => Promise<unknown>): never {
    throw new PrefetchNeeded(key, fetch);
  }

  /** Does something once the work has succeeded; forgotten when this attempt does not. */
  onSuccess(followUp: () => void): void {
    this.#followUps.push(followUp);
  }

  /** An attempt begins, with what was fetched and without what the one before left to be done. */
  begin(): this {
    this.#followUps.length = 0;
    return this;
  }

  succeed(): void {
    for (const followUp of this.#followUps) followUp();
  }

  async fetch({ key, fetch }: PrefetchNeeded): Promise<void> {
    this.#results.set(key, await fetch());
  }
}

/** Runs work that changes nothing until it is done; it begins again with each value it turns out to need. */
export async function retryAfterPrefetch<Done>(work: (prefetched: Prefetched) => Promise<Done>): Promise<Done> {
  const prefetched = new Prefetched();
  for (;;) {
    try {
      const done = await work(prefetched.begin());
      prefetched.succeed();
      return done;
    } catch (error) {
      if (!(error instanceof PrefetchNeeded)) throw error;
      await prefetched.fetch(error);
    }
  }
}
