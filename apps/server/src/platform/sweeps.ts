import { setTimeout as wait } from "node:timers/promises";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { Logger } from "pino";
import type { Clock } from "./clock/clock.ts";
import { changed, type Reader, row, type Sql, sql, type Tx } from "./database/database.ts";

/**
 * Finds what is due and hands each item on. `next` is a select of one moment: when the earliest item is due, if it is due
 * by `until`; no row, or null, otherwise. `run` handles everything due by `at` and returns how many it handled.
 */
export type Sweep = {
  name: string;
  next(until: Temporal.Instant): Sql;
  run(at: Temporal.Instant): Promise<number>;
};

/** Returns the earliest time of a column of times that have come due by `until`, as `next` has it. */
export function earliestDue({ table, column }: { table: string; column: string }, until: Temporal.Instant): Sql {
  const at = sql.ref(column);
  return sql`select ${at} from ${sql.ref(table)} where ${at} <= ${until} order by ${at} limit 1`;
}

/** Returns `until` where `found` finds a row, as `next` has it for what is tidied whenever there is some. */
export const whereFound = (found: Sql, until: Temporal.Instant): Sql =>
  sql`select ${until}::timestamptz from (${found}) as found`;

const maxDeletedAtOnce = 500;

/** Returns the sweep that deletes a table's rows once a time of theirs is further back than they are kept. */
export function deletingOld(
  app: { inTransaction(work: (tx: Tx) => Promise<number>): Promise<number> },
  { name, table, column, keptDays }: { name: string; table: string; column: string; keptDays: number },
): Sweep {
  const [rowsOf, at] = [sql.ref(table), sql.ref(column)];
  const lastKept = (now: Temporal.Instant) => now.subtract(hoursOfDays(keptDays));
  return {
    name,
    next: (until) => whereFound(earliestDue({ table, column }, lastKept(until)), until),
    run: (until) =>
      app.inTransaction((tx) =>
        changed(
          tx,
          sql`
            delete from ${rowsOf} where ctid = any(array(
              select ctid from ${rowsOf} where ${at} <= ${lastKept(until)}
              order by ${at} limit ${maxDeletedAtOnce} for update skip locked))`,
        ),
      ),
  };
}

/**
 * Hands each item on; one that fails keeps none of the others waiting.
 * Errors  all failures at once, when every item has had its turn
 */
export async function handleEach<Item>(
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<number> {
  const failures: unknown[] = [];
  for (const item of items) await handle(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} could not be handled`);
  return items.length;
}

export type Sweeping = {
  /** Everything due up to here has been found. */
  sweptUntil(): Temporal.Instant | null;
  /** Finds what is due now, in due order across all sweeps. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
};

const everyMs = 1000;
/** In milliseconds: the pause when a due item is locked elsewhere for a moment. */
const heldMs = 25;
const maxHeldRounds = 20;
const maxRoundsPerRun = 100_000;

type Due = { sweep: Sweep; at: Temporal.Instant };

/**
 * Returns the sweep whose next item is due first, of several the one named first; null where nothing is due by `until`.
 * All are asked in one statement: it is sent every second, and before each item of a past that is made up for.
 */
export async function earliestOf(on: Reader, sweeps: readonly Sweep[], until: Temporal.Instant): Promise<Due | null> {
  if (sweeps.length === 0) return null;
  const moments = sweeps.map(({ next }, index) => sql`(${sql([String(index)])}, (${next(until)}))`);
  const first = await row(
    on,
    sql<{ index: number; at: Temporal.Instant }>`
      select index, at from (values ${sql.join(moments)}) as due (index, at)
      where at is not null order by at, index limit 1`,
  );
  return first && { sweep: sweeps[first.index]!, at: first.at };
}

/** How many were handled, or null where something failed. */
const runOrLog = (sweep: Sweep, at: Temporal.Instant, log: Logger): Promise<number | null> =>
  sweep.run(at).catch((error) => {
    log.error({ err: error, sweep: sweep.name }, "a sweep failed");
    return null;
  });

type Sweeper = { db: Reader; sweeps: readonly Sweep[]; log: Logger };

/** Handles all that is due by `until`, in due order across the sweeps. Returns whether nothing failed. */
async function sweepUntil(
  until: Temporal.Instant,
  { db, sweeps, log }: Sweeper,
  isClosed: () => boolean,
): Promise<boolean> {
  const inVain = new Map<Sweep, number>();
  const triedEnough = (sweep: Sweep) => (inVain.get(sweep) ?? 0) >= maxHeldRounds;
  let isWhole = true;
  for (let round = 0; round < maxRoundsPerRun && !isClosed(); round++) {
    const left = sweeps.filter((sweep) => !triedEnough(sweep));
    const earliest = await earliestOf(db, left, until);
    if (!earliest) break;
    const { sweep, at } = earliest;
    const handled = await runOrLog(sweep, at, log);
    if (handled === null) {
      // What fails stays due and first: the rest of its kind is done past it, out of order, and then the other kinds.
      await runOrLog(sweep, until, log);
      inVain.set(sweep, maxHeldRounds);
      isWhole = false;
      continue;
    }
    if (handled > 0) {
      inVain.delete(sweep);
      continue;
    }
    inVain.set(sweep, (inVain.get(sweep) ?? 0) + 1);
    await wait(heldMs);
  }
  return isWhole;
}

/** Runs the sweeps again and again against the product's clock; a jump of the clock runs due items in due order. */
export function startSweeping({ clock, ...sweeper }: Sweeper & { clock: Clock }): Sweeping {
  let swept: Temporal.Instant | null = null;
  let running: Promise<void> = Promise.resolve();
  let closed = false;

  const catchUpOnce = async (): Promise<void> => {
    const until = clock.now();
    const isWhole = await sweepUntil(until, sweeper, () => closed);
    if (isWhole && !closed) swept = until;
  };
  const catchUp = (): Promise<void> => {
    running = running.then(async () => {
      if (!closed) await catchUpOnce().catch((error) => sweeper.log.error({ err: error }, "a sweep failed"));
    });
    return running;
  };
  const timer = setInterval(() => void catchUp(), everyMs);
  clock.onJump(catchUp);
  return {
    sweptUntil: () => swept,
    catchUp,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
