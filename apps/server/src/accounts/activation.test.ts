import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import {
  type AccountsUnderTest,
  activeRenter,
  codeIn,
  contactOf,
  invited,
  password,
  signedUpOwner,
  somebody,
  startAccounts,
} from "./testing.ts";

let on: AccountsUnderTest;
let companyId: string;
beforeAll(async () => {
  on = await startAccounts();
  companyId = (await signedUpOwner(on)).companyId;
});
afterAll(() => on.close());

const tokenOf = (link: string) => new URL(link).searchParams.get("token")!;
const activate = (activationToken: string, more = {}) =>
  on.call("POST", "/auth/renter-activate-creds", { activationToken, password, ...more });
const userOf = async (renterId: string) =>
  (await row(on.app.db, sql<{ user: string | null }>`select user_id as "user" from renter where id = ${renterId}`))!
    .user;

describe("An invited renter", () => {
  it("activates their account with the link and a password, and stays the same contact", async () => {
    const email = somebody();
    const renterId = await contactOf(on, companyId, email.toUpperCase(), "+14155550123");
    const link = await invited(on, renterId);
    expect(link).toMatch(/^https:\/\/porchlight\.test\/renter\/activate\?token=[\w-]{43}$/);
    const { status, body } = await activate(tokenOf(link));
    expect(status).toBe(200);
    expect(body).toEqual({ accessToken: expect.any(String), role: "renter" });
    const me = await on.call("GET", "/user/me", undefined, body.accessToken as string);
    expect(me.body).toMatchObject({ role: "renter", name: "Rosa Mendes", email, phoneNumber: "+14155550123" });
    expect(me.body.id).toBe(await userOf(renterId));
  });

  it("can correct their name and phone while activating", async () => {
    const link = await invited(on, await contactOf(on, companyId, somebody()));
    const { body } = await activate(tokenOf(link), { name: "Rosa Méndez", phoneNumber: "(415) 555-0188" });
    const me = await on.call("GET", "/user/me", undefined, body.accessToken as string);
    expect(me.body).toMatchObject({ name: "Rosa Méndez", phoneNumber: "+14155550188" });
  });

  it("can use the link once, and is told to sign in the second time", async () => {
    const token = tokenOf(await invited(on, await contactOf(on, companyId, somebody())));
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await activate(token)).body.message).toBe("This account is already active. Please sign in.");
  });

  it("can use the link for seven days; an unknown link is rejected", async () => {
    const token = tokenOf(await invited(on, await contactOf(on, companyId, somebody())));
    expect((await activate("not-a-token-of-ours")).status).toBe(410);
    await on.advance("P7D");
    expect(await activate(token)).toMatchObject({
      status: 410,
      body: { message: "This activation link has expired." },
    });
  });

  it("must choose a strong password", async () => {
    const token = tokenOf(await invited(on, await contactOf(on, companyId, somebody())));
    expect((await activate(token, { password: "weak" })).body.validationErrors).toEqual({
      password: "Please choose a stronger password",
    });
  });

  it("who is already active is tied to the new owner's contact at once and invited to sign in", async () => {
    const { email } = await activeRenter(on);
    const renterId = await contactOf(on, companyId, email);
    expect(await invited(on, renterId)).toBe("https://porchlight.test/renter/sign-in");
    expect(await userOf(renterId)).not.toBeNull();
  });

  it("who became active after the invitation enters their existing password", async () => {
    const email = somebody();
    const renterId = await contactOf(on, companyId, email);
    const token = tokenOf(await invited(on, renterId));
    await activeRenter(on, email);
    expect((await activate(token, { password: "Another-Secret-5" })).status).toBe(409);
    expect((await activate(token)).status).toBe(200);
    expect(await userOf(renterId)).not.toBeNull();
  });

  it("whose email is an owner's activates with another one, which a code proves and the owner then has", async () => {
    const owner = await signedUpOwner(on);
    const renterId = await contactOf(on, companyId, owner.email);
    const activationToken = tokenOf(await invited(on, renterId));
    const refused = await activate(activationToken);
    expect(refused).toMatchObject({
      status: 409,
      body: { validationErrors: { email: expect.stringMatching(/owner/) } },
    });
    const email = somebody();
    const ask = (given: string) => on.call("POST", "/auth/renter-activation-code", { activationToken, email: given });
    expect((await ask(owner.email)).body.validationErrors).toEqual({ email: refused.body.message });
    expect((await ask(email)).status).toBe(200);
    expect((await activate(activationToken, { email })).body.validationErrors).toEqual({ code: "Invalid Code" });
    const code = codeIn(await on.mailTo(email));
    const wrong = code === 999_999 ? code - 1 : code + 1;
    expect((await activate(activationToken, { email, code: wrong })).status).toBe(400);
    expect((await activate(activationToken, { email: somebody(), code })).status).toBe(400);
    const { status, body } = await activate(activationToken, { email, code });
    expect(status).toBe(200);
    expect((await on.call("GET", "/user/me", undefined, body.accessToken as string)).body.email).toBe(email);
    const contact = await row(on.app.db, sql<{ email: string }>`select email from renter where id = ${renterId}`);
    expect(contact!.email).toBe(email);
  });

  it("cannot guess the code of another email", async () => {
    const renterId = await contactOf(on, companyId, (await signedUpOwner(on)).email);
    const activationToken = tokenOf(await invited(on, renterId));
    const email = somebody();
    await on.call("POST", "/auth/renter-activation-code", { activationToken, email });
    const code = codeIn(await on.mailTo(email));
    const tries: number[] = [];
    for (let tried = 0; tried < 7; tried++)
      tries.push((await activate(activationToken, { email, code: 100_000 + ((code + tried) % 800_000) })).status);
    expect(tries.at(-1)).toBe(429);
    expect((await activate(activationToken, { email, code })).status).toBe(429);
  });

  it("must have an email", async () => {
    const renterId = await contactOf(on, companyId, null, "+14155550123");
    await expect(invited(on, renterId)).rejects.toMatchObject({ fields: { email: "Email is required" } });
    await expect(invited(on, crypto.randomUUID())).rejects.toMatchObject({ code: "not-found" });
  });

  it("who has not activated yet does not block the email from signing up as an owner", async () => {
    const email = somebody();
    await invited(on, await contactOf(on, companyId, email));
    expect((await signedUpOwner(on, email)).companyId).toEqual(expect.any(String));
  });
});
