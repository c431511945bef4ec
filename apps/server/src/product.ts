import "./platform/v8-flags.ts";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { authenticate } from "./accounts/sessions.ts";
import type { App } from "./app.ts";
import { capabilities } from "./capabilities.ts";
import type { Config } from "./config.ts";
import { visitorOf } from "./conversations/visitor-store.ts";
import { servePages } from "./pages/pages.ts";
import { llmOf } from "./partners/llm/llm.ts";
import { llmMetrics } from "./partners/llm/metrics.ts";
import { paymentProviderOf } from "./partners/payments/providers.ts";
import { screeningOf } from "./partners/screening/screening.ts";
import { type Clock, systemClock } from "./platform/clock/clock.ts";
import { followSandboxClock } from "./platform/clock/sandbox-clock.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { localFiles } from "./platform/files/local-folder.ts";
import { s3Files } from "./platform/files/s3.ts";
import { serveFiles } from "./platform/files/serve-files.ts";
import { createHttpServer, registerRoutes } from "./platform/http/server.ts";
import { startJobs } from "./platform/jobs/jobs.ts";
import { listen } from "./platform/live.ts";
import { startMetrics } from "./platform/metrics.ts";
import { startSweeping } from "./platform/sweeps.ts";
import { productSecret } from "./product-secret.ts";
import { databaseProblem, portProblem } from "./start-problem.ts";
import { type Running, stopInOrder } from "./stopping.ts";

export type Product = {
  app: App;
  url: string;
  metricsUrl: string;
  /** Cuts off nothing that was accepted: no longer ready, then no new requests, then no new jobs, then the database. */
  close(): Promise<void>;
};

/** Brings up one process of the product: database, jobs, clock, HTTP, sweeps, as its role asks. */
export async function startProduct(config: Config): Promise<Product> {
  const isWorker = config.role !== "web";
  const { app, closeDatabase } = await openApp(config, isWorker);
  const { clock, jobs, live, log } = app;
  if (config.seedsDemo) await moveDemoIn(app);
  const { closers, intakes } = await startCapabilities(app);
  const sweeping = isWorker
    ? startSweeping({ db: app.db, clock, log, sweeps: capabilities.flatMap((one) => one.sweeps?.(app) ?? []) })
    : null;
  if (isWorker) await jobs.work(Object.assign({}, ...capabilities.map((one) => one.jobs?.(app) ?? {})), log, live);
  const metrics = await startMetrics(config, {
    sweptUntil: () => sweeping?.sweptUntil() ?? null,
    jobsOpen: jobs.open,
    jobsFailed: jobs.failed,
    counters: app.llm ? llmMetrics(app.llm.counts) : [],
  }).catch((error) => {
    throw portProblem(error, "METRICS_PORT", config.metricsPort, config.host);
  });
  const server = config.role === "worker" ? null : await startHttp(app);
  closers.push(metrics.close, clock.close, live.close, closeDatabase);
  let closed: Promise<void> | undefined;
  return {
    app,
    url: server ? `http://${config.host}:${(server.server.address() as AddressInfo).port}` : "",
    metricsUrl: metrics.url,
    close() {
      closed ??= stopInOrder({ server, intakes, sweeping, jobs, closers }, config.shutdownDelayMs);
      return closed;
    },
  };
}

/** The database, brought up to date, and all that actions and queries are handed. */
async function openApp(config: Config, isWorker: boolean): Promise<{ app: App; closeDatabase(): Promise<void> }> {
  const log = pino({ level: config.logLevel, redact: ["authorization", "password", "token"] }, logLines());
  const [clock] = await Promise.all([clockOf(config, log), migrated(config)]);
  const named = config.databaseNamedStatements;
  const database = openDatabase(config.databaseUrl, config.databasePoolSize, { named });
  const [jobs, live, secret] = await Promise.all([
    startJobs({ connectionString: config.databaseDirectUrl, named, isWorker, log }),
    listen(config.databaseDirectUrl, log),
    productSecret(config.secretKey, database.reader),
  ]);
  const app: App = {
    config,
    log,
    clock,
    db: database.reader,
    pool: database.pool,
    inTransaction: database.inTransaction,
    write: database.write,
    isWell: database.isWell,
    jobs,
    live,
    files: config.s3 ? s3Files(config.s3) : localFiles(join(config.dataDir, "files")),
    secret,
    llm: llmOf({ config, clock, db: database.reader, log }),
    screening: screeningOf({ config, clock, log }),
    payments: paymentProviderOf(config.payments),
  };
  return { app, closeDatabase: database.close };
}

async function moveDemoIn(app: App): Promise<void> {
  const { seedDemo } = await import("./demo/seed.ts");
  // It is whole or not there at all, so a product without it starts all the same.
  await seedDemo({ ...app, llm: null }, capabilities).catch((error) =>
    app.log.error({ err: error }, "the demonstration did not move in"),
  );
}

/** What each capability starts beside requests and jobs; the last to start is the first to close. */
async function startCapabilities(app: App): Promise<Pick<Running, "closers" | "intakes">> {
  const closers: Running["closers"] = [];
  const intakes: Running["intakes"] = [];
  for (const capability of capabilities) {
    const stop = await capability.start?.(app);
    if (stop) closers.unshift(stop);
    const closeIntake = await capability.intake?.(app).catch((error) => {
      throw portProblem(error, "SMTP_PORT", app.config.smtpPort, app.config.host);
    });
    if (closeIntake) intakes.push(closeIntake);
  }
  return { closers, intakes };
}

async function startHttp(app: App): Promise<FastifyInstance> {
  const { config, clock, log } = app;
  const doors = {
    config,
    clock,
    log,
    signedIn: (token: string, timeZone: string | null) => authenticate(app, token, timeZone),
    visitor: (token: string) => visitorOf(app, token),
  };
  const server = await createHttpServer(doors);
  registerRoutes(
    server,
    doors,
    capabilities.flatMap((one) => one.routes?.(app) ?? []),
  );
  for (const capability of capabilities) await capability.hooks?.(server, app);
  serveFiles(server, app.files);
  await servePages(server, app);
  await server.listen({ host: config.host, port: config.port }).catch((error) => {
    throw portProblem(error, "PORT", config.port, config.host);
  });
  return server;
}

const migrated = (config: Config): Promise<void> =>
  migrate(config.databaseDirectUrl).catch((error) => {
    throw databaseProblem(error);
  });

const clockOf = (config: Config, log: Logger): Promise<Clock> | Clock =>
  config.clock === "sandbox" ? followSandboxClock(config.sandboxUrl!, log) : systemClock();

/**
 * Returns a log destination that writes lines in batches, with at most 100 ms of delay; the rest is written at exit,
 * even after a crash.
 */
const logLines = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });
