import { setImmediate as others } from "node:timers/promises";
import { rehearse } from "@porchlight/assistant/rehearse.ts";
import type { Config } from "./config.ts";
import { smsProviderOf } from "./partners/sms/providers.ts";

/** Loads and compiles what the first message of a renter needs. Nothing depends on it but how long that one takes. */
export async function warmUp({ sms }: Pick<Config, "sms">): Promise<void> {
  await smsProviderOf(sms).warmUp();
  await rehearse(others);
}
