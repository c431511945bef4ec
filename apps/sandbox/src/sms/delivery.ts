import { setTimeout as delay } from "node:timers/promises";
import type { World } from "../world.ts";
import type { WebhookCall } from "./provider.ts";
import type { Text, TextStatus } from "./text-log.ts";

const stepMs = 60;
const callbackTimeoutMs = 15_000;

/** Walks a text from queued over sent to delivered, or undelivered for a number ending in 99, and tells each step. */
export async function walkStatuses(
  world: World,
  first: Text,
  callWith: ((text: Text) => WebhookCall) | null,
): Promise<void> {
  const fails = first.to.endsWith("99");
  let text = first;
  for (const status of ["sent", fails ? "undelivered" : "delivered"] satisfies TextStatus[]) {
    await delay(stepMs);
    // A reset is not undone by a text still on its way, and a closed sandbox writes no more.
    if (world.closing.signal.aborted || !world.texts.get(text.sid)) return;
    const errorCode = status === "undelivered" ? 30003 : null;
    text = { ...text, status, errorCode, updatedAt: world.clock.now().toString() };
    world.texts.keep(text);
    if (callWith) await report(world, callWith(text));
  }
}

async function report({ closing }: World, { url, headers, params }: WebhookCall): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: new URLSearchParams(params),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(callbackTimeoutMs)]),
    });
    await answer.arrayBuffer();
  } catch {
    // Twilio does not repeat a status callback that fails; the next status, or a GET, tells the same.
  }
}
