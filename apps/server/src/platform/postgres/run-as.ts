import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { promisify } from "node:util";

/** The ways to run PostgreSQL as a user it accepts. */
export type RunAs = "self" | "namespace" | "capability" | "other-user";

export type Owner = { uid: number; gid: number };

export type Launch = { command: string; args: string[]; uid?: number; gid?: number };

export type Runner = {
  runAs: RunAs;
  /** The user who must own the database's files; undefined for the user who runs this process. */
  owner?: Owner;
  launch: (program: string, args: string[]) => Launch;
};

type Account = { name: string; uid: number; gid: number };

/**
 * A way to run PostgreSQL here, tried for real on `program`, which must also reach `folder`.
 *
 * PostgreSQL refuses to run as root, and initdb needs a user the system knows by name. For root, and for a user without a
 * name, in this order:
 * - namespace: a user namespace in which we are `nobody`. Files stay ours, so a closed home folder stays reachable.
 * - capability: really `nobody`, allowed to pass folders that are closed to it.
 * - other-user: really `nobody`; fails below a folder closed to others.
 *
 * Errors  when nothing works: what to do instead.
 */
export async function chooseRunner(program: string, folder: string, only?: RunAs): Promise<Runner> {
  if (only === "self" || (!only && !isRoot() && hasName())) return self;
  const runners = (await stepDownRunners()).filter((runner) => !only || runner.runAs === only);
  for (const runner of runners) {
    if (await works(runner, program, folder)) return runner;
  }
  throw new Error(
    `PostgreSQL does not run as ${isRoot() ? "root" : "a user without a name"}, and no other user can reach ${folder}. ` +
      "Start as an ordinary user, choose an open folder with DATA_DIR=…, or name a server in DATABASE_URL.",
  );
}

const self: Runner = { runAs: "self", launch: (command, args) => ({ command, args }) };

export const isRoot = () => process.getuid?.() === 0;

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

async function stepDownRunners(): Promise<Runner[]> {
  const account = await unprivilegedAccount();
  if (!account) return [];
  const { uid, gid } = account;
  const owner = { uid, gid };
  const namespace: Runner = {
    runAs: "namespace",
    launch: (program, args) => ({
      command: "unshare",
      args: ["--user", `--map-user=${uid}`, `--map-group=${gid}`, "--", program, ...args],
    }),
  };
  const passing = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const capability: Runner = {
    runAs: "capability",
    owner,
    launch: (program, args) => ({
      command: "setpriv",
      args: [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...passing, "--", program, ...args],
    }),
  };
  const otherUser: Runner = {
    runAs: "other-user",
    owner,
    launch: (command, args) => ({ command, args, uid, gid }),
  };
  return isRoot() ? [namespace, capability, otherUser] : [namespace];
}

async function unprivilegedAccount(): Promise<Account | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const accounts = lines.flatMap((line): Account[] => {
    const [name, , uid, gid] = line.split(":");
    return name && Number(uid) > 0 && Number(gid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  return accounts.find(({ name }) => name === "nobody") ?? accounts[0];
}

async function works(runner: Runner, program: string, folder: string): Promise<boolean> {
  const check = 'test -x "$1" && exec "$2" --version';
  const { command, args, uid, gid } = runner.launch("/bin/sh", ["-c", check, "sh", folder, program]);
  return promisify(execFile)(command, args, { uid, gid, cwd: "/" }).then(
    () => true,
    () => false,
  );
}
