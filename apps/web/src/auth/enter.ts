import { getInvestor } from "@porchlight/contract/accounts.ts";
import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { call } from "../app/call.ts";
import { addressOfTyping, isTypingKept } from "../app/kept-typing-store.ts";
import { storeToken } from "../app/session.ts";

const homes = { investor: "/portfolio", renter: "/renter" } as const satisfies Record<UserRole, string>;

/** Never settles: the page is on its way out. */
const leaveFor = (address: string): Promise<never> => {
  location.replace(address);
  return new Promise(() => undefined);
};

/**
 * Keeps the token of an answer and goes on, where something was being typed to that; the guard there knows whether
 * onboarding comes first.
 */
export async function enter(accessToken: string, role: UserRole = "investor"): Promise<never> {
  storeToken(accessToken);
  const address = role === "investor" && isTypingKept() ? addressOfTyping(await signedInId()) : null;
  return leaveFor(address ?? homes[role]);
}

/** A new owner is asked about the company first. */
export function enterCompanyForm(accessToken: string, companyId: string): Promise<never> {
  storeToken(accessToken);
  return leaveFor(`/company/onboarding?${new URLSearchParams({ companyId })}`);
}

const signedInId = (): Promise<string | undefined> =>
  call(getInvestor).then(
    ({ user }) => user.id,
    () => undefined,
  );
