import { LockTimeout } from "./database-errors.ts";
import { timeouts } from "./timeouts.ts";

/** One holds, and the next is there the moment it lets go. */
const maxAtOnce = 2;
const maxWaiting = 100;
const minMs = 1_000;

type LockQueue = { inside: number; waiting: (() => void)[] };

/**
 * The transactions of this process that hold a lock or wait for it at the database: few per lock, so that one that is
 * held long does not use up all connections. Others wait in line without one.
 */
export class LockQueues {
  readonly #lines = new Map<string, LockQueue>();

  /** Takes a place, if there is one at once. */
  enter(key: string): boolean {
    const line = this.#lines.get(key) ?? { inside: 0, waiting: [] };
    if (line.inside >= maxAtOnce) return false;
    line.inside++;
    this.#lines.set(key, line);
    return true;
  }

  /** Errors  `LockTimeout` when no place came free in time. */
  async waitAndEnter(key: string, untilMs: number): Promise<void> {
    if (this.enter(key)) return;
    const { waiting } = this.#lines.get(key)!;
    if (waiting.length >= maxWaiting) throw new LockTimeout(key);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push(resolve);
    const timer = setTimeout(() => {
      const at = waiting.indexOf(resolve);
      if (at < 0) return;
      waiting.splice(at, 1);
      reject(new LockTimeout(key));
    }, untilMs - performance.now());
    await promise.finally(() => clearTimeout(timer));
  }

  /** Gives a place to the next in line. */
  leave(key: string): void {
    const line = this.#lines.get(key)!;
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.inside === 0) this.#lines.delete(key);
  }
}

/** The error of a transaction without a place in a lock's queue; it is retried when it has one. */
export class LockQueueFull extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`${key} is held, and others wait already`);
    this.key = key;
  }
}

/** The places of one transaction, kept over its attempts. */
export class QueuePlaces {
  readonly #lines: LockQueues;
  readonly #taken = new Set<string>();
  readonly #beganMs = performance.now();
  /** What it wanted and had no place at. */
  missed: string | null = null;

  constructor(lines: LockQueues) {
    this.#lines = lines;
  }

  /** What is left of the time that may be spent waiting, and at least a moment. */
  get leftMs(): number {
    return Math.max(minMs, this.#beganMs + timeouts.overallMs - performance.now());
  }

  /** Errors  `LockQueueFull` */
  take(key: string): void {
    if (this.#taken.has(key)) return;
    if (!this.#lines.enter(key)) {
      this.missed = key;
      throw new LockQueueFull(key);
    }
    this.#taken.add(key);
  }

  /**
   * Waits for the lock it failed to get. Several locks are taken in a fixed order, so that no two wait for each other.
   */
  async awaitMissed(): Promise<void> {
    const wanted = [...this.#taken, this.missed!].sort();
    this.missed = null;
    this.leaveAll();
    for (const key of wanted) {
      await this.#lines.waitAndEnter(key, this.#beganMs + timeouts.inLineMs);
      this.#taken.add(key);
    }
  }

  leaveAll(): void {
    for (const key of this.#taken) this.#lines.leave(key);
    this.#taken.clear();
  }
}
