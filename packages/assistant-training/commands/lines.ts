import { createInterface } from "node:readline";

/** Answers every line of JSON on standard input with one line of JSON on standard output, in order, until the input ends. */
export async function answerLines<Asked, Answer>(answer: (asked: Asked) => Answer): Promise<void> {
  for await (const line of createInterface({ input: process.stdin }))
    if (line.trim() !== "") process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Asked))}\n`);
}
