import type { InvestorView } from "@porchlight/contract/accounts.ts";
import type { CalendarView } from "@porchlight/contract/calendars.ts";
import { vi } from "vitest";
import type { SignedInOwner } from "../testing/people.ts";
import type { Answer, TestProduct } from "../testing/product.ts";

export type GoogleEvent = {
  id: string;
  summary: string;
  description?: string;
  location?: string;
  start: { dateTime: string };
  end: { dateTime: string };
};

/** What an owner presses on Google's page: the accounts and scopes they agree with, or nothing. */
export type Consent = { email: string | null; leavesOut?: string };

/** Goes to Google as a browser would and agrees; returns the address Google sends the browser back to. */
export async function agree(authUrl: string, { email, leavesOut }: Consent): Promise<URL> {
  const asked = new URL(authUrl);
  const form = new URLSearchParams();
  for (const name of ["client_id", "redirect_uri", "scope", "state", "code_challenge"])
    form.append(name, asked.searchParams.get(name)!);
  for (const scope of asked.searchParams.get("scope")!.split(" "))
    if (!leavesOut || !scope.includes(leavesOut)) form.append("granted", scope);
  form.append("email", email ?? "");
  const reply = await fetch(`${asked.origin}/google/consent`, { method: "POST", body: form, redirect: "manual" });
  return new URL(reply.headers.get("location")!);
}

/** Everything a test says to Google and about calendars. */
export function calendarsOf(product: TestProduct) {
  const authUrl = async (owner: SignedInOwner, query = ""): Promise<string> =>
    (await product.api<{ url: string }>("GET", `/calendar/auth-url${query}`, { token: owner.token })).body.url;
  const link = (
    owner: SignedInOwner,
    back: URL,
    change: object = {},
  ): Promise<Answer<CalendarView & { code: string; message: string }>> =>
    product.api("POST", "/calendar/link", {
      token: owner.token,
      body: {
        code: back.searchParams.get("code") ?? "",
        provider: "GOOGLE",
        isPrimary: back.searchParams.get("isPrimary") !== "false",
        state: back.searchParams.get("state") ?? undefined,
        ...change,
      },
    });
  return {
    authUrl,
    link,
    /** Links an account from the consent to its first reading. */
    async linked(owner: SignedInOwner, email: string, query = ""): Promise<CalendarView> {
      const { body, status } = await link(owner, await agree(await authUrl(owner, query), { email }));
      if (status !== 200) throw new Error(`${email} was not linked: ${status} ${JSON.stringify(body)}`);
      await product.settled();
      return body;
    },
    calendars: async (owner: SignedInOwner) =>
      (await product.api<InvestorView>("GET", "/investor/me", { token: owner.token })).body.user.calendars,
    unlink: (owner: SignedInOwner, id: string) =>
      product.api<{ code: string }>("DELETE", `/calendar/unlink/${id}`, { token: owner.token }),
    eventsOf: (email: string) => product.control<GoogleEvent[]>("GET", `google/accounts/${email}/events`),
    busy: (email: string, ...busy: [string, string][]) =>
      product.control("PUT", "google/accounts", [
        { email, name: "Maya Ortiz", busy: busy.map(([start, end]) => ({ start, end })) },
      ]),
    google: (mode: string, count?: number) =>
      product.control("PUT", "faults", { google: { mode, ...(count ? { count } : {}) } }),
    openings: async (slug: string): Promise<string[]> =>
      (
        await product.api<{ openings: { startsAt: string }[] }>(
          "GET",
          `/public/listing/${slug}/openings?tourType=IN_PERSON`,
        )
      ).body.openings.map(({ startsAt }) => startsAt),
    soon: <T>(look: () => Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 50 }),
  };
}
