import type { Logger } from "pino";
import { z } from "zod";
import { type Clock, machineNow } from "./clock.ts";

const tick = z.object({ seq: z.number(), now: z.string(), offsetMs: z.number() });

/**
 * Follows the sandbox's clock: an offset to the system's, pushed over a stream. A jump is acknowledged once everything
 * that hangs off the clock has run, so that a check which moved it may look at once.
 * Errors  an unreachable sandbox at the start rejects; a stream lost later is taken up again, the last offset kept.
 */
export async function followSandboxClock(sandboxUrl: string, log: Logger): Promise<Clock> {
  const subscriber = crypto.randomUUID();
  const listeners: (() => Promise<void>)[] = [];
  const stopped = new AbortController();
  let offset = Temporal.Duration.from({ milliseconds: 0 });
  let lastSeq = -1;
  let queue = Promise.resolve();
  const first = Promise.withResolvers<void>();

  const hear = (data: string): void => {
    const heard = tick.parse(JSON.parse(data));
    offset = Temporal.Duration.from({ milliseconds: Math.round(heard.offsetMs) });
    const isJump = heard.seq !== lastSeq && lastSeq !== -1;
    lastSeq = heard.seq;
    first.resolve();
    queue = queue.then(async () => {
      if (isJump)
        for (const listener of listeners) await listener().catch((error) => log.error({ error }, "after a clock jump"));
      await fetch(`${sandboxUrl}/clock/ack`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ subscriber, seq: heard.seq }),
      }).catch(() => undefined);
    });
  };

  const follow = async (): Promise<void> => {
    const reply = await fetch(`${sandboxUrl}/clock/stream?subscriber=${subscriber}`, { signal: stopped.signal });
    if (!reply.ok || !reply.body) throw new Error(`The sandbox's clock answered ${reply.status}`);
    let buffer = "";
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      const messages = buffer.split("\n\n");
      buffer = messages.pop() ?? "";
      for (const message of messages) {
        const data = message.split("\n").find((line) => line.startsWith("data:"));
        if (data) hear(data.slice(5));
      }
    }
  };

  const keepFollowing = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted; failures++) {
      try {
        await follow();
        failures = 0;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (lastSeq === -1 && failures >= 20) return first.reject(error);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  void keepFollowing();
  await first.promise;

  return {
    now: () => machineNow().add(offset),
    onJump: (listener) => void listeners.push(listener),
    close: async () => stopped.abort(),
  };
}
