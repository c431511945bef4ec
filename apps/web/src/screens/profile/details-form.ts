import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { patchInvestorUser } from "@porchlight/contract/profile.ts";
import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import { normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { phoneDigits } from "../../ui/phone-mask.ts";

/** How an owner proves that the account is theirs: its password, or a code mailed to its email. */
export type Proof = "PASSWORD" | "CODE";

export type Details = {
  name: string;
  email: string;
  phoneNumber: string;
  preferredCommunicationChannel: CommunicationChannel;
  proof: Proof;
  currentPassword: string;
  currentEmailCode: string;
};

export const detailsOf = (user: OwnUserView): Details => ({
  name: user.name,
  email: user.email,
  phoneNumber: phoneDigits(user.phoneNumber ?? ""),
  preferredCommunicationChannel: user.preferredCommunicationChannel,
  proof: user.hasPassword ? "PASSWORD" : "CODE",
  currentPassword: "",
  currentEmailCode: "",
});

type Change = BodyOf<typeof patchInvestorUser>;

export const isNewEmail = (user: OwnUserView, typed: string): boolean => normalEmail(typed) !== user.email;

/** Returns what the owner changed, as it is sent; empty where nothing. A new email comes with its proof. */
export function changesIn(user: OwnUserView, typed: Details): Change {
  const known = detailsOf(user);
  const change: Change = {};
  if (typed.name.trim() !== known.name) change.name = typed.name;
  if (typed.phoneNumber !== known.phoneNumber) change.phoneNumber = typed.phoneNumber;
  if (typed.preferredCommunicationChannel !== known.preferredCommunicationChannel)
    change.preferredCommunicationChannel = typed.preferredCommunicationChannel;
  if (isNewEmail(user, typed.email)) {
    change.email = typed.email;
    if (typed.proof === "PASSWORD") change.currentPassword = typed.currentPassword;
    // An empty field is no code, not even zero.
    else change.currentEmailCode = typed.currentEmailCode === "" ? Number.NaN : Number(typed.currentEmailCode);
  }
  return change;
}
