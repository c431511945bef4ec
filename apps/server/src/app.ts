import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Llm } from "./partners/llm/llm.ts";
import type { PaymentProvider } from "./partners/payments/provider.ts";
import type { Screening } from "./partners/screening/screening.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { Reader, Sql, TransactionOptions, Tx } from "./platform/database/database.ts";
import type { Pool } from "./platform/database/pool.ts";
import type { Files } from "./platform/files/files.ts";
import type { Route } from "./platform/http/serve.ts";
import type { JobHandlers, Jobs } from "./platform/jobs/jobs.ts";
import type { Live } from "./platform/live.ts";
import type { Sweep } from "./platform/sweeps.ts";

/** The dependencies that every action and query gets. Inside `inTransaction` there is a `tx` and no other database. */
export type App = {
  config: Config;
  log: Logger;
  clock: Clock;
  db: Reader;
  /** For hot reads alone: named prepared statements, one round trip. */
  pool: Pool;
  inTransaction<T>(work: (tx: Tx) => Promise<T>, terms?: TransactionOptions): Promise<T>;
  /** Carries out one statement as a transaction of its own, where nothing but its rows follows from it. */
  write<Row>(statement: Sql<Row>): Promise<Row[]>;
  /** Whether the database answers and can store writes; answers within two seconds. */
  isWell(): Promise<boolean>;
  jobs: Jobs;
  live: Live;
  files: Files;
  /** Signs links and reply addresses. */
  secret: Buffer;
  /** The language model beside Piper, where one is configured. */
  llm: Llm | null;
  /** The screening bureau and who takes the fee for it; both are configured or neither. */
  screening: Screening | null;
  payments: PaymentProvider | null;
};

/** The parts a capability adds to the product. */
export type Capability = {
  routes?(app: App): Route[];
  /** Opens addresses beside the contract, in the form that a partner prescribes. */
  hooks?(server: FastifyInstance, app: App): Promise<void> | void;
  jobs?(app: App): JobHandlers;
  sweeps?(app: App): Sweep[];
  /** Opens a way in beside HTTP; returns how it closes, once what was coming in has arrived. */
  intake?(app: App): Promise<() => Promise<void>>;
  /** Starts what runs beside requests and jobs; returns how it stops, when those are over. */
  start?(app: App): Promise<() => Promise<void>>;
};
