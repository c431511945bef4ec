import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  activeRenter,
  codeIn,
  googleOwner,
  password,
  signedUpOwner,
  somebody,
  startAccounts,
} from "./testing.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const signIn = (username: string, given = password, requiredRole = "investor") =>
  on.call("POST", "/auth/sign-in-credentials", { username, password: given, requiredRole });
const requestCode = (email: string) => on.call("POST", "/auth/request-one-time-sign-in-code", { email });
const useCode = (email: string, code: unknown) => on.call("POST", "/auth/sign-in-with-one-time-code", { email, code });
const wrong = (code: number) => (code === 999_999 ? 100_000 : code + 1);
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;

describe("Signing in with a password", () => {
  it("returns a token of that owner", async () => {
    const owner = await signedUpOwner(on);
    const { status, body } = await signIn(owner.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), role: "investor", companyId: owner.companyId });
    const me = await on.call("GET", "/user/me", undefined, body.accessToken as string);
    expect(me.body).toMatchObject({ id: owner.userId, email: owner.email });
  });

  it("answers the same for a wrong password and an unknown address", async () => {
    const { email } = await signedUpOwner(on);
    const wrongPassword = await signIn(email, "Not-this-1-either");
    expect(wrongPassword).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
    expect(await signIn(somebody())).toEqual(wrongPassword);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const { email } = await signedUpOwner(on);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let time = 0; time < 9; time++) {
      known.push(await timed(() => signIn(email, "Not-this-1-either")));
      unknown.push(await timed(() => signIn(`nobody${time}@example.com`)));
    }
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  });

  it("answers 400 to malformed input", async () => {
    expect((await signIn("abc", "")).body).toMatchObject({
      statusCode: 400,
      validationErrors: { username: "Please enter a valid email address", password: "Password is required" },
    });
    const roleless = await on.call("POST", "/auth/sign-in-credentials", { username: somebody(), password });
    expect(roleless.body).toMatchObject({ statusCode: 400, validationErrors: { requiredRole: "A role is required" } });
  });

  it("tells a person who never confirmed their address to sign up again, if the password is right", async () => {
    const email = somebody();
    const user = { name: "Dana Whitfield", email, password };
    await on.call("POST", "/auth/investor-sign-up-credentials", { user, marketingParams: {} });
    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: { message: "Your account is not active. Try to sign up again" },
    });
    expect((await signIn(email, "Not-this-1-either")).status).toBe(401);
  });

  it("answers 405 for an account that has no password", async () => {
    const { email } = await googleOwner(on);
    expect((await signIn(email)).status).toBe(405);
  });

  it("directs each role to its own sign-in once the password is right", async () => {
    const renter = await activeRenter(on);
    expect(await signIn(renter.email)).toMatchObject({
      status: 409,
      body: { message: "This email belongs to a renter account. Please sign in at https://porchlight.test/renter." },
    });
    expect((await signIn(renter.email, "Not-this-1-either")).status).toBe(401);
    expect((await signIn(renter.email, password, "renter")).body).toEqual({
      accessToken: expect.any(String),
      role: "renter",
    });
    const owner = await signedUpOwner(on);
    expect(await signIn(owner.email, password, "renter")).toMatchObject({
      status: 409,
      body: { message: "This email belongs to an owner account. Please sign in at https://porchlight.test." },
    });
  });

  it("stops for 15 minutes after ten failures for an address, at once or one by one", async () => {
    const { email } = await signedUpOwner(on);
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(email, "Not-this-1-either")));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(await signIn(email)).toMatchObject({
      status: 429,
      body: { message: "Too many attempts. Please try again later." },
    });
    await on.advance("PT15M");
    expect((await signIn(email)).status).toBe(200);
  });

  it("stops after twenty failures from anywhere, except where the owner signed in before", async () => {
    const { email } = await signedUpOwner(on);
    const tryAll = async (username: string) => {
      const body = { username, password: "Not-this-1-either", requiredRole: "investor" };
      const from = (n: number) => on.callFrom(`203.0.113.${n + 1}`, "POST", "/auth/sign-in-credentials", body);
      return (await Promise.all(Array.from({ length: 25 }, (_, n) => from(n)))).map(({ status }) => status).sort();
    };
    const expected = [...Array(20).fill(401), ...Array(5).fill(429)];
    expect(await tryAll(email)).toEqual(expected);
    expect(await tryAll(somebody())).toEqual(expected);
    const right = { username: email, password, requiredRole: "investor" };
    expect((await on.callFrom("198.51.100.1", "POST", "/auth/sign-in-credentials", right)).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
    await on.advance("PT1H");
    expect((await on.callFrom("198.51.100.1", "POST", "/auth/sign-in-credentials", right)).status).toBe(200);
  });

  it("counts an IPv6 network as one client, and an IPv4 address as itself however it is written", async () => {
    const { email } = await signedUpOwner(on);
    const body = { username: email, password: "Not-this-1-either", requiredRole: "investor" };
    const from = (address: string) => on.callFrom(address, "POST", "/auth/sign-in-credentials", body);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => from(`2001:db8:1:2:${n}::1`)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await from("2001:db8:1:3::1")).status).toBe(401);
    const { email: other } = await signedUpOwner(on);
    const mapped = { ...body, username: other };
    for (let time = 0; time < 10; time++)
      await on.callFrom(`::ffff:203.0.113.${7}`, "POST", "/auth/sign-in-credentials", mapped);
    expect((await on.callFrom("203.0.113.7", "POST", "/auth/sign-in-credentials", mapped)).status).toBe(429);
  });

  it("resets the failures when it succeeds", async () => {
    const { email } = await signedUpOwner(on);
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 8; time++) await signIn(email, "Not-this-1-either");
      expect((await signIn(email)).status).toBe(200);
    }
  });
});

describe("Signing in with a one-time code", () => {
  it("works once, with the newest code and in the account's own role", async () => {
    const { email, companyId } = await googleOwner(on);
    expect(await requestCode(email)).toEqual({ status: 200, body: { sent: true } });
    const old = codeIn(await on.mailTo(email));
    await requestCode(email);
    const fresh = codeIn(await on.mailTo(email, 2));
    if (old !== fresh) expect((await useCode(email, old)).body.message).toBe("Invalid Code");
    expect((await useCode(email, fresh)).body).toMatchObject({ role: "investor", companyId });
    expect((await useCode(email, fresh)).status).toBe(400);
    const renter = await activeRenter(on);
    await requestCode(renter.email);
    expect((await useCode(renter.email, codeIn(await on.mailTo(renter.email, 1)))).body.role).toBe("renter");
  });

  it("works once even when the code is sent many times at once", async () => {
    const { email } = await signedUpOwner(on);
    await requestCode(email);
    const code = codeIn(await on.mailTo(email, 2));
    const answers = await Promise.all(Array.from({ length: 4 }, () => useCode(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("allows five tries at one code; a new code allows five more", async () => {
    const { email } = await signedUpOwner(on);
    await requestCode(email);
    const code = codeIn(await on.mailTo(email, 2));
    for (let time = 0; time < 5; time++) expect((await useCode(email, wrong(code))).status).toBe(400);
    expect((await useCode(email, code)).status).toBe(429);
    await requestCode(email);
    expect((await useCode(email, codeIn(await on.mailTo(email, 3)))).status).toBe(200);
  });

  it("limits tries across all codes to ten an hour and twenty a day; password and mailed link still work", async () => {
    const { email } = await signedUpOwner(on);
    let mails = 1;
    const guessFive = async () => {
      await requestCode(email);
      const code = codeIn(await on.mailTo(email, ++mails));
      const answers = await Promise.all(Array.from({ length: 5 }, () => useCode(email, wrong(code))));
      return answers.filter(({ status }) => status === 400).length;
    };
    expect([await guessFive(), await guessFive(), await guessFive()]).toEqual([5, 5, 0]);
    await on.advance("PT1H");
    expect([await guessFive(), await guessFive(), await guessFive()]).toEqual([5, 5, 0]);
    await on.advance("PT1H");
    await requestCode(email);
    expect((await useCode(email, codeIn(await on.mailTo(email, ++mails)))).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
    const link = await on.call("POST", "/auth/send-password-reset-link", { email, forRole: "investor" });
    expect(link.status).toBe(200);
    await on.advance("PT24H");
    await requestCode(email);
    expect((await useCode(email, codeIn(await on.mailTo(email, mails + 2)))).status).toBe(200);
  });

  it("expires after ten minutes", async () => {
    const { email } = await signedUpOwner(on);
    await requestCode(email);
    const code = codeIn(await on.mailTo(email, 2));
    await on.advance("PT10M");
    expect(await useCode(email, code)).toMatchObject({ status: 400, body: { code: "account.code-expired" } });
  });

  it("does not reveal whether an account exists: same answers, same time", async () => {
    const nobody = somebody();
    const { email } = await signedUpOwner(on);
    const asked = { known: await timed(() => requestCode(email)), unknown: await timed(() => requestCode(nobody)) };
    expect(Math.min(asked.known, asked.unknown)).toBeGreaterThan(140);
    expect(await requestCode(nobody)).toEqual(await requestCode(email));
    for (let time = 0; time < 6; time++)
      expect(await useCode(nobody, 123_456)).toEqual(await useCode(email, 99_999 + 1));
    expect(await on.mailsTo(nobody)).toEqual([]);
  });
});
