import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  codeIn,
  googleOwner,
  password,
  signedUpOwner,
  somebody,
  startAccounts,
  tokenIn,
} from "./testing.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const ask = (token: string, email: string, proof: object = { currentPassword: password }) =>
  on.call("PATCH", "/investor/user", { email, ...proof }, token);
const askForCode = (token: string) => on.call("POST", "/investor/send-ownership-code", {}, token);
const enter = (token: string, code: number) => on.call("POST", "/investor/confirm-email", { code }, token);
const signIn = (username: string) =>
  on.call("POST", "/auth/sign-in-credentials", { username, password, requiredRole: "investor" });
const wrong = (code: number) => (code === 999_999 ? 100_000 : code + 1);

describe("Changing an owner's email", () => {
  it("takes effect once the code mailed to the new address is entered; the old address is notified", async () => {
    const owner = await signedUpOwner(on);
    const email = somebody();
    expect((await ask(owner.token, email.toUpperCase())).body).toMatchObject({
      email: owner.email,
      pendingEmail: email,
    });
    expect((await signIn(email)).status).toBe(401);
    expect((await enter(owner.token, codeIn(await on.mailTo(email)))).body).toMatchObject({ email });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(owner.email)).status).toBe(401);
    expect((await on.mailTo(owner.email, 2)).subject).toBe("Your Porchlight email was changed");
  });

  it("is shown while it waits for its code, can be mailed another one, and can be canceled", async () => {
    const { token } = await signedUpOwner(on);
    const email = somebody();
    const pending = async () => (await on.call("GET", "/user/me", undefined, token)).body;
    const resend = () => on.call("POST", "/investor/resend-new-email-code", {}, token);
    expect(await pending()).toMatchObject({ hasPassword: true, pendingEmail: null });
    expect((await resend()).body).toMatchObject({ code: "account.code-expired" });
    await ask(token, email);
    const first = codeIn(await on.mailTo(email));
    for (let time = 0; time < 5; time++) await enter(token, wrong(first));
    expect((await resend()).status).toBe(200);
    const second = codeIn(await on.mailTo(email, 2));
    expect(await pending()).toMatchObject({ pendingEmail: email });
    if (first !== second) expect((await enter(token, first)).body.message).toBe("Invalid Code");
    expect((await on.call("DELETE", "/investor/email-change", undefined, token)).status).toBe(204);
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await enter(token, second)).status).toBe(400);
    await ask(token, email);
    await on.advance("PT15M");
    expect(await pending()).toMatchObject({ pendingEmail: null });
    expect((await resend()).status).toBe(400);
  });

  it("to the current address does nothing", async () => {
    const { token, email } = await signedUpOwner(on);
    expect((await ask(token, email)).body).toMatchObject({ email, pendingEmail: null });
  });

  it("to another user's address is rejected, on request and on confirmation", async () => {
    const { email: taken } = await signedUpOwner(on);
    const { token } = await signedUpOwner(on);
    expect((await ask(token, taken)).body).toMatchObject({
      statusCode: 409,
      validationErrors: { email: "User already exists. Please attempt to log in using this email." },
    });
    const contested = somebody();
    await ask(token, contested);
    const code = codeIn(await on.mailTo(contested));
    const { email } = await signedUpOwner(on, somebody());
    const other = (await signIn(email)).body.accessToken as string;
    await ask(other, contested);
    const otherCode = codeIn(await on.mailTo(contested, 2));
    const answers = await Promise.all([enter(token, code), enter(other, otherCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("invalidates a password reset link already sent to the old address", async () => {
    const owner = await signedUpOwner(on);
    await on.call("POST", "/auth/send-password-reset-link", { email: owner.email, forRole: "investor" });
    const link = tokenIn(await on.mailTo(owner.email, 2));
    const email = somebody();
    await ask(owner.token, email);
    await enter(owner.token, codeIn(await on.mailTo(email)));
    const body = { token: link, forRole: "investor", newPassword: "Brand-new-9-door" };
    expect((await on.call("POST", "/auth/confirm-password-reset", body)).status).toBe(400);
  });

  it("allows five tries at a code, which is valid for 15 minutes", async () => {
    const { token } = await signedUpOwner(on);
    const email = somebody();
    await ask(token, email);
    const code = codeIn(await on.mailTo(email));
    for (let time = 0; time < 5; time++) expect((await enter(token, wrong(code))).status).toBe(400);
    expect((await enter(token, code)).status).toBe(429);
    await ask(token, email);
    const fresh = codeIn(await on.mailTo(email, 2));
    await on.advance("PT15M");
    expect((await enter(token, fresh)).status).toBe(400);
  });

  it("limits tries across all codes and addresses to ten an hour and twenty a day", async () => {
    const { token } = await signedUpOwner(on);
    const guessFive = async () => {
      const email = somebody();
      await ask(token, email);
      const code = codeIn(await on.mailTo(email));
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(token, wrong(code))));
      return [...answers, await enter(token, code)].map(({ status }) => status);
    };
    const refused = Array(6).fill(429);
    const tried = [...Array(5).fill(400), 429];
    expect([await guessFive(), await guessFive(), await guessFive()]).toEqual([tried, tried, refused]);
    await on.advance("PT1H");
    expect([await guessFive(), await guessFive()]).toEqual([tried, tried]);
    await on.advance("PT1H");
    expect(await guessFive()).toEqual(refused);
  });

  it("requires the password or a code mailed to the old address, not just a session", async () => {
    const owner = await signedUpOwner(on);
    const email = somebody();
    expect(await ask(owner.token, email, {})).toMatchObject({
      status: 403,
      body: { code: "account.proof-needed", validationErrors: { email: expect.stringContaining("password") } },
    });
    expect(await ask(owner.token, email, { currentPassword: "Not-this-1-either" })).toMatchObject({
      status: 400,
      body: { validationErrors: { currentPassword: "That password isn't right. Please try again." } },
    });
    await askForCode(owner.token);
    const mail = await on.mailTo(owner.email, 2);
    expect(mail.subject).toBe("Your code to change your Porchlight email");
    expect((await ask(owner.token, email, { currentEmailCode: wrong(codeIn(mail)) })).body.validationErrors).toEqual({
      currentEmailCode: "Invalid Code",
    });
    expect(await on.mailsTo(email)).toEqual([]);
    expect((await ask(owner.token, email, { currentEmailCode: codeIn(mail) })).body.pendingEmail).toBe(email);
    expect((await ask(owner.token, somebody(), { currentEmailCode: codeIn(mail) })).status).toBe(400);
    expect((await enter(owner.token, codeIn(await on.mailTo(email)))).body).toMatchObject({ email });
  });

  it("accepts the old address's code for ten minutes, and no sign-in code in its place", async () => {
    const owner = await googleOwner(on);
    await askForCode(owner.token);
    const code = codeIn(await on.mailTo(owner.email));
    await on.call("POST", "/auth/request-one-time-sign-in-code", { email: owner.email });
    const signInCode = codeIn(await on.mailTo(owner.email, 2));
    if (signInCode !== code)
      expect((await ask(owner.token, somebody(), { currentEmailCode: signInCode })).status).toBe(400);
    await on.advance("PT10M");
    expect(await ask(owner.token, somebody(), { currentEmailCode: code })).toMatchObject({
      status: 400,
      body: { code: "account.code-expired" },
    });
  });

  it("limits guesses of the password and of the old address's code", async () => {
    const { token, email } = await signedUpOwner(on);
    const byPassword = Array.from({ length: 12 }, () =>
      ask(token, somebody(), { currentPassword: "Not-this-1-either" }),
    );
    const statuses = (await Promise.all(byPassword)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await ask(token, somebody())).status).toBe(429);
    for (const mails of [2, 3]) {
      await askForCode(token);
      const code = codeIn(await on.mailTo(email, mails));
      for (let time = 0; time < 5; time++)
        expect((await ask(token, somebody(), { currentEmailCode: wrong(code) })).status).toBe(400);
      expect((await ask(token, somebody(), { currentEmailCode: code })).status).toBe(429);
    }
    await askForCode(token);
    const code = codeIn(await on.mailTo(email, 4));
    expect((await ask(token, somebody(), { currentEmailCode: code })).status).toBe(429);
  });
});
