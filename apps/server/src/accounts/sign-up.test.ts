import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { type AccountsUnderTest, codeIn, password, signedUpOwner, somebody, startAccounts } from "./testing.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const signUp = async (email: string, user: Record<string, unknown> = {}, marketingParams: unknown = {}) =>
  on.call("POST", "/auth/investor-sign-up-credentials", {
    user: { name: "Dana Whitfield", email, password, ...user },
    marketingParams,
  });
const attempt = async (email: string, user: Record<string, unknown> = {}) =>
  (await signUp(email, user)).body.userId as string;
const confirm = (userId: string, code: number) => on.call("PATCH", "/auth/investor-confirm-email", { userId, code });
const resend = (userId: string) => on.call("POST", "/auth/investor-resend-email-confirmation-code", { userId });
const signIn = (email: string, given = password) =>
  on.call("POST", "/auth/sign-in-credentials", { username: email, password: given, requiredRole: "investor" });
const wrong = (code: number) => (code === 999_999 ? 100_000 : code + 1);

describe("Signing up as an owner", () => {
  it("mails a code that opens the account with its own company", async () => {
    const email = somebody();
    const userId = await attempt(` ${email.toUpperCase()} `, { name: "  Dana   Whitfield " });
    const mail = await on.mailTo(email);
    expect(mail.subject).toBe("Confirm your email for Porchlight");
    const { status, body } = await confirm(userId, codeIn(mail));
    expect(status).toBe(200);
    const investor = await on.call("GET", "/investor/me", undefined, body.accessToken as string);
    expect(investor.body).toMatchObject({
      companyId: body.companyId,
      user: { id: userId, role: "investor", name: "Dana Whitfield", email, phoneNumber: null, calendars: [] },
      onboarding: { initialOnboardingCompleted: false },
    });
    expect((await on.call("GET", "/company", undefined, body.accessToken as string)).body).toEqual({
      id: body.companyId,
      name: "Dana Whitfield",
      accountType: null,
      size: null,
      numberOfUnitsOverseeing: null,
      perceivedProductValueProposition: null,
      isIntegrationConnected: false,
      integrations: { feed: null },
    });
  });

  it("stores the marketing parameters", async () => {
    const email = somebody();
    const { body } = await signUp(email, {}, { utm_source: "flyer", utm_medium: null, utm_campaign: "fall" });
    const confirmed = await confirm(body.userId as string, codeIn(await on.mailTo(email)));
    const kept = await row(
      on.app.db,
      sql<{ marketing: unknown }>`select marketing from member where company_id = ${confirmed.body.companyId}`,
    );
    expect(kept!.marketing).toEqual({ utm_source: "flyer", utm_medium: null, utm_campaign: "fall" });
  });

  it("rejects the address of an active owner", async () => {
    const { email } = await signedUpOwner(on);
    expect(await signUp(email)).toMatchObject({
      status: 409,
      body: { message: "User already exists. Please attempt to log in using this email." },
    });
  });

  it("names every invalid field", async () => {
    const { status, body } = await on.call("POST", "/auth/investor-sign-up-credentials", {
      user: { name: "Ann L33", email: "abc", password: "weak" },
      marketingParams: {},
    });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({
      "user.name": "Please enter your full name (first and last name)",
      "user.email": "Please enter a valid email address",
      "user.password": "Please choose a stronger password",
    });
  });

  it.each([
    ["widely known", () => "Passw0rd!"],
    ["widely known, repeated", () => "Passw0rd!Passw0rd!Passw0rd!"],
    ["the product's name", () => "Porchlight1!"],
    ["the person's name", () => "Whitfield1!"],
    ["the own address", (email: string) => `${email[0]!.toUpperCase()}${email.slice(1)}`],
    ["the own address and little more", (email: string) => `${email}A1!`],
  ])("rejects a password that is %s", async (_what, password) => {
    const email = somebody();
    expect((await signUp(email, { password: password(email) })).body.validationErrors).toEqual({
      "user.password": "Please choose a stronger password",
    });
  });

  it("stops after ten mails to one address in 15 minutes", async () => {
    const email = somebody();
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await signUp(email)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await on.advance("PT16M");
    expect((await signUp(email)).status).toBe(200);
  });
});

describe("Two sign-ups for one address", () => {
  it("are independent: the confirmed one keeps its own password, the other becomes void", async () => {
    const email = somebody();
    const theirs = await attempt(email, { password: "Somebody-elses-1" });
    const first = codeIn(await on.mailTo(email));
    const mine = await attempt(email, { password: "My-own-secret-2" });
    const second = codeIn(await on.mailTo(email, 2));
    expect(mine).not.toBe(theirs);
    expect((await confirm(mine, first)).body.message).toBe("Invalid Code");
    expect((await confirm(mine, second)).status).toBe(200);
    expect((await signIn(email, "My-own-secret-2")).status).toBe(200);
    expect((await signIn(email, "Somebody-elses-1")).status).toBe(401);
    expect((await confirm(theirs, first)).status).toBe(400);
  });

  it("confirmed at the same moment create one account", async () => {
    const email = somebody();
    const one = await attempt(email);
    const oneCode = codeIn(await on.mailTo(email));
    const other = await attempt(email);
    const otherCode = codeIn(await on.mailTo(email, 2));
    const answers = await Promise.all([confirm(one, oneCode), confirm(other, otherCode)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const counted = await row(on.app.db, sql<{ n: number }>`select count(*) as n from app_user where email = ${email}`);
    expect(counted!.n).toBe(1);
  });

  it("are distinct from one that is confirmed twice at once", async () => {
    const email = somebody();
    const userId = await attempt(email);
    const code = codeIn(await on.mailTo(email));
    const answers = await Promise.all([confirm(userId, code), confirm(userId, code), confirm(userId, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe("A confirmation code", () => {
  it("allows five tries; after that even the right code is rejected", async () => {
    const email = somebody();
    const userId = await attempt(email);
    const code = codeIn(await on.mailTo(email));
    for (let time = 0; time < 5; time++) expect((await confirm(userId, wrong(code))).status).toBe(400);
    expect(await confirm(userId, code)).toMatchObject({
      status: 429,
      body: { message: "Too many attempts. Please try again later." },
    });
    expect((await resend(userId)).status).toBe(200);
    expect((await confirm(userId, codeIn(await on.mailTo(email, 2)))).status).toBe(200);
  });

  it("allows no more tries when they come at once", async () => {
    const email = somebody();
    const userId = await attempt(email);
    const code = codeIn(await on.mailTo(email));
    const guesses = Array.from({ length: 12 }, () => confirm(userId, wrong(code)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it("gives no extra tries when resent: ten an hour, twenty a day", async () => {
    const email = somebody();
    const userId = await attempt(email);
    let mails = 1;
    const guessFive = async () => {
      const code = codeIn(await on.mailTo(email, mails));
      const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(userId, wrong(code))));
      await on.advance("PT31S");
      await resend(userId);
      mails++;
      return answers.filter(({ status }) => status === 400).length;
    };
    expect([await guessFive(), await guessFive(), await guessFive()]).toEqual([5, 5, 0]);
    expect((await confirm(userId, codeIn(await on.mailTo(email, mails)))).status).toBe(429);
    await on.advance("PT1H");
    await resend(userId);
    mails++;
    expect([await guessFive(), await guessFive(), await guessFive()]).toEqual([5, 5, 0]);
    await on.advance("PT1H");
    await resend(userId);
    mails++;
    expect((await confirm(userId, codeIn(await on.mailTo(email, mails)))).status).toBe(429);
  });

  it("is replaced by a resent one, at most every 30 seconds", async () => {
    const email = somebody();
    const userId = await attempt(email);
    const old = codeIn(await on.mailTo(email));
    expect((await resend(userId)).status).toBe(200);
    const fresh = codeIn(await on.mailTo(email, 2));
    expect((await resend(userId)).status).toBe(429);
    if (fresh !== old) expect((await confirm(userId, old)).status).toBe(400);
    await on.advance("PT31S");
    expect((await resend(userId)).status).toBe(200);
    expect((await confirm(userId, codeIn(await on.mailTo(email, 3)))).status).toBe(200);
  });

  it("is valid for 15 minutes", async () => {
    const email = somebody();
    const userId = await attempt(email);
    const code = codeIn(await on.mailTo(email));
    await on.advance("PT15M");
    expect(await confirm(userId, code)).toMatchObject({ status: 400, body: { code: "account.code-expired" } });
  });

  it("is sent as a number of six digits", async () => {
    const userId = crypto.randomUUID();
    for (const code of ["123456", 12_345, 1_234_567, 123_456.5, null])
      expect((await on.call("PATCH", "/auth/investor-confirm-email", { userId, code })).status).toBe(400);
  });

  it("cannot be requested for an unknown sign-up", async () =>
    expect((await resend(crypto.randomUUID())).status).toBe(404));
});
