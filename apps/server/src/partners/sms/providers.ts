import type { SmsAccount, SmsProvider, SmsProviderKind } from "./provider.ts";
import { twilioProvider } from "./twilio/twilio.ts";

type Accounts = { [Kind in SmsProviderKind]: SmsAccount<Kind> };

const providers: { [Kind in SmsProviderKind]: (account: Accounts[Kind]) => SmsProvider } = {
  twilio: twilioProvider,
};

/** Without an account no text leaves, and no address is open to one. */
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

/** The provider that carries the product's texts, by the account it has. */
export const smsProviderOf = (account: SmsAccount | null): SmsProvider =>
  account ? providerAt(account.kind, account) : withoutAccount;
