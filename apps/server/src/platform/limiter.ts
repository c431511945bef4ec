import { createHash } from "node:crypto";
import { type PlainRefusalCode, refuse } from "@porchlight/domain/refusals.ts";
import type { Clock } from "./clock/clock.ts";
import { type row, rows, type Sql, sql, type Tx } from "./database/database.ts";
import { earliestDue, type Sweep, whereFound } from "./sweeps.ts";

export type Allowance = { attempts: number; minutes: number };

/** A rate limit. `allowances` hold all at once, the shortest first. */
export type Limit = {
  name: string;
  /** What its key names: everything with another key is counted apart. */
  countedBy: string;
  allowances: readonly Allowance[];
  refusal: PlainRefusalCode;
  /** Whether the allowances grow and shrink with `REQUESTS_PER_MINUTE`. */
  isScaled: boolean;
};

/** The parts of the product that counting needs. */
export type Counting = {
  config: { requestsPerMinute: number; requestsPerMinuteByDefault: number };
  clock: Clock;
  db: Parameters<typeof row>[0];
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  write<Row>(statement: Sql<Row>): Promise<Row[]>;
};

/**
 * Counts one more attempt under a key before it is made, so that many at once cannot slip past the limit, whichever
 * process they reach.
 * Errors  beyond the limit: its `refusal`
 */
export async function consumeAttempt(app: Counting, limit: Limit, key: string): Promise<void> {
  if ((await countAttempt(app, limit, key)) > 0) refuse(limit.refusal);
}

/**
 * Counts one more attempt and returns by how many the limit is exceeded now: 0 while it is kept. An attempt that one
 * allowance refuses is not counted against the others, so that going on for an hour does not use up the day.
 */
export async function countAttempt(app: Counting, limit: Limit, key: string): Promise<number> {
  const counted = await app.write(counting(app, limit, key, doneAtOnce));
  const { excess, uncounted } = excessOf(app, limit, key, counted);
  if (uncounted.length > 0) await app.write(subtractingOne(uncounted));
  return excess;
}

/** As `countAttempt`, in a transaction that is open already, and undone with it. */
export async function countAttemptIn(
  tx: Tx,
  app: Pick<Counting, "clock" | "config">,
  limit: Limit,
  key: string,
): Promise<number> {
  const counted = await rows(tx, counting(app, limit, key, sql`true`));
  const { excess, uncounted } = excessOf(app, limit, key, counted);
  if (uncounted.length > 0) await subtractingOne(uncounted).execute(tx);
  return excess;
}

type Counted = { key: string; attempts: number };

/**
 * True, and the statement's transaction is not waited for until it is on disk: whoever counts the next attempt under the
 * same key waits for it. A database that dies forgets the attempts of its last second.
 */
const doneAtOnce = sql`set_config('synchronous_commit', 'off', true) = 'off'`;

function counting({ clock }: Pick<Counting, "clock">, limit: Limit, key: string, condition: Sql): Sql<Counted> {
  const now = clock.now();
  const counters = limit.allowances.map(
    (one) => sql`(${storedKey(limit, one, key)}::text, 1, ${now.add({ minutes: one.minutes })}::timestamptz)`,
  );
  return sql<Counted>`
    insert into attempt_limit as kept (key, attempts, expires_at)
    select * from (values ${sql.join(counters)}) as counter where ${condition}
    on conflict (key) do update set
      attempts = case when kept.expires_at <= ${now} then 1 else kept.attempts + 1 end,
      expires_at = case when kept.expires_at <= ${now} then excluded.expires_at else kept.expires_at end
    returning key, attempts`;
}

/** By how many a limit is exceeded, and the counters whose own allowance is not, which then did not count. */
function excessOf(
  { config }: Pick<Counting, "config">,
  limit: Limit,
  key: string,
  counted: readonly Counted[],
): { excess: number; uncounted: string[] } {
  const attemptsOf = new Map(counted.map((one) => [one.key, one.attempts]));
  const checked = limit.allowances.map((one) => {
    const stored = storedKey(limit, one, key);
    return { stored, excess: attemptsOf.get(stored)! - allowedAttempts(config, limit, one) };
  });
  const maxExcess = Math.max(...checked.map(({ excess }) => excess));
  const kept = checked.filter(({ excess }) => excess <= 0).map(({ stored }) => stored);
  return { excess: Math.max(0, maxExcess), uncounted: maxExcess > 0 ? kept : [] };
}

/** The condition that a limit lets through no more attempts under a key now, as part of a statement. */
export function isExhausted({ clock, config }: Pick<Counting, "clock" | "config">, limit: Limit, key: string): Sql {
  const spent = limit.allowances.map(
    (one) => sql`(key = ${storedKey(limit, one, key)} and attempts >= ${allowedAttempts(config, limit, one)})`,
  );
  return sql`exists (
    select 1 from attempt_limit where expires_at > ${clock.now()} and (${sql.join(spent, " or ")}))`;
}

/** Takes back an attempt that should not count, such as the right password among failures. */
export async function refundAttempt(tx: Tx, limit: Limit, key: string): Promise<void> {
  await subtractingOne(storedKeys(limit, key)).execute(tx);
}

/** Deletes all attempts under a key, after a success or when the guessed secret is replaced. */
export async function resetAttempts(tx: Tx, limit: Limit, key: string): Promise<void> {
  await sql`delete from attempt_limit where key in (${sql.join(storedKeys(limit, key))})`.execute(tx);
}

/** The attempts a limit allows here, which for a scaled one depends on `REQUESTS_PER_MINUTE`. */
export function allowedAttempts(
  config: Counting["config"],
  limit: Pick<Limit, "isScaled">,
  { attempts }: Pick<Allowance, "attempts">,
): number {
  if (!limit.isScaled) return attempts;
  return Math.max(1, Math.round((attempts * config.requestsPerMinute) / config.requestsPerMinuteByDefault));
}

const maxAtOnce = 500;

/** The sweep that deletes counters whose window is over. They count no more already. */
export const deleteOldAttempts = (app: Counting): Sweep => ({
  name: "forget-old-attempts",
  next: (until) => whereFound(earliestDue({ table: "attempt_limit", column: "expires_at" }, until), until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      // A counter in use is skipped rather than waited for; it is due again at the next sweep.
      const gone = await sql`
        delete from attempt_limit where key = any(array(
          select key from attempt_limit where expires_at <= ${at}
          order by expires_at limit ${maxAtOnce} for update skip locked))`.execute(tx);
      return gone.rowCount ?? 0;
    }),
});

const subtractingOne = (keys: string[]): Sql =>
  sql`update attempt_limit set attempts = attempts - 1 where key in (${sql.join(keys)}) and attempts > 0`;

/** Hashed, because addresses that were only ever guessed are not worth keeping readable. */
const storedKey = (limit: Limit, { minutes }: Allowance, key: string): string =>
  createHash("sha256").update(`${limit.name}:${minutes}:${key}`).digest("base64url");

const storedKeys = (limit: Limit, key: string): string[] => limit.allowances.map((one) => storedKey(limit, one, key));
