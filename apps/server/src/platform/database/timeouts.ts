/**
 * The time limits of waiting for PostgreSQL, in milliseconds. Together the longest waits of a request stay below ten
 * seconds.
 *
 * PostgreSQL is told of its part with each transaction's beginning. Told once a connection, a pooler would hand it to
 * whoever gets that connection next; told as the connection begins, PgBouncer would refuse it.
 */
export const timeouts = {
  /** For a statement or a transaction, from its start until no part of it is waited for anymore. */
  overallMs: 9_000,
  /** For locks that others hold; the rest is for the work itself. */
  inLineMs: 7_000,
  /** For a connection, the wait for a free one included. */
  connectMs: 5_000,
  /** For any reply of PostgreSQL; longer than PostgreSQL's own timeouts. */
  silenceMs: 6_500,
  statementMs: 6_000,
  lockMs: 5_000,
  /** After which PostgreSQL ends a session that holds locks and says nothing: its process sleeps, or is gone. */
  idleInTransactionMs: 10_000,
  /** For the answer to whether we are ready. */
  readyMs: 1_500,
  /** The interval between two heartbeats of the connection that receives notices, and the limit for each. */
  heartbeatMs: 3_000,
} as const;

/** What PostgreSQL's own limits leave over, so that it gives up first and says why. */
const ahead = { lockMs: 500, statementMs: 250 };

/** Returns the statement that begins a transaction with so much time left, with its limits for locks and statements. */
export const beginStatement = (leftMs: number): string =>
  `begin; set local lock_timeout = ${Math.round(Math.min(timeouts.lockMs, leftMs - ahead.lockMs))}; ` +
  `set local statement_timeout = ${Math.round(Math.min(timeouts.statementMs, leftMs - ahead.statementMs))}; ` +
  `set local idle_in_transaction_session_timeout = ${timeouts.idleInTransactionMs}`;
