import { Problem } from "../platform/problem.ts";

/** What a follower of the clock is told: `offsetMs` is the sandbox's time minus real time. */
export interface ClockTick {
  seq: number;
  now: string;
  offsetMs: number;
}

interface Follower {
  id: string;
  tell(tick: ClockTick): void;
  acknowledgedSeq: number;
}

export interface WorldClock {
  now(): Temporal.Instant;
  reading(): { now: string; mode: "real" | "moved" };
  tick(): ClockTick;
  /**
   * Moves the clock, which ticks on from there.
   *
   * Errors  504 naming the followers that did not acknowledge in time; the clock stays moved.
   */
  moveTo(now: Temporal.Instant): Promise<void>;
  /**
   * Moves the clock by exactly an ISO 8601 duration; days, months and years are counted in UTC.
   *
   * Errors  400 when it is no such duration; 504 as for `moveTo`.
   */
  advance(duration: string): Promise<void>;
  backToReal(): Promise<void>;
  /** Tells the present time at once and every move after it; a second follower of the same id takes the place of the first. */
  follow(id: string, tell: (tick: ClockTick) => void): () => void;
  acknowledge(id: string, seq: number): void;
}

export function createClock(options: {
  startsAt: Temporal.Instant | null;
  ackTimeoutMs: number;
  onMove: () => void;
  /** What the world itself does at the new time; a move has ended when it is done. */
  afterMove?: () => Promise<void>;
}): WorldClock {
  const real = () => Temporal.Now.instant().epochMilliseconds;
  const followers = new Map<string, Follower>();
  const waiting = new Set<() => void>();
  let offsetMs = options.startsAt ? options.startsAt.epochMilliseconds - real() : 0;
  let seq = 1;

  const now = () => Temporal.Instant.fromEpochMilliseconds(real() + offsetMs);
  const tick = (): ClockTick => ({ seq, now: now().toString(), offsetMs });
  const recheck = () => {
    for (const check of waiting) check();
  };

  async function move(newOffsetMs: number): Promise<void> {
    offsetMs = newOffsetMs;
    seq += 1;
    const mine = seq;
    const told = [...followers.values()];
    for (const follower of told) follower.tell(tick());
    options.onMove();
    const missing = () =>
      told.filter((follower) => followers.get(follower.id) === follower && follower.acknowledgedSeq < mine);
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = () => {
      if (missing().length === 0) resolve();
    };
    waiting.add(check);
    const timer = setTimeout(resolve, options.ackTimeoutMs);
    check();
    await promise;
    clearTimeout(timer);
    waiting.delete(check);
    const late = missing().map(({ id }) => id);
    await options.afterMove?.();
    if (late.length > 0)
      throw new Problem(504, `The clock moved, but these did not acknowledge: ${late.join(", ")}`, { missing: late });
  }

  return {
    now,
    reading: () => ({ now: now().toString(), mode: offsetMs === 0 ? "real" : "moved" }),
    tick,
    moveTo: (instant) => move(instant.epochMilliseconds - real()),
    advance: async (duration) => {
      const from = now();
      await move(offsetMs + afterDuration(from, duration).epochMilliseconds - from.epochMilliseconds);
    },
    backToReal: async () => {
      if (offsetMs !== 0) await move(0);
    },
    follow(id, tell) {
      const follower: Follower = { id, tell, acknowledgedSeq: 0 };
      followers.set(id, follower);
      recheck();
      tell(tick());
      return () => {
        if (followers.get(id) === follower) followers.delete(id);
        recheck();
      };
    },
    acknowledge(id, acknowledgedSeq) {
      const follower = followers.get(id);
      if (!follower) throw new Problem(404, `Nobody called ${id} follows the clock`);
      if (acknowledgedSeq > seq) throw new Problem(400, `The clock is at ${seq}, not yet at ${acknowledgedSeq}`);
      follower.acknowledgedSeq = Math.max(follower.acknowledgedSeq, acknowledgedSeq);
      recheck();
    },
  };
}

function afterDuration(from: Temporal.Instant, duration: string): Temporal.Instant {
  try {
    return from.toZonedDateTimeISO("UTC").add(Temporal.Duration.from(duration)).toInstant();
  } catch {
    throw new Problem(400, `${duration} is not an ISO 8601 duration such as PT2H`);
  }
}
