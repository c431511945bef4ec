import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Environment } from "./settings.ts";

export type Child = {
  name: string;
  stop: () => Promise<void>;
  /** Ends it at once. */
  kill: () => void;
  /** Resolves with how it ended, asked to or not. */
  ended: Promise<string>;
  hasEnded: () => boolean;
};

export type Program = Child & {
  /** Hands it, as a message, what was not known yet when it was started. */
  tell: (news: Environment) => void;
};

/** How long a program may take to finish what it is doing. */
const stopMs = 12_000;

const endWithParent = new URL("./end-with-parent.mjs", import.meta.url).href;

/**
 * Runs one of our programs; it writes to our output (or only its errors) and ends when we are killed. In a process group of its own, so that
 * Ctrl-C reaches it through us alone, in our order.
 */
export function startChild(
  name: string,
  program: string,
  env: Environment,
  output: "ours" | "errors" = "ours",
): Program {
  // It may have to wait for load balancers first.
  const timeoutMs = stopMs + 1000 * Number(env.SHUTDOWN_DELAY_SECONDS || 0);
  const process_ = spawn(process.execPath, ["--import", endWithParent, program], {
    env,
    detached: process.platform !== "win32",
    stdio: ["ignore", output === "ours" ? "inherit" : "ignore", "inherit", "ipc"],
  });
  const ended = endOf(process_);
  const hasEnded = () => process_.exitCode !== null || process_.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) process_.kill("SIGTERM");
    const force = setTimeout(() => {
      console.error(`${name} did not stop within ${timeoutMs / 1000} seconds and is ended.`);
      process_.kill("SIGKILL");
    }, timeoutMs);
    await ended;
    clearTimeout(force);
  };
  // One that has ended hears nothing: `ended` tells.
  const tell = (news: Environment) => void process_.send(news, () => undefined);
  const kill = () => void process_.kill("SIGKILL");
  return { name, stop, kill, ended, hasEnded, tell };
}

async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = (await once(child, "exit").catch((error: Error) => [error.message, null])) as [
    unknown,
    unknown,
  ];
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
