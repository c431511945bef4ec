// What `npm start` runs: the web app's build, the database, the outside world and the product, each a program of its own.
// They start side by side, the product loading its code until the others are there. It keeps them together: they stop
// with it, in order. What never opened ends the start; what dies later is started again.
import { fileURLToPath } from "node:url";
import { refuseHalfRestored, removeRestoreLeftovers } from "../apps/server/src/backup/put-in-place.ts";
import { openDataFolder } from "../apps/server/src/platform/files/folder.ts";
import { buildWebApp, serverProgram } from "./launch/builds.ts";
import { startChild } from "./launch/child.ts";
import { lockDataFolder } from "./launch/data-lock.ts";
import { demoSignIn, wantsDemo } from "./launch/demo.ts";
import { refuseTakenPorts, refuseWithoutLoopback } from "./launch/ports.ts";
import { untilAnswers } from "./launch/readiness.ts";
import { sandboxKeys } from "./launch/sandbox-keys.ts";
import {
  type Environment,
  productEnvironment,
  type Settings,
  sandboxEnvironment,
  settingsFrom,
} from "./launch/settings.ts";
import { createSupervisor, type Part } from "./launch/supervisor.ts";
import { refuseWrongSwitches } from "./launch/switches.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const env = process.env;

/** npm and a terminal both pass a Ctrl-C on. */
const sameSignalMs = 1_000;

const keeper = createSupervisor((reason) => void end(1, `Porchlight stops: ${reason}`));
/** Stopped in this order: whoever needs another one before it. */
const parts: Part[] = [];
let endingSince: number | undefined;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
process.once("disconnect", () => void end(0));
process.channel?.unref();

try {
  await start(settingsFrom(env, root));
} catch (error) {
  await end(1, `Porchlight cannot start: ${(error as Error).message}`);
}

async function start(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  const shared = settings.withSandbox ? { ...env, ...sandboxKeys(env) } : env;
  await refuseWrongSwitches(settings, shared);
  await refuseWithoutLoopback();
  await openDataFolder(dataDir);
  if (!settings.databaseUrl) await takeDataFolder(dataDir);
  await refuseTakenPorts(settings);
  const demo = await wantsDemo(settings);
  const database = databasePart(dataDir);
  const sandbox = sandboxPart(settings, shared);
  const others = Promise.all([
    settings.role === "worker" ? undefined : buildWebApp(root),
    settings.databaseUrl ? undefined : keeper.start(database),
    settings.withSandbox ? keeper.start(sandbox) : undefined,
  ]);
  const product = productPart(settings, productEnvironment(shared, settings, demo), async () => {
    await others;
    return settings.databaseUrl ?? database.connectionString();
  });
  parts.push(product, sandbox, database);
  const [[webProblem]] = await Promise.all([others, keeper.start(product)]);
  if (demo) console.log("Moving the demonstration portfolio in …");
  const signIn = await demoSignIn(dataDir, demo, keeper.isStopping);
  if (keeper.isStopping()) return;
  if (webProblem) console.error(webProblem);
  greet(settings, signIn && [`Sign in with  ${signIn.ownerEmail}`, `Password      ${signIn.ownerPassword}`]);
}

async function takeDataFolder(dataDir: string): Promise<void> {
  await lockDataFolder(dataDir);
  refuseHalfRestored(dataDir);
  await removeRestoreLeftovers(dataDir);
}

/** It loads its code while what it needs is started, and is told of the database once all of that is there. */
function productPart(settings: Settings, environment: Environment, databaseUrl: () => Promise<string>): Part {
  let program: Promise<string> | undefined;
  return {
    name: "Porchlight",
    async start(hold) {
      program ??= serverProgram(root);
      const child = startChild("Porchlight", await program, environment);
      hold(child);
      child.tell({ DATABASE_URL: await databaseUrl() });
      await untilAnswers(readyUrl(settings), child);
    },
  };
}

function sandboxPart(settings: Settings, shared: Environment): Part {
  const program = fileURLToPath(new URL("../apps/sandbox/src/main.ts", import.meta.url));
  return {
    name: "The sandbox",
    async start(hold) {
      const child = startChild("The sandbox", program, sandboxEnvironment(shared, settings), "errors");
      hold(child);
      await untilAnswers(`http://127.0.0.1:${settings.ports.sandbox}/control/health`, child);
    },
  };
}

/** Started again it answers where it did before, so nobody has to be told. */
function databasePart(dataDir: string): Part & { connectionString(): string } {
  let connectionString = "";
  let port: number | undefined;
  return {
    name: "The database",
    connectionString: () => connectionString,
    async start(hold) {
      const { startEmbeddedPostgres } = await import("../apps/server/src/platform/postgres/embedded-postgres.ts");
      const server = await startEmbeddedPostgres({ dataDir, port });
      connectionString = server.connectionString;
      if ("port" in server.address) port = server.address.port;
      let hasEnded = false;
      const ended = server.ended.then(() => {
        hasEnded = true;
        return "ended";
      });
      // Its watcher ends it when this process does.
      hold({ name: "The database", stop: server.stop, kill: () => undefined, ended, hasEnded: () => hasEnded });
    },
  };
}

function stop(): void {
  if (endingSince === undefined) return void end(0);
  if (performance.now() - endingSince < sameSignalMs) return;
  keeper.kill();
  process.exit(1);
}

async function end(code: number, reason?: string): Promise<void> {
  if (endingSince !== undefined) return;
  endingSince = performance.now();
  if (reason) console.error(reason);
  await keeper.stop(parts);
  process.exit(code);
}

function readyUrl({ role, ports }: Settings): string {
  if (role === "worker") return `http://127.0.0.1:${ports.metrics}/metrics`;
  const host = env.HOST || "127.0.0.1";
  const everywhere = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host];
  return `http://${everywhere ?? (host.includes(":") ? `[${host}]` : host)}:${ports.product}/api/health`;
}

function greet({ url, ports, withSandbox, isAlone, dataDir }: Settings, signIn: string[] = []): void {
  const outside = withSandbox
    ? [`Mail and texts of the trial world  http://127.0.0.1:${ports.sandbox}`]
    : isAlone
      ? [
          "No email or texts are sent: set SMTP_URL and the others in README.md. The sandbox runs at local addresses only.",
        ]
      : [];
  const lines = [`Porchlight is open at ${url}`, ...signIn, ...outside, `Data in ${dataDir} · stop with Ctrl-C`];
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}
