// What `npm start` runs: the web app's build, the database, the outside world and the product, each a program of its own.
// It keeps them together: they stop with it, in order, and it stops when one of them dies.
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../apps/server/src/platform/postgres/embedded-postgres.ts";
import { type Child, startChild } from "./launch/child.ts";
import { demoSignIn, wantsDemo } from "./launch/demo.ts";
import { platformKeys } from "./launch/platform-keys.ts";
import { refuseTakenPorts } from "./launch/ports.ts";
import { untilAnswers } from "./launch/readiness.ts";
import { productEnvironment, type Settings, sandboxEnvironment, settingsFrom } from "./launch/settings.ts";
import { buildWebApp } from "./launch/web-build.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const env = process.env;

/** In the order of their start; stopped in the opposite one. */
const running: Child[] = [];
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
  const { dataDir, ports } = settings;
  await refuseTakenPorts(settings);
  const demo = await wantsDemo(settings);
  const building = settings.role === "worker" ? undefined : buildWebApp(root);
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataDir));
  const webProblem = await building;
  const shared = settings.withSandbox ? { ...env, ...platformKeys(env) } : env;
  if (settings.withSandbox) {
    const program = new URL("../apps/sandbox/src/main.ts", import.meta.url);
    const sandbox = keep(startChild("The sandbox", program, sandboxEnvironment(shared, settings), "errors"));
    await untilAnswers(`http://127.0.0.1:${ports.sandbox}/control/health`, sandbox);
  }
  const program = new URL("../apps/server/src/main.ts", import.meta.url);
  const product = keep(startChild("Porchlight", program, productEnvironment(shared, settings, databaseUrl, demo)));
  await untilAnswers(readyUrl(settings), product);
  if (demo) console.log("Moving the demonstration portfolio in …");
  const signIn = await demoSignIn(dataDir, demo, product.hasEnded);
  if (stopping) return;
  if (webProblem) console.error(webProblem);
  greet(settings, signIn && [`Sign in with  ${signIn.ownerEmail}`, `Password      ${signIn.ownerPassword}`]);
}

async function startDatabase(dataDir: string): Promise<string> {
  const { connectionString, stop, ended } = await startEmbeddedPostgres({ dataDir });
  let hasEnded = false;
  const end = ended.then(() => {
    hasEnded = true;
    return "ended";
  });
  keep({ name: "The database", stop, ended: end, hasEnded: () => hasEnded });
  return connectionString;
}

/** From now on `child` is stopped with the others, and its death is the end of all. */
function keep(child: Child): Child {
  running.push(child);
  if (stopping) void child.stop();
  void child.ended.then((how) => end(1, `${child.name} ${how}.`));
  return child;
}

async function end(code: number, reason?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (reason) console.error(`\nPorchlight stops: ${reason}\n`);
  for (const child of running.toReversed()) await child.stop();
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
