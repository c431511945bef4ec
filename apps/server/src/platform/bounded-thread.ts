import { parentPort } from "node:worker_threads";
import { BoundsExceeded, type Posted } from "./bounded-worker.ts";

/** Serves the tasks of a bounded worker in its thread: posts an answer or an error for each. */
export function serveTasks<Task, Answer>(
  answer: (task: Task) => Promise<Answer>,
  movedOf: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort!;
  const post = (posted: Posted<Answer>, moved: ArrayBuffer[] = []): void => port.postMessage(posted, moved);
  port.on("message", (task: Task) => {
    answer(task).then(
      (done) => post({ answer: done }, movedOf(done)),
      (error: unknown) =>
        post({
          error: error instanceof Error ? error.message : String(error),
          isOverBounds: error instanceof BoundsExceeded,
        }),
    );
  });
  post("ready");
}
