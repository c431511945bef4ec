import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  activeRenter,
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

const fresh = "Brand-new-9-door";
const ask = (email: string, forRole = "investor") =>
  on.call("POST", "/auth/send-password-reset-link", { email, forRole });
const confirm = (token: string, newPassword = fresh, forRole = "investor") =>
  on.call("POST", "/auth/confirm-password-reset", { token, forRole, newPassword });
const signIn = (username: string, given: string, requiredRole = "investor") =>
  on.call("POST", "/auth/sign-in-credentials", { username, password: given, requiredRole });

describe("Resetting a password", () => {
  it("stores the new password, signs in with it and ends every other session", async () => {
    const owner = await signedUpOwner(on);
    expect((await on.call("GET", "/user/me", undefined, owner.token)).status).toBe(200);
    expect(await ask(owner.email)).toEqual({ status: 200, body: { sent: true } });
    const mail = await on.mailTo(owner.email, 2);
    expect(mail.text).toContain("https://porchlight.test/auth/reset-password/confirm?token=");
    const { status, body } = await confirm(tokenIn(mail));
    expect(status).toBe(200);
    expect((await on.call("GET", "/user/me", undefined, owner.token)).status).toBe(401);
    expect((await on.call("GET", "/user/me", undefined, body.accessToken as string)).status).toBe(200);
    expect((await signIn(owner.email, password)).status).toBe(401);
    expect((await signIn(owner.email, fresh)).status).toBe(200);
    expect((await on.mailTo(owner.email, 3)).subject).toBe("Your Porchlight password was changed");
  });

  it("works once per link, even when it is used several times at once", async () => {
    const { email } = await signedUpOwner(on);
    await ask(email);
    const token = tokenIn(await on.mailTo(email, 2));
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await confirm(token)).body.message).toBe("This link is no longer valid. Please request a new one.");
  });

  it("works with the newest link only", async () => {
    const { email } = await signedUpOwner(on);
    await ask(email);
    const first = tokenIn(await on.mailTo(email, 2));
    await ask(email);
    const second = tokenIn(await on.mailTo(email, 3));
    expect((await confirm(first)).body.message).toBe("This link is no longer valid. Please request a new one.");
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(400);
  });

  it("rejects a widely known password and keeps the link valid", async () => {
    const { email } = await signedUpOwner(on);
    await ask(email);
    const token = tokenIn(await on.mailTo(email, 2));
    expect((await confirm(token, "Passw0rd!")).body.validationErrors).toEqual({
      newPassword: "Please choose a stronger password",
    });
    expect((await confirm(token)).status).toBe(200);
  });

  it("limits a stranger to ten links, and the owner can still request one", async () => {
    const { email } = await signedUpOwner(on);
    const askFrom = (address: string) =>
      on.callFrom(address, "POST", "/auth/send-password-reset-link", { email, forRole: "investor" });
    const burst = await Promise.all(Array.from({ length: 50 }, () => askFrom("203.0.113.9")));
    expect(burst.filter(({ status }) => status === 200)).toHaveLength(10);
    const elsewhere = await Promise.all(Array.from({ length: 12 }, (_, n) => askFrom(`198.51.100.${n + 1}`)));
    expect(elsewhere.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await ask(email)).status).toBe(200);
    expect((await on.call("POST", "/auth/request-one-time-sign-in-code", { email })).status).toBe(200);
    await on.mailTo(email, 23);
    const links = (await on.mailsTo(email)).filter(({ subject }) => subject === "Set a new Porchlight password");
    expect(links).toHaveLength(21);
  });

  it("is possible for one hour after the link was requested", async () => {
    const { email } = await signedUpOwner(on);
    await ask(email);
    const token = tokenIn(await on.mailTo(email, 2));
    await on.advance("PT60M");
    expect((await confirm(token)).status).toBe(400);
  });

  it("sets a first password for an owner who signed up with Google", async () => {
    const { email } = await googleOwner(on);
    await ask(email);
    expect((await confirm(tokenIn(await on.mailTo(email)))).status).toBe(200);
    expect((await signIn(email, fresh)).status).toBe(200);
  });

  it("requires a strong password and keeps the link valid", async () => {
    const { email } = await signedUpOwner(on);
    await ask(email);
    const token = tokenIn(await on.mailTo(email, 2));
    expect((await confirm(token, "weak")).body.validationErrors).toEqual({
      newPassword: "Please choose a stronger password",
    });
    expect((await confirm(token)).status).toBe(200);
  });

  it("directs a renter to their own page", async () => {
    const { email } = await activeRenter(on);
    await ask(email);
    const mail = await on.mailTo(email);
    expect(mail.text).toContain("https://porchlight.test/renter/auth/reset-password/confirm?token=");
    expect(await confirm(tokenIn(mail))).toMatchObject({
      status: 409,
      body: {
        message:
          "This account has a different role. Please reset your password at https://porchlight.test/renter/auth/reset-password.",
      },
    });
    expect((await confirm(tokenIn(mail), fresh, "renter")).body.role).toBe("renter");
  });

  it("tells a person who never confirmed their address to sign up again", async () => {
    const email = somebody();
    const user = { name: "Dana Whitfield", email, password };
    await on.call("POST", "/auth/investor-sign-up-credentials", { user, marketingParams: {} });
    // Two mails sent at once arrive in any order.
    await on.mailTo(email);
    await ask(email);
    expect(await confirm(tokenIn(await on.mailTo(email, 2)))).toMatchObject({
      status: 403,
      body: { message: "Your account is not active. Try to sign up again" },
    });
  });

  it("gives the same answer for an unknown address and mails nothing", async () => {
    const nobody = somebody();
    expect(await ask(nobody)).toEqual({ status: 200, body: { sent: true } });
    expect(await on.mailsTo(nobody)).toEqual([]);
  });

  it("requires the role it is for", async () =>
    expect((await on.call("POST", "/auth/send-password-reset-link", { email: somebody() })).body).toMatchObject({
      statusCode: 400,
      validationErrors: { forRole: "A role is required" },
    }));

  it("is rejected after ten mails to one address", async () => {
    const email = somebody();
    for (let time = 0; time < 10; time++) await ask(email);
    expect(await ask(email)).toMatchObject({
      status: 429,
      body: { message: "Too many requests. Please try again later." },
    });
  });
});
