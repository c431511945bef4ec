import { setImmediate as others } from "node:timers/promises";
import { rehearse } from "@porchlight/assistant/rehearse.ts";
import type { Config } from "./config.ts";
import { smsProviderOf } from "./partners/sms/providers.ts";
import { giveBackMemory } from "./platform/memory.ts";

/**
 * Loads and compiles what the first message of a renter needs. Nothing depends on it but how long that one takes. What
 * starting and each part of this left behind is given back at once, so that it does not add up.
 */
export async function warmUp({ sms }: Pick<Config, "sms">): Promise<void> {
  giveBackMemory();
  await smsProviderOf(sms).warmUp();
  await rehearse(async () => {
    giveBackMemory();
    await others();
  });
}
