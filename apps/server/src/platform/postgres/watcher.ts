/**
 * Runs PostgreSQL and shuts it down when the process that asked for it is gone, however it went: that process holds the
 * other end of this one's standard input, and the operating system closes it even after a kill -9.
 *
 * One JSON argument, a `WatcherOrder`. The word "stop" on standard input asks for an unhurried stop; the plain end of
 * input for one that is over within five seconds. In a process group of its own, so that Ctrl-C does not reach it.
 */
import { spawn, spawnSync } from "node:child_process";
import type { Launch } from "./run-as.ts";

/** `owner` is read by a later start, from the list of processes. */
export type WatcherOrder = { server: Launch; pgCtl: string; owner: number };

const { server, pgCtl } = JSON.parse(process.argv[2] ?? "") as WatcherOrder;
const timeouts = { asked: 30_000, orphaned: 3_000, immediate: 1_000 };

const postgres = spawn(server.command, server.args, {
  cwd: "/",
  uid: server.uid,
  gid: server.gid,
  stdio: ["ignore", "inherit", "inherit"],
});
postgres.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
postgres.once("exit", (code) => process.exit(code ?? 1));

let asked = false;
process.stdin.on("data", (word) => {
  asked = word.toString().includes("stop");
});
process.stdin.on("error", shutDown);
process.stdin.once("close", shutDown);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, shutDown);

let shuttingDown = false;
function shutDown(): void {
  if (shuttingDown) return;
  shuttingDown = true;
  // PostgreSQL's own meanings: INT is the fast shutdown, QUIT the immediate one that recovers at the next start.
  send("INT");
  const untilImmediate = asked ? timeouts.asked : timeouts.orphaned;
  setTimeout(() => send("QUIT"), untilImmediate);
  setTimeout(() => postgres.kill("SIGKILL"), untilImmediate + timeouts.immediate);
}

function send(signal: "INT" | "QUIT"): void {
  if (process.platform === "win32") spawnSync(pgCtl, ["kill", signal, String(postgres.pid)]);
  else postgres.kill(`SIG${signal}`);
}
