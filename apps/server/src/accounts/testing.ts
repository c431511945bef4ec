import { vi } from "vitest";
import type { App } from "../app.ts";
import { sql } from "../platform/database/database.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { inviteRenter } from "./activation.ts";

type Answer = { status: number; body: Record<string, unknown> };
type Mail = { to: string[]; subject: string; text: string };

/** The product, spoken to about accounts, with the outside world at the other end. */
export type AccountsUnderTest = {
  app: App;
  world: TestProduct;
  call(method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** Makes a call from another address, as a proxy on this machine reports it. */
  callFrom(address: string, method: string, path: string, body?: unknown, token?: string): Promise<Answer>;
  /** The newest mail to an address once `count` have come. */
  mailTo(email: string, count?: number): Promise<Mail>;
  mailsTo(email: string): Promise<Mail[]>;
  advance(duration: string): Promise<void>;
  googleToken(email: string, nonce?: string): Promise<string>;
  close(): Promise<void>;
};

export async function startAccounts(environment: Record<string, string> = {}): Promise<AccountsUnderTest> {
  const world = await startTestProduct({
    RENTER_HOST: "https://porchlight.test/renter",
    OWNER_HOST: "https://porchlight.test",
    ...environment,
  });
  const mailsTo = (email: string) => world.control<Mail[]>("GET", `mail?to=${encodeURIComponent(email)}`);
  const callFrom: AccountsUnderTest["callFrom"] = async (address, method, path, body, token) => {
    const headers: Record<string, string> = address ? { "x-forwarded-for": address } : {};
    const answer = await world.api<Record<string, unknown> | undefined>(method, path, { body, token, headers });
    return { status: answer.status, body: answer.body ?? {} };
  };
  return {
    app: world.product.app,
    world,
    call: (...asked) => callFrom("", ...asked),
    callFrom,
    mailsTo,
    mailTo: (email, count = 1) =>
      vi.waitFor(
        async () => {
          const mails = await mailsTo(email);
          if (mails.length < count) throw new Error(`${mails.length} mails to ${email}, ${count} expected`);
          return mails[0]!;
        },
        { timeout: 10_000, interval: 30 },
      ),
    advance: world.advance,
    googleToken: async (email, nonce) =>
      (await world.control<{ credential: string }>("POST", "google/id-token", { email, ...(nonce && { nonce }) }))
        .credential,
    close: world.close,
  };
}

/** The code, or the token of the link, in a mail. */
export const codeIn = (mail: Mail): number => Number(/^ {4}(\d{6})$/m.exec(mail.text)![1]);
export const tokenIn = (mail: Mail): string => /[?&]token=([\w-]+)/.exec(mail.text)![1]!;

let people = 0;
export const somebody = (): string => `person${++people}@example.com`;
export const password = "Lantern-7-porch";

export type SignedUp = { email: string; userId: string; companyId: string; token: string };

/** An owner who signed up and confirmed their address. */
export async function signedUpOwner(on: AccountsUnderTest, email = somebody()): Promise<SignedUp> {
  const user = { name: "Dana Whitfield", email, password };
  const { userId } = (await on.call("POST", "/auth/investor-sign-up-credentials", { user, marketingParams: {} }))
    .body as { userId: string };
  const code = codeIn(await on.mailTo(email));
  const confirmed = await on.call("PATCH", "/auth/investor-confirm-email", { userId, code });
  const { companyId, accessToken } = confirmed.body as { companyId: string; accessToken: string };
  return { email, userId, companyId, token: accessToken };
}

/** An owner who signed up with Google and so has no password. */
export async function googleOwner(on: AccountsUnderTest, email = somebody()): Promise<SignedUp> {
  await on.world.control("PUT", "google/accounts", [{ email, name: "Priya Nair" }]);
  const signedUp = await on.call("POST", "/auth/investor-sign-up-google", { googleJwt: await on.googleToken(email) });
  const { companyId, accessToken } = signedUp.body as { companyId: string; accessToken: string };
  const me = await on.call("GET", "/user/me", undefined, accessToken);
  return { email, userId: me.body.id as string, companyId, token: accessToken };
}

/** A contact of a company, as an inquiry or its owner leaves one. */
export async function contactOf(
  on: AccountsUnderTest,
  companyId: string,
  email: string | null,
  phone: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const now = on.app.clock.now();
  await on.app.inTransaction((tx) =>
    sql`insert into renter (id, company_id, name, email, phone, created_at, updated_at)
        values (${id}, ${companyId}, 'Rosa Mendes', ${email}, ${phone}, ${now}, ${now})`.execute(tx),
  );
  return id;
}

/** The link with which a contact activates their account. */
export const invited = async (on: AccountsUnderTest, renterId: string): Promise<string> =>
  (await on.app.inTransaction((tx) => inviteRenter(tx, on.app, renterId))).href;

/** A renter who activated their account with a password. */
export async function activeRenter(
  on: AccountsUnderTest,
  email = somebody(),
): Promise<{ email: string; token: string }> {
  const { companyId } = await signedUpOwner(on);
  const link = await invited(on, await contactOf(on, companyId, email));
  const activationToken = new URL(link).searchParams.get("token");
  const activated = await on.call("POST", "/auth/renter-activate-creds", { activationToken, password });
  return { email, token: activated.body.accessToken as string };
}
