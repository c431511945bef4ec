import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  activeRenter,
  codeIn,
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

type Event = { kind: string; method: string | null; address: string; userAgent: string | null; at: string };
const eventsOf = async (token: string): Promise<Event[]> =>
  (await on.call("GET", "/user/me/activity", undefined, token)).body.events as Event[];
const signIn = (email: string, given = password, address = "") =>
  on.callFrom(address, "POST", "/auth/sign-in-credentials", {
    username: email,
    password: given,
    requiredRole: "investor",
  });
const tokenOf = async (email: string, given = password) => (await signIn(email, given)).body.accessToken as string;

describe("The events of an account", () => {
  it("list sign-ins, refused sign-ins and changes, newest first, without secrets", async () => {
    const { email, token } = await signedUpOwner(on);
    await signIn(email, "Not-this-1-either", "2001:db8::7");
    await on.call("POST", "/auth/request-one-time-sign-in-code", { email });
    const code = codeIn(await on.mailTo(email, 2));
    await on.call("POST", "/auth/sign-in-with-one-time-code", { email, code });
    await on.call("POST", "/auth/sign-out", undefined, token);
    await on.call("POST", "/auth/send-password-reset-link", { email, forRole: "investor" });
    const link = tokenIn(await on.mailTo(email, 3));
    const newPassword = "Brand-new-9-door";
    const reset = await on.call("POST", "/auth/confirm-password-reset", {
      token: link,
      forRole: "investor",
      newPassword,
    });
    const fresh = reset.body.accessToken as string;
    const newEmail = somebody();
    await on.call("PATCH", "/investor/user", { email: newEmail }, fresh);
    await on.call("PATCH", "/investor/user", { email: newEmail, currentPassword: newPassword }, fresh);
    const changeCode = codeIn(await on.mailTo(newEmail));
    await on.call("POST", "/investor/confirm-email", { code: changeCode }, fresh);
    const events = await eventsOf(fresh);
    expect(events.map(({ kind, method }) => (method ? `${kind} ${method}` : kind)).reverse()).toEqual([
      "account.created CODE",
      "sign-in.succeeded CODE",
      "sign-in.refused PASSWORD",
      "sign-in-code.requested",
      "sign-in.succeeded CODE",
      "signed-out",
      "reset-link.requested",
      "password.changed LINK",
      "sign-in.succeeded LINK",
      "email-change.refused",
      "email-change.requested",
      "email.changed",
    ]);
    const refused = events.find(({ kind }) => kind === "sign-in.refused");
    expect(refused).toMatchObject({ address: "2001:db8::7", userAgent: expect.stringMatching(/./) });
    const told = JSON.stringify(events);
    for (const secret of [String(code), String(changeCode), link, newPassword, "Not-this-1-either", token])
      expect(told).not.toContain(secret);
  });

  it("list a blocked sign-in once, however many guesses follow", async () => {
    const { email, token } = await signedUpOwner(on);
    for (let time = 0; time < 13; time++) await signIn(email, "Not-this-1-either", "203.0.113.8");
    const kinds = (await eventsOf(token)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "sign-in.refused")).toHaveLength(10);
    expect(kinds.filter((kind) => kind === "sign-in.blocked")).toHaveLength(1);
  });

  it("are shown only to the person they belong to", async () => {
    const owner = await signedUpOwner(on);
    const renter = await activeRenter(on);
    expect((await on.call("GET", "/user/me/activity")).status).toBe(401);
    expect((await eventsOf(owner.token)).map(({ kind }) => kind)).toEqual(["sign-in.succeeded", "account.created"]);
    expect((await eventsOf(renter.token)).map(({ kind }) => kind)).toEqual(["sign-in.succeeded", "account.created"]);
  });

  it("are kept for 90 days", async () => {
    const { email } = await signedUpOwner(on);
    await on.advance("PT2159H");
    expect(await eventsOf(await tokenOf(email))).toHaveLength(3);
    await on.advance("PT1H");
    expect(await eventsOf(await tokenOf(email))).toHaveLength(2);
  });
});
