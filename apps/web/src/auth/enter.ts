import { getUser } from "@porchlight/contract/accounts.ts";
import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { call } from "../app/call.ts";
import { addressOfTyping, isTypingKept } from "../app/kept-typing-store.ts";
import { storeToken } from "../app/session.ts";
import { nextAddress } from "./next-address.ts";

const homes = { investor: "/portfolio", renter: "/renter" } as const satisfies Record<UserRole, string>;

/** Opens an address; never settles, since the page is being left. */
const leaveFor = (address: string): Promise<never> => {
  location.replace(address);
  return new Promise(() => undefined);
};

/**
 * Stores the token of an answer and opens the app, at the address where the person was typing, if any, else at the
 * renter's page that the link they came by named. The app's guard decides whether onboarding comes first.
 */
export async function enter(accessToken: string, role: UserRole = "investor", next?: string): Promise<never> {
  storeToken(accessToken);
  const address = isTypingKept() ? addressOfTyping(await signedInId()) : null;
  const named = role === "renter" ? nextAddress(next) : null;
  return leaveFor(address ?? named ?? homes[role]);
}

/** Opens the company form, which a new owner fills in first. */
export function enterCompanyForm(accessToken: string, companyId: string): Promise<never> {
  storeToken(accessToken);
  return leaveFor(`/company/onboarding?${new URLSearchParams({ companyId })}`);
}

const signedInId = (): Promise<string | undefined> =>
  call(getUser).then(
    ({ id }) => id,
    () => undefined,
  );
