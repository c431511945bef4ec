import type { App } from "../app.ts";
import { startMailIntake } from "../partners/smtp/inbound.ts";
import { storeArrival } from "./store.ts";

/** Takes mails in, except in a process that only works. Returns how that closes. */
export async function mailIntake(app: App): Promise<() => Promise<void>> {
  if (app.config.role === "worker") return async () => undefined;
  return (await startMailIntake(app, (arriving) => storeArrival(app, arriving))).close;
}
