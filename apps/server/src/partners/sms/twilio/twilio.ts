import type { SmsAccount, SmsProvider } from "../provider.ts";
import { registerInboundHook } from "./inbound.ts";
import { twilioSignatures } from "./library.ts";
import { createTexter } from "./outbound.ts";
import { registerStatusHook } from "./status.ts";

/** The provider for Twilio, or anything that speaks its protocol at the configured origin. */
export const twilioProvider = (account: SmsAccount<"twilio">): SmsProvider => ({
  createTexter: () => createTexter(account),
  registerInboundHook: (server, keep) => registerInboundHook(server, account, keep),
  registerStatusHook: (server, tell) => registerStatusHook(server, account, tell),
  warmUp: async () => void (await twilioSignatures()),
});
