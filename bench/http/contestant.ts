import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "@porchlight/server/bundle.ts";
import { withLittleMemory } from "../../scripts/launch/settings.ts";

export type Contestant = { url: string; cpuMs(): Promise<number>; peakMb(): Promise<number>; stop(): Promise<void> };

/** A server in a process of its own, as `node` runs its file; its log goes nowhere. */
export const startBare = (program: string, environment: Record<string, string>): Promise<Contestant> =>
  startContestant(fileURLToPath(new URL(program, import.meta.url)), environment);

const programs = fileURLToPath(new URL("../dist/", import.meta.url));
let built: Promise<void> | undefined;

/** The product in a process of its own, built and started as `npm start` does it. */
export async function startProductProcess(environment: Record<string, string>): Promise<Contestant> {
  built ??= bundle(fileURLToPath(new URL("./product-process.ts", import.meta.url)), programs);
  await built;
  return startContestant(join(programs, "product-process.js"), withLittleMemory(environment));
}

async function startContestant(program: string, environment: Record<string, string>): Promise<Contestant> {
  const child = fork(program, [], {
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
