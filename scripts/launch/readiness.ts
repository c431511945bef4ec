import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Child } from "./child.ts";

const timeoutMs = 120_000;

/** Resolves once `url` answers with success. Errors  when `child` ends first, or does not get there in time. */
export async function untilAnswers(url: string, child: Child): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(url))) {
    if (child.hasEnded())
      throw new Error(`${child.name} ${await child.ended} before it was ready; its words are above.`);
    if (Date.now() > deadline)
      throw new Error(`${child.name} is not ready after ${timeoutMs / 1000} seconds (${url}).`);
    await wait(50);
  }
}

/** Whether an address answers with 200. Not by `fetch`, whose code alone takes longer to load than all these questions. */
export function answers(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked = get(url, { timeout: 2_000 }, (response) => {
    response.resume();
    resolve(response.statusCode === 200);
  });
  asked.once("timeout", () => asked.destroy());
  asked.once("error", () => resolve(false));
  asked.once("close", () => resolve(false));
  return promise;
}
