import { getCompany, getInvestor, getUser } from "@porchlight/contract/accounts.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { CallError } from "./call-error.ts";
import type { Area, Visitor } from "./guards.ts";
import { queryClient } from "./query-client.ts";
import { isSignedIn } from "./session.ts";

/** The signed-in owner; a renter's token gets a 403. */
export const investorQuery = queryOptions({
  queryKey: ["account", "investor"],
  queryFn: ({ signal }) => call(getInvestor, { signal }),
  staleTime: 5 * 60_000,
});

/** The signed-in person, owner or renter. */
export const personQuery = queryOptions({
  queryKey: ["account", "person"],
  queryFn: ({ signal }) => call(getUser, { signal }),
  staleTime: 5 * 60_000,
});

const companyMilliseconds = 24 * 60 * 60_000;

/** Kept for a day; what changes the company here writes it. */
export const companyQuery = queryOptions({
  queryKey: ["account", "company"],
  queryFn: ({ signal }) => call(getCompany, { signal }),
  staleTime: companyMilliseconds,
  gcTime: companyMilliseconds,
});

/** Returns who is using the browser, on a page of an area; calls the server once a session. */
export async function visitor(area: Area): Promise<Visitor> {
  if (!isSignedIn()) return { signedIn: false };
  try {
    // A form of a renter's gives back what was typed as it opens, and to whom is known by then.
    if (area === "renter") {
      const { role } = await queryClient.ensureQueryData(personQuery);
      if (role === "renter") return { signedIn: true, role: "renter" };
    }
    const investor = await queryClient.ensureQueryData(investorQuery);
    return { signedIn: true, role: "investor", needsOnboarding: !investor.onboarding.initialOnboardingCompleted };
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return { signedIn: true, role: "renter" };
    if (error instanceof CallError && error.status === 401) return { signedIn: false };
    throw error;
  }
}
