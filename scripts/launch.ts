// What `npm start` runs: the web app's build, the database, the outside world and the product, each a program of its own.
// They start side by side, the product loading its code until the others are there. It keeps them together: they stop
// with it, in order, and it stops when one of them dies.
import { fileURLToPath } from "node:url";
import { type Child, type Program, startChild } from "./launch/child.ts";
import { demoSignIn, wantsDemo } from "./launch/demo.ts";
import { platformKeys } from "./launch/platform-keys.ts";
import { refuseTakenPorts } from "./launch/ports.ts";
import { untilAnswers } from "./launch/readiness.ts";
import {
  type Environment,
  productEnvironment,
  type Settings,
  sandboxEnvironment,
  settingsFrom,
} from "./launch/settings.ts";
import { buildWebApp } from "./launch/web-build.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const env = process.env;

/** Stopped in this order: whoever needs another one before it. */
const running: Partial<Record<"product" | "sandbox" | "database", Child>> = {};
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
process.once("disconnect", () => void end(0));
process.channel?.unref();

try {
  await start(settingsFrom(env, root));
} catch (error) {
  await end(1, (error as Error).message);
}

async function start(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  await refuseTakenPorts(settings);
  const demo = await wantsDemo(settings);
  const shared = settings.withSandbox ? { ...env, ...platformKeys(env) } : env;
  const product = startProduct(settings, shared, demo);
  const [webProblem, databaseUrl] = await Promise.all([
    settings.role === "worker" ? undefined : buildWebApp(root),
    settings.databaseUrl ?? startDatabase(dataDir),
    settings.withSandbox ? startSandbox(settings, shared) : undefined,
  ]);
  product.tell({ DATABASE_URL: databaseUrl });
  await untilAnswers(readyUrl(settings), product);
  if (demo) console.log("Moving the demonstration portfolio in …");
  const signIn = await demoSignIn(dataDir, demo, product.hasEnded);
  if (stopping) return;
  if (webProblem) console.error(webProblem);
  greet(settings, signIn && [`Sign in with  ${signIn.ownerEmail}`, `Password      ${signIn.ownerPassword}`]);
}

function startProduct(settings: Settings, shared: Environment, demo: boolean): Program {
  const program = new URL("../apps/server/src/main.ts", import.meta.url);
  return keep("product", startChild("Porchlight", program, productEnvironment(shared, settings, demo)));
}

async function startSandbox(settings: Settings, shared: Environment): Promise<void> {
  const program = new URL("../apps/sandbox/src/main.ts", import.meta.url);
  const sandbox = keep("sandbox", startChild("The sandbox", program, sandboxEnvironment(shared, settings), "errors"));
  await untilAnswers(`http://127.0.0.1:${settings.ports.sandbox}/control/health`, sandbox);
}

async function startDatabase(dataDir: string): Promise<string> {
  const { startEmbeddedPostgres } = await import("../apps/server/src/platform/postgres/embedded-postgres.ts");
  const { connectionString, stop, ended } = await startEmbeddedPostgres({ dataDir });
  let hasEnded = false;
  const end = ended.then(() => {
    hasEnded = true;
    return "ended";
  });
  keep("database", { name: "The database", stop, ended: end, hasEnded: () => hasEnded });
  return connectionString;
}

/** From now on `child` is stopped with the others, and its death is the end of all. */
function keep<C extends Child>(as: keyof typeof running, child: C): C {
  running[as] = child;
  if (stopping) void child.stop();
  void child.ended.then((how) => end(1, `${child.name} ${how}.`));
  return child;
}

async function end(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (reason) console.error(`\nPorchlight stops: ${reason}\n`);
  for (const name of ["product", "sandbox", "database"] as const) await running[name]?.stop();
  process.exit(code);
}

function readyUrl({ role, ports }: Settings): string {
  if (role === "worker") return `http://127.0.0.1:${ports.metrics}/metrics`;
  const host = env.HOST || "127.0.0.1";
  const everywhere = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[host];
  return `http://${everywhere ?? (host.includes(":") ? `[${host}]` : host)}:${ports.product}/api/health`;
}

function greet({ url, ports, withSandbox, dataDir }: Settings, signIn: string[] = []): void {
  const outside = withSandbox ? [`Mail and texts of the trial world  http://127.0.0.1:${ports.sandbox}`] : [];
  const lines = [`Porchlight is open at ${url}`, ...signIn, ...outside, `Data in ${dataDir} · stop with Ctrl-C`];
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}
