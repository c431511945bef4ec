import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

export type Bounds = {
  /** What its JavaScript may hold; without it there is no limit. */
  memoryMb?: number;
  /** For one task, without the time it waits. */
  cpuMs: number;
  /** For one task, however it is spent. */
  timeoutMs: number;
  /** How long the thread is kept for a next task. */
  idleMs: number;
};

/** The error of a task that exceeded its bounds; its thread has been ended. */
export class BoundsExceeded extends Error {}

/** The error that the task's program threw. The thread goes on. */
export class TaskFailed extends Error {}

/** A message of the thread: that it is loaded, then an answer or an error for each task. */
export type Posted<Answer> = "ready" | { answer: Answer } | { error: string; isOverBounds: boolean };

export type BoundedWorker<Task, Answer> = (task: Task, moved?: ArrayBuffer[]) => Promise<Answer>;

const checkEveryMs = 50;

/**
 * Does tasks in a thread of its own, one after the other, and ends the thread when a task takes too much.
 * Errors  `BoundsExceeded` where it took too much memory or CPU time; `TaskFailed` where
 *         the program threw; else the thread or its time was at fault, and another try may succeed
 */
export function boundedWorker<Task, Answer>(program: URL, bounds: Bounds): BoundedWorker<Task, Answer> {
  const inTurn = pLimit(1);
  let warm: Promise<Worker> | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = async (worker: Worker): Promise<void> => {
    warm = null;
    await worker.terminate();
  };
  const rest = (worker: Worker): void => {
    worker.unref();
    idle = setTimeout(() => void end(worker), bounds.idleMs).unref();
  };

  return (task, moved = []) =>
    inTurn(async () => {
      clearTimeout(idle);
      warm ??= start(program, bounds);
      const worker = await warm.catch((error: unknown) => {
        warm = null;
        throw error;
      });
      worker.ref();
      try {
        const posted = await posedTo<Answer>(worker, bounds, () => worker.postMessage(task, moved));
        if (bounds.idleMs > 0) rest(worker);
        else await end(worker);
        if ("answer" in posted) return posted.answer;
        throw posted.isOverBounds ? new BoundsExceeded(posted.error) : new TaskFailed(posted.error);
      } catch (error) {
        if (error instanceof ThreadEnded) {
          await end(worker);
          throw error.cause;
        }
        throw error;
      }
    });
}

class ThreadEnded extends Error {}
const ended = (cause: Error): ThreadEnded => new ThreadEnded(cause.message, { cause });

async function start(program: URL, { memoryMb, timeoutMs }: Bounds): Promise<Worker> {
  const worker = new Worker(program, {
    resourceLimits: memoryMb ? { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 } : {},
  });
  // It may fail between two tasks; without a listener that would end the process.
  worker.on("error", () => undefined);
  const loaded = Promise.withResolvers<void>();
  worker.once("message", () => loaded.resolve());
  worker.once("error", loaded.reject);
  worker.once("exit", () => loaded.reject(new Error("The thread ended before it was loaded.")));
  const timer = setTimeout(() => loaded.reject(new Error("The thread was not loaded in time.")), 2 * timeoutMs);
  try {
    await loaded.promise;
    return worker;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What the thread posts about a task, if it does within its bounds. */
async function posedTo<Answer>(
  worker: Worker,
  { cpuMs, timeoutMs }: Bounds,
  pose: () => void,
): Promise<Exclude<Posted<Answer>, "ready">> {
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<Posted<Answer>, "ready">>();
  const failed = (error: Error & { code?: string }): void =>
    reject(ended(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new BoundsExceeded("It takes too much memory.") : error));
  const exited = (): void => reject(ended(new Error("The thread ended.")));
  worker.on("message", resolve);
  worker.on("error", failed);
  worker.on("exit", exited);
  const before = cpuOf(await worker.cpuUsage().catch(() => ({ user: 0, system: 0 })));
  pose();
  let isAsking = false;
  const check = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    worker.cpuUsage().then(
      (usage) => {
        isAsking = false;
        if (cpuOf(usage) - before > cpuMs) reject(ended(new BoundsExceeded("It takes too long.")));
      },
      () => undefined,
    );
  }, checkEveryMs);
  const timer = setTimeout(() => reject(ended(new Error(`Not done within ${timeoutMs} ms.`))), timeoutMs);
  try {
    return await promise;
  } finally {
    clearInterval(check);
    clearTimeout(timer);
    worker.off("message", resolve);
    worker.off("error", failed);
    worker.off("exit", exited);
  }
}

const cpuOf = ({ user, system }: { user: number; system: number }): number => (user + system) / 1000;
