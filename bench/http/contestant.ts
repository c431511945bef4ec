import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type Contestant = { url: string; cpuMs(): Promise<number>; peakMb(): Promise<number>; stop(): Promise<void> };

/** A server in a process of its own; its log goes nowhere. */
export async function startContestant(program: string, environment: Record<string, string>): Promise<Contestant> {
  const child = fork(new URL(program, import.meta.url), [], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { url } = await told<{ url: string }>(child);
  return {
    url,
    async cpuMs() {
      child.send("cpu");
      return (await told<{ cpuMs: number }>(child)).cpuMs;
    },
    /** Resident memory at its most, ever. */
    async peakMb() {
      child.send("cpu");
      return (await told<{ peakMb: number }>(child)).peakMb;
    },
    async stop() {
      const ended = once(child, "exit");
      child.send("stop");
      await ended;
    },
  };
}

function told<T>(child: ChildProcess): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = () => reject(new Error("A server ended before its time"));
  child.once("exit", ended);
  child.once("message", (answer) => {
    child.off("exit", ended);
    resolve(answer as T);
  });
  return promise;
}
