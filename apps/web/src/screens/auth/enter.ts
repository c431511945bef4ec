import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import type { useNavigate } from "@tanstack/react-router";
import { investorQuery } from "../../app/account.ts";
import { addressOfTyping, isTypingKept } from "../../app/kept-typing.ts";
import { queryClient } from "../../app/query-client.ts";
import { keepToken } from "../../app/session.ts";

type Navigate = ReturnType<typeof useNavigate>;

function beginSession(accessToken: string): void {
  queryClient.clear();
  keepToken(accessToken);
}

/**
 * Keeps the token of an answer and goes on, where something was being typed to that; the guard there knows whether
 * onboarding comes first.
 */
export async function enter(accessToken: string, navigate: Navigate, role: UserRole = "investor"): Promise<void> {
  beginSession(accessToken);
  const address = role === "investor" && isTypingKept() ? addressOfTyping(await signedInId()) : null;
  if (address) await navigate({ href: address, replace: true });
  else await navigate({ to: role === "renter" ? "/renter" : "/portfolio", replace: true });
}

/** A new owner is asked about the company first. */
export async function enterCompanyForm(accessToken: string, companyId: string, navigate: Navigate): Promise<void> {
  beginSession(accessToken);
  await navigate({ to: "/company/onboarding", search: { companyId }, replace: true });
}

const signedInId = (): Promise<string | undefined> =>
  queryClient.ensureQueryData(investorQuery).then(
    ({ user }) => user.id,
    () => undefined,
  );
