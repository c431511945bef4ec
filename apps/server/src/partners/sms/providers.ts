import type { SmsAccount, SmsProvider, SmsProviderKind } from "./provider.ts";
import { twilioProvider } from "./twilio/twilio.ts";

type Accounts = { [Kind in SmsProviderKind]: SmsAccount<Kind> };

const providers: { [Kind in SmsProviderKind]: (account: Accounts[Kind]) => SmsProvider } = {
  twilio: twilioProvider,
};

/** The provider when no account is configured: it sends no texts and registers no hooks. */
const withoutAccount: SmsProvider = {
  createTexter: () => ({
    send: async () => ({ kind: "not-configured", error: "The SMS account is not set; the text waits." }),
  }),
  registerInboundHook: async () => {},
  registerStatusHook: async () => {},
  warmUp: async () => {},
};

const providerAt = <Kind extends SmsProviderKind>(kind: Kind, account: Accounts[Kind]): SmsProvider =>
  providers[kind](account);

/** Returns the provider of the configured account. */
export const smsProviderOf = (account: SmsAccount | null): SmsProvider =>
  account ? providerAt(account.kind, account) : withoutAccount;
